import type { FieldKind, FilterTest, SortKey } from '@mallwright/contract/list-engine'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { fieldOf } from './define-source.ts'
import type { Source, SourceField } from './define-source.ts'

/** The rows at or below nodes of a tree: made by the server for tree fields, never by the grammar. */
export interface BelowTest {
  readonly op: 'below'
  readonly field: string
  readonly values: readonly string[]
}

/** A condition as the engine runs it: the parsed tree, and nodes of trees. */
export type EngineCondition =
  | { readonly op: 'and' | 'or'; readonly of: readonly EngineCondition[] }
  | { readonly op: 'not'; readonly of: EngineCondition }
  | FilterTest
  | BelowTest

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A condition as SQL with one parameter a value; an `in` has one in all. Fields are those of the source, checked before. */
export function filterSql(condition: EngineCondition, source: Source): SQL {
  switch (condition.op) {
    case 'and':
    case 'or': {
      const joint = condition.op === 'and' ? sql` and ` : sql` or `
      return sql`(${sql.join(
        condition.of.map((member) => filterSql(member, source)),
        joint,
      )})`
    }
    case 'not':
      return sql`(not ${filterSql(condition.of, source)})`
    case 'below': {
      const { below } = requireField(source, condition.field)
      if (!below) throw new Error(`${condition.field} of ${source.name} is no field of a tree`)
      return below(sql`${sql.param(condition.values.filter((value) => UUID.test(value)))}::uuid[]`)
    }
    case 'test':
      return testSql(condition, requireField(source, condition.field))
  }
}

/** What rows are sorted by. */
export interface SortedColumn {
  readonly column: SQL
  readonly descending: boolean
}

/** What sort keys sort by; the row key comes last, so that the order is total. */
export function sortedColumns(order: readonly SortKey[], source: Source): SortedColumn[] {
  const keys = order.map(({ field, descending }) => {
    const { sql: column, kind, sorts } = requireField(source, field)
    if (typeof column === 'function') throw new Error(`${field} of ${source.name} has no order`)
    const sorted =
      kind === 'text' ? (sorts === 'names' ? sql`${column} collate "zh-x-icu"` : sql`${column} collate "C"`) : column
    return { column: sorted, descending }
  })
  return [...keys, { column: source.key.sql, descending: false }]
}

/** Sort keys as SQL. Nulls are last ascending, first descending. */
export function orderSql(order: readonly SortKey[], source: Source): SQL[] {
  return sortedColumns(order, source).map(({ column, descending }) => (descending ? sql`${column} desc` : column))
}

function requireField(source: Source, name: string): SourceField {
  const field = fieldOf(source, name)
  if (!field) throw new Error(`${source.name} has no field ${name}`)
  return field
}

function testSql(test: FilterTest, field: SourceField): SQL {
  const { sql: column, kind } = field
  if (typeof column !== 'function') return comparisonSql(test, { column, kind, folds: field.fold ?? false })
  return column((inner) => comparisonSql(test, { column: inner, kind: 'text', folds: field.fold ?? false }))
}

interface Compared {
  readonly column: SQL
  readonly kind: FieldKind
  readonly folds: boolean
}

function comparisonSql({ kind: test, values }: FilterTest, compared: Compared): SQL {
  const column = columnSql(compared, values)
  const [first = '', second = ''] = values
  const value = (text: string) => valueSql(compared, values, text)
  switch (test) {
    case '=':
      return sql`${column} = ${value(first)}`
    case '<>':
      return sql`${column} <> ${value(first)}`
    case '<':
      return sql`${column} < ${value(first)}`
    case '<=':
      return sql`${column} <= ${value(first)}`
    case '>':
      return sql`${column} > ${value(first)}`
    case '>=':
      return sql`${column} >= ${value(first)}`
    case 'between':
      return sql`${column} between ${value(first)} and ${value(second)}`
    case 'null':
      return sql`${column} is null`
    case 'like':
      return compared.folds && hasCase(first)
        ? sql`lower(${column} collate "und-x-icu") like lower(${first}::text collate "und-x-icu")`
        : sql`${column} like ${first}::text`
    case 'in':
      return sql`${column} = any(${arraySql(compared, values)})`
  }
}

/** Chinese has no case, and to fold a column takes longer than all the rest of a search. `_` counts folded characters. */
function hasCase(pattern: string): boolean {
  return pattern.includes('_') || pattern.toLowerCase() !== pattern.toUpperCase()
}

/** A key compares as a uuid, by its index, when every value is one as it is stored; else as its text. */
function comparesUuids({ kind }: Compared, values: readonly string[]): boolean {
  return kind === 'key' && values.length > 0 && values.every((value) => UUID.test(value))
}

function columnSql(compared: Compared, values: readonly string[]): SQL {
  const { column, kind } = compared
  return kind === 'key' && values.length > 0 && !comparesUuids(compared, values) ? sql`${column}::text` : column
}

function valueSql(compared: Compared, values: readonly string[], text: string): SQL {
  switch (compared.kind) {
    case 'text':
    case 'exists':
      return sql`${text}::text`
    case 'key':
      return comparesUuids(compared, values) ? sql`${text}::uuid` : sql`${text}::text`
    case 'int':
      return sql`${text}::bigint`
    case 'flag':
      return sql`${text === '1'}::boolean`
    case 'decimal':
      return sql`${text}::numeric`
    case 'money':
      return moneySql(fenText(text))
    case 'date':
      return sql`(${text}::timestamp at time zone 'Asia/Shanghai')`
  }
}

function arraySql(compared: Compared, values: readonly string[]): SQL {
  const param = sql.param([...values])
  switch (compared.kind) {
    case 'text':
    case 'exists':
      return sql`${param}::text[]`
    case 'key':
      return comparesUuids(compared, values) ? sql`${param}::uuid[]` : sql`${param}::text[]`
    case 'int':
      return sql`${param}::bigint[]`
    case 'flag':
      return sql`${sql.param(values.map((value) => value === '1'))}::boolean[]`
    case 'decimal':
      return sql`${param}::numeric[]`
    case 'money':
      return sql`${sql.param(values.map(fenText))}::numeric[]`
    case 'date':
      return sql`array(select day at time zone 'Asia/Shanghai' from unnest(${param}::timestamp[]) day)`
  }
}

/** Whole fen compare as the column is stored; to make each row's value a decimal takes longer than to compare it. */
function moneySql(fen: string): SQL {
  return fen.includes('.') ? sql`${fen}::numeric` : sql`${fen}::bigint`
}

/** Yuan as fen by moving digits: 12.3 → 1230, 0.005 → 0.5. */
export function fenText(yuan: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(yuan) ?? []
  const cents = decimals.padEnd(2, '0')
  const rest = cents.slice(2)
  return `${sign}${whole}${cents.slice(0, 2)}${rest === '' ? '' : `.${rest}`}`
}

/** Rows that were there at a moment (UTC, with microseconds); all of a source that cannot tell. Engine 1.9. */
export function createdUntil({ createdAt }: Source, moment: string): SQL | undefined {
  return createdAt && sql`${createdAt} <= (${moment}::timestamp at time zone 'UTC')`
}
