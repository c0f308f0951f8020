import fc from 'fast-check'

/** Characters that look like a digit, are taken for one by other engines, or are not seen at all. */
export const DECEPTIVE = [
  ...Array.from('０１２３４５６７８９٠١٢٣۰۱۲३४५৪๑๒〇一②③ⅣⅨ𝟎𝟏𝟗'),
  ...Array.from(' \t\n\r\u00a0\u2009\u3000'),
  ...Array.from('\u200b\u200c\u200d\u2060\ufeff\u00ad\u202e\u0000\u0301\ufe0f'),
]

/** Values that are no texts. */
export const NOT_TEXTS = [undefined, null, 0, Number.NaN, 13800000000, true, {}, [], ['13800000000'], Symbol('1'), 1n]

/** Inputs of 10,000 characters that a pattern with two ways to match would go through again and again. */
export const LONG_TEXTS = ['1', '9', '0', 'a', 'A', 'x', ' ', '.', '-', '@', 'a@', 'a.', 'a-', '1X', '１', '!', 'aA1!']
  .flatMap((unit) => ['', '@', '\u0000', 'X', '.'].map((end) => unit.repeat(10_000 / unit.length).slice(0, -1) + end))
  .map((text) => text.slice(0, 10_000))

/** Decimal digits of a count, as fast-check makes them. */
export const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))

/** The text with another text at one position. */
export function replaceAt(text: string, index: number, replacement: string): string {
  return text.slice(0, index) + replacement + text.slice(index + 1)
}
