/** Backgrounds on which white text reaches AA; assigned by account, equal on every device. */
const COLOURS = ['#b4235a', '#7a3fc4', '#0f6f8c', '#1a7a47', '#a8480f', '#4b5bd0', '#8a5a00', '#9c2fa0']

/** Colour of an account. */
export function editorColour(accountId: string): string {
  let sum = 0
  for (const character of accountId) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return COLOURS[sum % COLOURS.length] ?? '#4b5bd0'
}

/** Avatar text: the last two characters of a Chinese name, else the initials. */
export function editorInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  if (/\p{Script=Han}/u.test(name)) return Array.from(name.trim()).slice(-2).join('')
  const initials = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '')
  return initials.join('').toUpperCase() || '?'
}
