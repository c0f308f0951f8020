import { format as formatNumber, formatColor, isDateFormat } from 'numfmt'

import { attributeOf, childOf, childrenOf, descendantsOf } from '../package/xml.ts'

/** What a cell shows. */
export interface CellText {
  readonly text: string
  readonly isNumber: boolean
  /** A colour that its format asks for, as CSS. */
  readonly color?: string | undefined
}

/** What the cells of a workbook are read by. */
export interface TextSource {
  /** Texts that cells name by their number. */
  readonly strings: readonly string[]
  /** Whether days are counted from 1904. ECMA-376 part 1 §18.17.4.1. */
  readonly isFrom1904: boolean
  /** BCP 47. */
  readonly language: string
}

/** Days between the two ways of counting. */
const DAYS_OF_1904 = 1462

/** The longest text of a cell that is shown, in characters. */
const MAX_TEXT = 2000

/** What a cell shows, by its type and the format of its style; a formula by the result that was saved. ECMA-376 part 1 §18.3.1.4. */
export function cellText(cell: Element, format: string, source: TextSource): CellText {
  const type = attributeOf(cell, 't')
  const value = childOf(cell, 'v')?.textContent ?? ''
  if (type === 's') return asText(source.strings[Number(value)] ?? '', format, source)
  if (type === 'inlineStr') return asText(textOf(childOf(cell, 'is')), format, source)
  if (type === 'str') return asText(value, format, source)
  if (type === 'b') return { text: value === '1' || value === 'true' ? 'TRUE' : 'FALSE', isNumber: false }
  if (value === '' || type === 'e' || type === 'd' || !Number.isFinite(Number(value)))
    return { text: cut(value), isNumber: false }
  return asNumber(Number(value), format, source)
}

function asNumber(number: number, format: string, { isFrom1904, language }: TextSource): CellText {
  const locale = { locale: language }
  try {
    const counted = isFrom1904 && isDateFormat(format) ? number + DAYS_OF_1904 : number
    const color = formatColor(format, counted)
    const isNamed = typeof color === 'string' && /^(?:#[\da-f]{6}|[a-z]+)$/i.test(color)
    const text = cut(formatNumber(format, counted, locale).trim())
    return { text, isNumber: true, ...(isNamed && { color }) }
  } catch {
    // A format that is none.
    return { text: formatNumber('General', number, locale), isNumber: true }
  }
}

/** A text, which a format may put words around. */
function asText(text: string, format: string, { language }: TextSource): CellText {
  if (format === 'General' || format === '@' || !format.includes('@')) return { text: cut(text), isNumber: false }
  try {
    return { text: cut(formatNumber(format, text, { locale: language }).trim()), isNumber: false }
  } catch {
    return { text: cut(text), isNumber: false }
  }
}

/** The text of an entry of strings, in one piece or in runs; how Chinese or Japanese is read aloud stands beside it. */
export function textOf(entry: Element | undefined): string {
  if (!entry) return ''
  const runs = childrenOf(entry, 'r')
  if (runs.length === 0) return childOf(entry, 't')?.textContent ?? ''
  return runs.flatMap((run) => descendantsOf(run, 't').map((one) => one.textContent)).join('')
}

function cut(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
