import { allOf } from './filter-text.ts'
import { FILTER_LIMITS, KIND_TESTS } from './filter-tree.ts'
import type { Condition, FieldKind, FilterFields, FilterReason, FilterTest, TestKind } from './filter-tree.ts'
import { checkedValue, escapePattern, patternFault } from './filter-values.ts'

/** How a query compares. Specification 2 §3 fixes 6; the others: engine 1.6. */
export const QUERY_MODELS = {
  equal: 1,
  notEqual: 2,
  contains: 3,
  startsWith: 4,
  endsWith: 5,
  interval: 6,
  greater: 7,
  greaterOrEqual: 8,
  less: 9,
  lessOrEqual: 10,
  oneOf: 11,
  noneOf: 12,
  isEmpty: 13,
  isNotEmpty: 14,
} as const

/** What the values of a query item claim to be; it must fit the field. */
export const VALUE_TYPES = ['string', 'int', 'float', 'date', 'bool'] as const
export type ValueType = (typeof VALUE_TYPES)[number]

/** An item of a queryConditionList. Values are texts; a bool is `0` or `1`, an open bound of an interval is ''. */
export interface QueryCondition {
  readonly cQueryFieldName: string
  readonly cValueType: ValueType
  readonly iQueryModel: number
  readonly valueList: readonly string[]
}

/** The model of a query that names none, by its field type. */
export const DEFAULT_MODELS = {
  Text: QUERY_MODELS.contains,
  Number: QUERY_MODELS.interval,
  Date: QUERY_MODELS.interval,
  Select: QUERY_MODELS.oneOf,
  Checkbox: QUERY_MODELS.equal,
  Refer: QUERY_MODELS.oneOf,
} as const

const FITTING: Readonly<Record<FieldKind, readonly ValueType[]>> = {
  text: ['string'],
  key: ['string'],
  exists: ['string'],
  int: ['int'],
  decimal: ['int', 'float'],
  money: ['int', 'float'],
  date: ['date'],
  flag: ['bool'],
}

/** The value type of a query: by its field type, for Select and Refer by the prefix of the field's name. */
export function valueTypeOf(item: {
  readonly cFieldType: string
  readonly cFieldTypeCode: string
  readonly cQueryFieldName: string
}): ValueType {
  switch (item.cFieldType) {
    case 'Number':
      return Number(item.cFieldTypeCode) > 0 ? 'float' : 'int'
    case 'Date':
      return 'date'
    case 'Checkbox':
      return 'bool'
    default:
      return item.cQueryFieldName.startsWith('i') ? 'int' : 'string'
  }
}

/** A refused query item. */
export interface QueryFault {
  readonly ok: false
  readonly reason: FilterReason
}

/** The condition of a query item. */
export interface ReadQuery {
  readonly ok: true
  readonly condition: Condition
}

/** The condition that a query item asks for, checked against the fields as a parsed filter is. Engine 1.6. */
export function readQuery(item: QueryCondition, fields: FilterFields): ReadQuery | QueryFault {
  const field = fields.get(item.cQueryFieldName)
  if (!field?.filter) return refused('FIELD')
  const { kind } = field
  if (!FITTING[kind].includes(item.cValueType)) return refused('TYPE')
  const built = conditionOf({ field: item.cQueryFieldName, kind, model: item.iQueryModel, values: item.valueList })
  return typeof built === 'string' ? refused(built) : { ok: true, condition: built }
}

function refused(reason: FilterReason): QueryFault {
  return { ok: false, reason }
}

interface Comparison {
  readonly field: string
  readonly kind: FieldKind
  readonly model: number
  readonly values: readonly string[]
}

function conditionOf(comparison: Comparison): Condition | FilterReason {
  switch (comparison.model) {
    case QUERY_MODELS.equal:
      return single(comparison, '=')
    case QUERY_MODELS.notEqual:
      return butEmpty(comparison, single(comparison, '<>'))
    case QUERY_MODELS.contains:
      return matching(comparison, (text) => `%${text}%`)
    case QUERY_MODELS.startsWith:
      return matching(comparison, (text) => `${text}%`)
    case QUERY_MODELS.endsWith:
      return matching(comparison, (text) => `%${text}`)
    case QUERY_MODELS.interval:
      return interval(comparison)
    case QUERY_MODELS.greater:
      return single(comparison, '>')
    case QUERY_MODELS.greaterOrEqual:
      return single(comparison, '>=')
    case QUERY_MODELS.less:
      return single(comparison, '<')
    case QUERY_MODELS.lessOrEqual:
      return single(comparison, '<=')
    case QUERY_MODELS.oneOf:
      return oneOf(comparison)
    case QUERY_MODELS.noneOf: {
      const found = oneOf(comparison)
      return butEmpty(comparison, typeof found === 'string' ? found : { op: 'not', of: found })
    }
    case QUERY_MODELS.isEmpty:
      return empty(comparison)
    case QUERY_MODELS.isNotEmpty: {
      const found = empty(comparison)
      return typeof found === 'string' ? found : { op: 'not', of: found }
    }
    default:
      return 'TYPE'
  }
}

/** A test of one operator, each value checked for the kind. */
function testOf({ field, kind }: Comparison, test: TestKind, values: readonly string[]): FilterTest | FilterReason {
  if (!KIND_TESTS[kind].includes(test)) return 'TYPE'
  const checked = values.map((text) => checkedValue(kind, { text, isQuoted: true }))
  if (checked.some((value) => value === undefined)) return 'TYPE'
  return { op: 'test', field, kind: test, values: checked.flatMap((value) => value ?? []) }
}

function single(comparison: Comparison, test: TestKind): Condition | FilterReason {
  return comparison.values.length === 1 ? testOf(comparison, test, comparison.values) : 'TYPE'
}

function isText(kind: FieldKind): boolean {
  return kind === 'text' || kind === 'key' || kind === 'exists'
}

/** Without rows whose field is empty: null is out by itself, '' is not. */
function butEmpty({ field, kind }: Comparison, found: Condition | FilterReason): Condition | FilterReason {
  if (typeof found === 'string' || !isText(kind)) return found
  return { op: 'and', of: [found, { op: 'test', field, kind: '<>', values: [''] }] }
}

function matching({ field, kind, values }: Comparison, pattern: (text: string) => string): Condition | FilterReason {
  const [value = ''] = values
  if (!isText(kind) || values.length !== 1 || value.trim() === '') return 'TYPE'
  const like = pattern(escapePattern(value))
  return patternFault(like) ?? { op: 'test', field, kind: 'like', values: [like] }
}

function oneOf(comparison: Comparison): Condition | FilterReason {
  const { kind, values } = comparison
  if (kind === 'date' || kind === 'flag' || values.length === 0) return 'TYPE'
  return values.length > FILTER_LIMITS.values ? 'LIMIT' : testOf(comparison, 'in', values)
}

function interval(comparison: Comparison): Condition | FilterReason {
  const { kind, values } = comparison
  const [from = '', to = ''] = values
  if (values.length !== 2 || (from === '' && to === '')) return 'TYPE'
  const lower = from === '' ? undefined : testOf(comparison, '>=', [from])
  const upper = to === '' ? undefined : testOf(comparison, '<=', [to])
  if (typeof lower === 'string') return lower
  if (typeof upper === 'string') return upper
  const [first = ''] = lower?.values ?? []
  const [last = ''] = upper?.values ?? []
  if (lower && upper && isGreater(kind, first, last)) return 'TYPE'
  const end: FilterTest | undefined =
    upper && kind === 'date' ? { ...upper, kind: '<', values: [secondAfter(last)] } : upper
  return allOf(
    'and',
    [lower, end].filter((bound) => bound !== undefined),
  )
}

/** Whether one checked value is greater than another of its kind; exact for numbers. */
function isGreater(kind: FieldKind, first: string, second: string): boolean {
  return kind === 'date' ? first > second : scaled(first) > scaled(second)
}

/** A number in units of its smallest decimal. */
function scaled(text: string): bigint {
  const [whole = '', decimals = ''] = text.split('.')
  return BigInt(whole + decimals.padEnd(FILTER_LIMITS.decimals, '0'))
}

/** The second after a whole second, so that times within it are included. */
function secondAfter(moment: string): string {
  const [day = '', time = ''] = moment.split(' ')
  const next = new Date(Date.parse(`${day}T${time}Z`) + 1000).toISOString()
  return next.replace(/^\+0*/, '').slice(0, -5).replace('T', ' ')
}

function empty({ field, kind, values }: Comparison): Condition | FilterReason {
  if (values.length > 0 || !KIND_TESTS[kind].includes('null')) return 'TYPE'
  const isNull: FilterTest = { op: 'test', field, kind: 'null', values: [] }
  if (!isText(kind)) return isNull
  return { op: 'or', of: [isNull, { op: 'test', field, kind: '=', values: [''] }] }
}
