import type { Shortcut } from '../commands/kit/define-command.ts'

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Backspace: '⌫',
  Delete: 'Del',
  Enter: '↵',
  ' ': 'Space',
}

/** Whether the platform uses ⌘ instead of Ctrl (where Ctrl+click is a right click). */
export const IS_MAC = /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** Display text of a shortcut: `⇧⌘G` on a Mac, `Ctrl+Shift+G` elsewhere. */
export function shortcutText({ key, isMod = false, isShift = false, isAlt = false }: Shortcut, isMac = IS_MAC): string {
  const name = KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  if (isMac) return `${isAlt ? '⌥' : ''}${isShift ? '⇧' : ''}${isMod ? '⌘' : ''}${name}`
  return [...(isMod ? ['Ctrl'] : []), ...(isShift ? ['Shift'] : []), ...(isAlt ? ['Alt'] : []), name].join('+')
}
