/** The names of characters that texts from editors use; others stay as they are written. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ensp: '\u2002',
  emsp: '\u2003',
  middot: '·',
  bull: '•',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  divide: '÷',
  plusmn: '±',
  deg: '°',
  yen: '¥',
  copy: '©',
  reg: '®',
  trade: '™',
}

/** Text of HTML with its character references read; what cannot be a character becomes U+FFFD. */
export function plainText(html: string): string {
  return html
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi,
      (whole: string, ...[decimal, hex, name]: string[]) => {
        if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole
        return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
      },
    )
    .replaceAll('\0', '\uFFFD')
}

function characterOf(code: number): string {
  const isNone = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) || (code >= 0x80 && code < 0xa0)
  return isNone ? '\uFFFD' : String.fromCodePoint(code)
}

/** Text as HTML, for between tags and between double quotes. */
export function htmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
