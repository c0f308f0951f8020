import { FORMULA_LIMITS, readDecimal, storedDecimal } from '@mallwright/contract/voucher/formula'
import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import type { VoucherValues } from '@mallwright/contract/voucher'

import type { StoredField } from '../../db/tables/voucher/voucher-template.table.ts'
import type { StoredValues } from '../../db/tables/voucher/voucher.table.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'

/** Which field is wrong, and in which row (from 1). */
// A type, not an interface: failures carry records.
export type WrongField = {
  readonly cField: string
  readonly cLabel: string
  readonly iRowNo?: number
}

/** Where values stand, and what their options are. */
export interface ValueContext {
  readonly locale: Locale
  readonly rowNo?: number
  /** Keys of an enumeration. */
  readonly optionsOf: (code: string) => ReadonlySet<string>
  /** What is stored: an option that was taken away since may stay. */
  readonly kept: StoredValues
}

/** Most characters of a text whose field has no limit of its own. */
const MAX_TEXT = 200

/** Names the field of a failure. */
export function wrongField(field: StoredField, { locale, rowNo }: Pick<ValueContext, 'locale' | 'rowNo'>): WrongField {
  return {
    cField: field.name,
    cLabel: translate(locale, field.label),
    ...(rowNo !== undefined && { iRowNo: rowNo }),
  }
}

/** Whether somebody types the field, after a copy or not: others are computed, copied or given by the server. */
export function isTyped({ formula, isReadOnly = false, isUpstream = false }: StoredField): boolean {
  return formula === undefined && !isReadOnly && !isUpstream
}

/** The typed values of fields as they are stored, by the rules of their template. */
export function readTypedValues(
  fields: readonly StoredField[],
  sent: VoucherValues,
  context: ValueContext,
): StoredValues | Failed<'VALUE_MISSING' | 'VALUE_REFUSED', WrongField> {
  const values: Record<string, string> = {}
  for (const field of fields.filter(isTyped)) {
    const value = readValue(field, sent[field.name] ?? '', context)
    if (value === undefined) return fail('VALUE_REFUSED', wrongField(field, context))
    const isMissing = value.trim() === '' && field.isRequired && !field.isHidden && field.type !== 'Checkbox'
    if (isMissing) return fail('VALUE_MISSING', wrongField(field, context))
    values[field.name] = value
  }
  return values
}

/** A value as it is stored; `undefined` when the field does not take it. */
function readValue(field: StoredField, sent: unknown, { optionsOf, kept }: ValueContext): string | undefined {
  if (typeof sent !== 'string') return undefined
  if (sent === '') return ''
  switch (field.type) {
    case 'Number':
      return readNumber(field, sent)
    case 'Date':
      return isDay(sent) ? sent : undefined
    case 'Checkbox':
      return sent === '1' ? '1' : undefined
    case 'Select':
      return optionsOf(field.code ?? '').has(sent) || kept[field.name] === sent ? sent : undefined
    case 'Refer':
      return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(sent) ? sent : undefined
    case 'Text':
    case 'TextArea':
      return sent.length <= (field.length ?? MAX_TEXT) && !sent.includes('\0') ? sent : undefined
  }
}

function readNumber({ precision = 0, min, max }: StoredField, sent: string): string | undefined {
  if (!/^-?\d{1,15}(\.\d{1,15})?$/.test(sent)) return undefined
  const number = readDecimal(sent)
  if (!number || number.c.length > FORMULA_LIMITS.digits || !number.round(precision).eq(number)) return undefined
  if (min !== undefined && number.lt(String(min))) return undefined
  if (max !== undefined && number.gt(String(max))) return undefined
  return storedDecimal(number, precision)
}

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
