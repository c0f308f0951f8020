import { expect, it } from 'vitest'

import { shortcutKeys, shortcutText } from './shortcut-text.ts'

it('formats a shortcut for the platform', () => {
  const ungroup = { key: 'g', isMod: true, isShift: true }
  expect([shortcutText(ungroup, true), shortcutText(ungroup, false)]).toEqual(['⇧⌘G', 'Ctrl+Shift+G'])
  expect(shortcutText({ key: 'ArrowUp', isAlt: true }, false)).toBe('Alt+↑')
  expect(shortcutText({ key: 'c', isMod: true, isAlt: true }, true)).toBe('⌥⌘C')
})

it('gives each key a cap of its own', () => {
  const redo = { key: 'z', isMod: true, isShift: true }
  expect([shortcutKeys(redo, true), shortcutKeys(redo, false)]).toEqual([
    ['⇧', '⌘', 'Z'],
    ['Ctrl', 'Shift', 'Z'],
  ])
  expect(shortcutKeys({ key: '+', isMod: true }, false)).toEqual(['Ctrl', '+'])
})
