import { FILTER_LIMITS } from './filter-tree.ts'
import type { FieldKind, FilterReason } from './filter-tree.ts'

/** A literal as it was written: in quotes or a bare number. */
export interface Literal {
  readonly text: string
  readonly isQuoted: boolean
}

/** Bounds of PostgreSQL's bigint. */
const MAX_BIGINT = 2n ** 63n - 1n
const MIN_BIGINT = -(2n ** 63n)
/** Digits of the longest bigint. */
const BIGINT_DIGITS = 19

/** The checked text of a literal for a kind of field; `undefined` when the kind does not take it. Engine 1.7. */
export function checkedValue(kind: FieldKind, { text, isQuoted }: Literal): string | undefined {
  switch (kind) {
    case 'text':
    case 'key':
    case 'exists':
      return isQuoted ? text : undefined
    case 'int':
      return isBigint(text) ? text : undefined
    case 'flag':
      return text === '0' || text === '1' ? text : undefined
    case 'decimal':
    case 'money':
      return isDecimal(text) ? text : undefined
    case 'date':
      return isQuoted ? wholeMoment(text) : undefined
  }
}

function isBigint(text: string): boolean {
  if (!/^-?\d+$/.test(text)) return false
  const digits = text.replace(/^(-?)0+(?=\d)/, '$1')
  if (digits.length > BIGINT_DIGITS + 1) return false
  const value = BigInt(digits)
  return value >= MIN_BIGINT && value <= MAX_BIGINT
}

function isDecimal(text: string): boolean {
  const [, whole = '', decimals = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '' || decimals.length > FILTER_LIMITS.decimals) return false
  return (whole + decimals).replace(/^0+(?=\d)/, '').length <= FILTER_LIMITS.digits
}

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?)?$/

/** A day, minute or second as a whole second, `yyyy-MM-dd HH:mm:ss`; `undefined` when there is no such moment. */
function wholeMoment(text: string): string | undefined {
  const match = MOMENT.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const isDay = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
  return isDay && hour < 24 && minute < 60 && second < 60
    ? text.padEnd(19, MIDNIGHT.slice(text.length - 19))
    : undefined
}

const MIDNIGHT = ' 00:00:00'

function daysOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** What is wrong with a LIKE pattern; `undefined` when nothing is. */
export function patternFault(pattern: string): FilterReason | undefined {
  let wildcards = 0
  let length = 0
  let isEscaped = false
  for (const character of pattern) {
    length += 1
    if (character === '%' && !isEscaped) wildcards += 1
    isEscaped = character === '\\' && !isEscaped
  }
  if (length > FILTER_LIMITS.pattern || wildcards > FILTER_LIMITS.wildcards) return 'LIMIT'
  return isEscaped ? 'SYNTAX' : undefined
}

/** A text with `\` before what LIKE gives a meaning to. */
export function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}
