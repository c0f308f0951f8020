import { translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import { isStaleValue, joinNames, plainText } from '../../controls/value-text.ts'
import type { ReferName } from '../../controls/refer-names.tsx'
import { dateTypeOf } from '../../date-input/date-text.ts'
import type { DateType } from '../../date-input/date-text.ts'
import type { ListColumn } from './list-layout.ts'
import type { ListRow } from './row-page.ts'

/** Shown for an empty value. */
export const NOTHING = '–'

const YES: Label = { zh: '是', en: 'Yes' }
const NO: Label = { zh: '否', en: 'No' }

/** Characters of a moment (`yyyy-MM-dd HH:mm:ss`) that a type of date shows, from and to. */
const DATE_PIECES: Readonly<Record<DateType, readonly [number, number]>> = {
  month: [0, 7],
  date: [0, 10],
  datetime: [0, 16],
  time: [11, 16],
}

/** Text of a cell. Booleans are 是 or 否, numbers have the column's decimals. Specification 2 §9. */
export function cellText(column: ListColumn, { values }: ListRow, locale: Locale): string {
  const value = values[column.field]
  if (value === null || value === undefined || value === '') return NOTHING
  switch (column.type) {
    case 'Boolean':
    case 'Checkbox':
      return yesOrNo(value, locale)
    case 'Number':
      return typeof value === 'number' ? numberText(value, column.precision) : plainText(value)
    case 'Date':
      return plainText(value).slice(...DATE_PIECES[dateTypeOf(column.typeCode)])
    case 'Select':
    case 'Refer':
      return companionText(values[`$${column.field}`], locale) || plainText(value)
    case 'Text':
    case 'TextArea':
      return plainText(value)
  }
}

/** The names of a cell of references, when one of them is stale; engine 3.1. */
export function staleNames({ field, type }: ListColumn, { values }: ListRow): readonly ReferName[] | undefined {
  const companion = values[`$${field}`]
  if (type !== 'Refer' || typeof companion !== 'object' || companion === null) return undefined
  const chosen = (Array.isArray(companion) ? companion : [companion]) as readonly object[]
  const names = chosen.map((each) => ({ name: companionText(each, 'zh-CN'), isStale: isStaleValue(each) }))
  return names.some(({ isStale }) => isStale) ? names : undefined
}

/** 是 or 否. */
export function yesOrNo(value: unknown, locale: Locale): string {
  const isTrue = value === true || value === 1 || value === '1'
  return translate(locale, isTrue ? YES : NO)
}

/** Formats by their number of decimals, each made once: making one costs more than drawing the row that shows it. */
const numberFormats: Intl.NumberFormat[] = []

/** A number with thousands separators and exactly so many decimals. */
export function numberText(value: number | string, precision: number): string {
  const digits = { minimumFractionDigits: precision, maximumFractionDigits: precision }
  const format = (numberFormats[precision] ??= new Intl.NumberFormat('en-US', digits))
  // A text keeps all of its digits, which a number could not.
  return format.format(value as number)
}

/** What a key is shown as: a name, or the first member of a reference value; several of either are listed. */
function companionText(companion: unknown, locale: Locale): string {
  if (Array.isArray(companion)) {
    const names = companion.map((each) => companionText(each, locale)).filter(Boolean)
    return joinNames(names, locale)
  }
  if (typeof companion !== 'object' || companion === null) return typeof companion === 'string' ? companion : ''
  const [shown] = Object.values(companion)
  return typeof shown === 'string' ? shown : ''
}
