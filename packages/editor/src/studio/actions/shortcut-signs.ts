import type { Shortcut } from '../../commands/define-command.ts'

const MAC = { mod: '⌘', shift: '⇧', alt: '⌥', between: '' } as const
const OTHER = { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', between: ' ' } as const

const KEYS: Readonly<Record<string, string>> = {
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

/** How a shortcut is written on this kind of keyboard: ⌥⌘C on a Mac, Ctrl Alt C elsewhere. */
export function shortcutSign({ key, isMod, isShift, isAlt }: Shortcut, isMac: boolean): string {
  const signs = isMac ? MAC : OTHER
  const modifiers = isMac
    ? [isAlt && signs.alt, isShift && signs.shift, isMod && signs.mod]
    : [isMod && signs.mod, isAlt && signs.alt, isShift && signs.shift]
  const name = KEYS[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  return [...modifiers.filter(Boolean), name].join(signs.between)
}

/** Whether the keyboard has ⌘. */
export function hasCommandKey(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
