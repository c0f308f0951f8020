/** Halves of a character (lone surrogates), which neither UTF-8 nor PostgreSQL can hold. */
const HALF_CHARACTERS = /[\ud800-\udfff]/gu

/** A text with U+FFFD in place of half characters. */
export function wellFormed(text: string): string {
  // Most texts have no surrogate at all, which is quickly seen.
  if (!/[\ud800-\udfff]/.test(text)) return text
  return text.replace(HALF_CHARACTERS, '\ufffd')
}

/** The start of a text: at most `max` UTF-16 units, never half a character. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, Math.max(0, max))
  const last = cut.charCodeAt(cut.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut
}

/** A pair of escaped surrogates, one alone, or any other escape: so that an escaped backslash is not taken for the start of one. */
const JSON_ESCAPE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[^])/g

/** JSON text with U+FFFD in place of half characters, in keys too. Works on the text: a value may be too deep to walk. */
export function wellFormedJson(json: string): string {
  const raw = wellFormed(json)
  if (!/\\u[dD][89a-fA-F]/.test(raw)) return raw
  return raw.replace(JSON_ESCAPE, (escape, half: string | undefined) =>
    half === undefined ? escape : String.raw`\ufffd`,
  )
}
