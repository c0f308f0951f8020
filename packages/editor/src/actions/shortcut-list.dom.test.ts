import { expect, it } from 'vitest'

import { ACTIONS, COMMANDS } from '../commands/registry/command-registry.ts'
import { shortcutGroups } from './shortcut-list.ts'
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
