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
export function shortcutText(shortcut: Shortcut, isMac = IS_MAC): string {
  return shortcutKeys(shortcut, isMac).join(isMac ? '' : '+')
}

/** The keys of a shortcut in the order of the platform, each as on its cap. */
export function shortcutKeys(shortcut: Shortcut, isMac = IS_MAC): string[] {
  const { key, isMod = false, isShift = false, isAlt = false } = shortcut
  const name = KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  const alt = isAlt ? [isMac ? '⌥' : 'Alt'] : []
  const shift = isShift ? [isMac ? '⇧' : 'Shift'] : []
  const mod = isMod ? [isMac ? '⌘' : 'Ctrl'] : []
  return isMac ? [...alt, ...shift, ...mod, name] : [...mod, ...shift, ...alt, name]
}

/** Display text of an action's first shortcut; `undefined` without one. */
export function keysOf({ shortcuts }: { readonly shortcuts?: readonly Shortcut[] | undefined }): string | undefined {
  return shortcuts?.[0] && shortcutText(shortcuts[0])
}
