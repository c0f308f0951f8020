/** What a field holds, which decides the operators and the literals that it takes; engine 1.7. `exists` asks rows below. */
export type FieldKind = 'text' | 'key' | 'int' | 'flag' | 'decimal' | 'money' | 'date' | 'exists'

/** What a filter may do with a field. */
export interface FilterField {
  readonly kind: FieldKind
  /** May be compared. */
  readonly filter?: boolean | undefined
  /** May be ordered by. */
  readonly order?: boolean | undefined
}

/** The addressable fields by name. A field that is missing here does not exist, whatever the reason. */
export type FilterFields = ReadonlyMap<string, FilterField>

/** What a test compares by; all others are `not` around one of these, as in SQL. */
export type TestKind = '=' | '<>' | '<' | '<=' | '>' | '>=' | 'like' | 'in' | 'between' | 'null'

/**
 * A comparison of one field. Values are checked literals without quotes: dates are whole (`yyyy-MM-dd HH:mm:ss`, Asia/Shanghai),
 * numbers as written. `null` has none, `between` two, `in` 1 to 100.
 */
export interface FilterTest {
  readonly op: 'test'
  readonly field: string
  readonly kind: TestKind
  readonly values: readonly string[]
}

/** A condition as a tree; `and` and `or` have two members or more. */
export type Condition =
  | { readonly op: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly op: 'not'; readonly of: Condition }
  | FilterTest

/** A key to sort by. */
export interface SortKey {
  readonly field: string
  readonly descending: boolean
}

/** Why a filter is refused: not of the grammar, an unknown field, a value or operator that the field does not take, too much. */
export type FilterReason = 'SYNTAX' | 'FIELD' | 'TYPE' | 'LIMIT'

/** A refused filter; `position` is the index (UTF-16) of the first offending token, the text's length at its end. */
export interface FilterFault {
  readonly ok: false
  readonly reason: FilterReason
  readonly position: number
}

/** The parsed filter: without `condition` it selects everything. */
export interface ParsedFilter {
  readonly ok: true
  readonly condition?: Condition
  readonly order: readonly SortKey[]
}

/** Limits of filters and conditions. Domain 1.13; engine 1.5 to 1.7. */
export const FILTER_LIMITS = {
  text: 4096,
  tests: 20,
  depth: 16,
  values: 100,
  sortKeys: 4,
  field: 64,
  /** Code points of a LIKE pattern, and unescaped `%` in it. */
  pattern: 200,
  wildcards: 8,
  /** Digits of a decimal without leading zeros, and its decimals. */
  digits: 15,
  decimals: 6,
  /** Items of a queryConditionList, and fields of cFilterField. */
  queries: 20,
  filterFields: 5,
} as const

const ORDERED: readonly TestKind[] = ['=', '<>', '<', '<=', '>', '>=', 'in', 'between', 'null']

/** The operators of each kind. Engine 1.7; `exists`: engine 12. */
export const KIND_TESTS: Readonly<Record<FieldKind, readonly TestKind[]>> = {
  text: ['=', '<>', 'in', 'null', 'like'],
  key: ['=', '<>', 'in', 'null', 'like'],
  int: ORDERED,
  decimal: ORDERED,
  money: ORDERED,
  date: ORDERED,
  flag: ['=', '<>', 'in', 'null'],
  exists: ['=', 'in', 'like'],
}
