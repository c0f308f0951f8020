import { expect, it } from 'vitest'

import { shortcutText } from './shortcut-text.ts'

it('formats a shortcut for the platform', () => {
  const ungroup = { key: 'g', isMod: true, isShift: true }
  expect([shortcutText(ungroup, true), shortcutText(ungroup, false)]).toEqual(['⇧⌘G', 'Ctrl+Shift+G'])
  expect(shortcutText({ key: 'ArrowUp', isAlt: true }, false)).toBe('Alt+↑')
  expect(shortcutText({ key: 'c', isMod: true, isAlt: true }, true)).toBe('⌥⌘C')
})
