import type { KeyPress } from '../../gestures/keyboard.ts'

/** A key event as shortcuts name it. */
export function pressedKey(event: KeyboardEvent): KeyPress {
  const { key, code, metaKey, ctrlKey, shiftKey, altKey } = event
  return {
    key: keyName(key, code, altKey),
    isMod: metaKey || ctrlKey,
    // The sign itself says that it was reached with Shift.
    isShift: shiftKey && !/^[?？]$/.test(key),
    isAlt: altKey,
  }
}

/** With Alt a Mac writes another sign, such as ç for C; an input method writes wide signs. */
function keyName(key: string, code: string, isAlt: boolean): string {
  if (key === '？') return '?'
  const [, letter] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? []
  return isAlt && letter !== undefined ? letter.toLowerCase() : key
}
