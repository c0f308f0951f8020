import { describe, expect, it } from 'vitest'

import { ACTIONS, COMMANDS } from '../commands/registry/command-registry.ts'
import { findShortcuts, shortcutGroups } from './shortcut-list.ts'
import { shortcutText } from './shortcut-text.ts'
import { STUDIO_ACTIONS } from '../shell/actions/studio-actions.ts'

it('lists every shortcut of the registries', () => {
  const listed = shortcutGroups(STUDIO_ACTIONS).flatMap(({ entries }) => entries.map(({ name }) => name))
  const withKeys = [...ACTIONS, ...STUDIO_ACTIONS].filter(({ shortcuts }) => shortcuts?.length)
  expect(withKeys.filter(({ name }) => !listed.includes(name))).toEqual([])
})

it('has unique action names and unique shortcuts', () => {
  const names = [...ACTIONS, ...STUDIO_ACTIONS].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  // A studio action may only share its name with the command that it runs.
  const homonyms = STUDIO_ACTIONS.filter(({ name, label }) => COMMANDS[name] && COMMANDS[name].label.zh !== label.zh)
  expect(homonyms).toEqual([])
  const signs = [...ACTIONS, ...STUDIO_ACTIONS].flatMap(({ shortcuts = [] }) =>
    shortcuts.map((shortcut) => shortcutText(shortcut, false)),
  )
  expect(signs.filter((sign, index) => signs.indexOf(sign) !== index)).toEqual([])
})

describe('the list is searched', () => {
  const found = (query: string) =>
    findShortcuts(shortcutGroups(STUDIO_ACTIONS), query).flatMap(({ entries }) => entries.map(({ label }) => label.zh))

  it('by names of either language, with all of their words', () => {
    expect(found('撤销')).toEqual(['撤销'])
    expect(found('undo')).toEqual(['撤销'])
    expect(found('before select')).toEqual(['选择上一个或下一个模块'])
    expect(found('')).toEqual(
      shortcutGroups(STUDIO_ACTIONS).flatMap(({ entries }) => entries.map(({ label }) => label.zh)),
    )
  })

  it('by keys, as either keyboard has them', () => {
    expect(found('ctrl+z')).toContain('撤销')
    expect(found('⌘Z')).toContain('撤销')
    expect(found('Ctrl z')).not.toContain('复制')
    expect(found('esc')).toContain('选择上级容器，或取消选择')
    expect(found('shift ←')).toEqual(['自由容器内移动 10'])
  })

  it('and has no headings without a find', () => {
    expect(findShortcuts(shortcutGroups(STUDIO_ACTIONS), '没有这个')).toEqual([])
  })
})
