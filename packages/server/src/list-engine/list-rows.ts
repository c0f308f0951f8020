import { LIST_LIMITS } from '@mallwright/contract/list-engine'
import type { FieldKind, SortKey } from '@mallwright/contract/list-engine'
import { and, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { fieldOf } from './define-source.ts'
import type { Source, SourceField } from './define-source.ts'
import { orderSql } from './filter-sql.ts'

/** What to read of a source. Column names are fields of the source with a value. */
export interface RowsQuery {
  readonly source: Source
  readonly columns: readonly string[]
  readonly where: SQL
  readonly order: readonly SortKey[]
  readonly limit: number
  readonly offset: number
}

/** A row by field: texts, numbers and flags as the wire has them, '' for nothing. */
export type SourceRow = Record<string, unknown>

/** The member of a row that holds its key. */
export const ROW_KEY = 'cRowKey'

/** Reads a page of rows. */
export async function readRows(client: Queryable, query: RowsQuery): Promise<SourceRow[]> {
  const { source, where, order, limit, offset } = query
  const found = await orm(client)
    .select(selectionOf(source, query.columns))
    .from(source.from)
    .where(where)
    .orderBy(...orderSql(order, source))
    .limit(limit)
    .offset(offset)
  return found.map((row) => wireRow(source, row))
}

/** The different values of a column, as texts. */
export async function readDistinct(
  client: Queryable,
  { source, where, column }: Pick<RowsQuery, 'source' | 'where'> & { readonly column: string },
): Promise<ReadonlySet<string>> {
  const found = await orm(client)
    .selectDistinct(selectionOf(source, [column]))
    .from(source.from)
    .where(where)
  return new Set(found.flatMap((row) => Object.values(wireRow(source, row)).map(String)))
}

/** Keys of one statement: few enough to be nothing in memory, enough to need few statements. */
const KEYS_AT_ONCE = 500

/**
 * The keys of all rows in batches, by a text that never changes and that no two rows share, the greatest first. Every row is there
 * once without a cursor, which would hold a connection while its reader takes its time.
 */
export async function* eachKeyBatch(
  client: Queryable,
  { source, where, by }: Pick<RowsQuery, 'source' | 'where'> & { readonly by: string },
): AsyncGenerator<readonly string[]> {
  const column = columnOf(source, by)
  let before: string | undefined
  for (;;) {
    const found = await orm(client)
      .select({ key: sql`${source.key.sql}::text`, by: sql`${column}` })
      .from(source.from)
      .where(before === undefined ? where : and(where, sql`${column} < ${before}`))
      .orderBy(sql`${column} desc`)
      .limit(KEYS_AT_ONCE)
    if (found.length > 0) yield found.map(({ key }) => String(key))
    if (found.length < KEYS_AT_ONCE) return
    before = String(found.at(-1)?.by)
  }
}

/** The number of rows, exact up to `LIST_LIMITS.counted`. */
export async function countRows(
  client: Queryable,
  { source, where }: Pick<RowsQuery, 'source' | 'where'>,
): Promise<number> {
  const matching = sql`(select 1 from ${source.from} where ${where} limit ${LIST_LIMITS.counted}) matching`
  const [row] = await orm(client)
    .select({ count: sql`count(*)::int` })
    .from(matching)
  return Number(row?.count)
}

/** Reads the first children of each parent and their number, by the key of the parent. */
export async function readChildren(
  client: Queryable,
  query: Omit<RowsQuery, 'limit' | 'offset'> & { readonly parents: readonly string[] },
): Promise<ReadonlyMap<string, { readonly rows: SourceRow[]; readonly total: number }>> {
  const { source, where, parents } = query
  const { parent } = source
  const children = new Map<string, { rows: SourceRow[]; total: number }>()
  if (!parent || parents.length === 0) return children
  const order = sql.join(orderSql(query.order, source), sql`, `)
  const ranked = orm(client)
    .$with('ranked')
    .as(
      orm(client)
        .select({
          key: sql`${source.key.sql}`.as('row_key'),
          parent: sql`${parent}::text`.as('parent_key'),
          place: sql`row_number() over (partition by ${parent} order by ${order})`.as('place'),
          total: sql`count(*) over (partition by ${parent})`.as('total'),
        })
        .from(source.from)
        .where(and(where, inArray(sql`${parent}::text`, [...parents]))),
    )
  const found = await orm(client)
    .with(ranked)
    .select({ ...selectionOf(source, query.columns), [PARENT]: ranked.parent, [TOTAL]: ranked.total })
    .from(sql`${source.from} join ranked on ranked.row_key = ${source.key.sql}`)
    .where(sql`ranked.place <= ${LIST_LIMITS.children}`)
    .orderBy(sql`ranked.parent_key`, sql`ranked.place`)
  for (const row of found as SourceRow[]) {
    const key = String(row[PARENT])
    const known = children.get(key) ?? { rows: [], total: Number(row[TOTAL]) }
    known.rows.push(wireRow(source, row))
    children.set(key, known)
  }
  return children
}

/** Members beside the columns of a child row; no field can be called so. */
const PARENT = '#parent'
const TOTAL = '#total'

/** The columns of a row by name, its key first. */
export function selectionOf(source: Source, columns: readonly string[]): Record<string, SQL> {
  const values = columns.map((name) => [name, valueSql(source, name)] as const)
  return { [ROW_KEY]: sql`${source.key.sql}::text`, ...Object.fromEntries(values) }
}

/** Whether a field exists, may be read and has a value. */
export function isReadable(source: Source, name: string): boolean {
  const field = fieldOf(source, name)
  return field !== undefined && typeof field.sql !== 'function'
}

/** The value of a field that has one. */
export function columnOf(source: Source, name: string): SQL {
  const field = fieldOf(source, name)
  if (!field || typeof field.sql === 'function') throw new Error(`${source.name} has no value ${name}`)
  return field.sql
}

/** Kinds whose values the driver or JSON would change: they are selected as texts. */
const AS_TEXT: readonly (FieldKind | undefined)[] = ['int', 'decimal', 'money', 'key']

function valueSql(source: Source, name: string): SQL {
  const column = columnOf(source, name)
  const kind = fieldOf(source, name)?.kind
  if (kind === 'date') return sql`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`
  return AS_TEXT.includes(kind) ? sql`${column}::text` : column
}

/** A row as the wire has it; members beside the columns, which begin with #, are left out. */
export function wireRow(source: Source, row: SourceRow): SourceRow {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !name.startsWith('#'))
      .map(([name, value]) => [name, wireValue(fieldOf(source, name), value)]),
  )
}

function wireValue(field: SourceField | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return ''
  // Numbers are selected as texts.
  if (field?.kind === 'money' && typeof value === 'string') return yuanNumber(value)
  return field?.kind === 'int' || field?.kind === 'decimal' ? Number(value) : value
}

/** Yuan of fen as the database writes them: the digits are moved, so no float takes part. */
export function yuanNumber(fen: string): number {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(fen) ?? []
  const digits = whole.padStart(3, '0')
  return Number(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`)
}
