/** Grounds on which white text reaches AA; each person gets one by account, the same on every screen. */
const COLOURS = ['#b4235a', '#7a3fc4', '#0f6f8c', '#1a7a47', '#a8480f', '#4b5bd0', '#8a5a00', '#9c2fa0']

/** The colour of a person. */
export function editorColour(accountId: string): string {
  let sum = 0
  for (const character of accountId) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return COLOURS[sum % COLOURS.length] ?? '#4b5bd0'
}

/** One or two characters for a name: the last two of a Chinese one, as in everyday lists of people, else the initials. */
export function editorInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  if (/\p{Script=Han}/u.test(name)) return Array.from(name.trim()).slice(-2).join('')
  const initials = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '')
  return initials.join('').toUpperCase() || '?'
}
