import { LIST_LIMITS } from '@mallwright/contract/list-engine'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { keptShapes, orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { sortedColumns } from './filter-sql.ts'
import { columnOf, readRows, selectionOf, wireRow } from './list-rows.ts'
import type { RowsQuery, SourceRow } from './list-rows.ts'

/** The number of rows, their sums, and the moment of counting. */
interface RowsTotal {
  /** Exact up to `LIST_LIMITS.counted`. */
  readonly count: number
  /** By column, as exact decimals; none when there are more rows than are counted. */
  readonly sums: Readonly<Record<string, string>>
  /** Time stamp with microseconds, UTC. */
  readonly asOf: string
}

/** A page of rows with the number and sums of all. */
export interface PageRows {
  readonly rows: SourceRow[]
  readonly total: RowsTotal
}

const runShape = keptShapes()

/**
 * Reads a page of rows with their number and sums by one statement: the rows that match are found once, with what they are sorted
 * and summed by, and the columns are read for the page alone. Of more rows than are counted, the page is read by a statement of
 * its own, since its rows may lie behind those.
 */
export async function readPage(
  client: Queryable,
  query: RowsQuery & { readonly summed: readonly string[] },
): Promise<PageRows> {
  const { source, columns, summed } = query
  const selection = selectionOf(source, columns)
  const found = await runShape(
    client,
    orm(client)
      .select({
        ...Object.fromEntries(TOTALS.map((name) => [`#${name}`, sql`found.${sql.identifier(name)}`])),
        ...Object.fromEntries(summed.map((name, index) => [`#sum ${name}`, sql`found.${sumColumn(index)}`])),
        ...selection,
      })
      .from(sql`${source.from} right join ${foundSql(query)} on ${source.key.sql} = found.row_key`)
      .orderBy(...foundOrder(query, sql`found.`)),
  )
  const [[count = 0, asOf = '', isThere = false, ...sums] = []] = found
  const total = totalOf({ count: Number(count), asOf: String(asOf) }, summed, sums)
  if (Number(count) > LIST_LIMITS.counted) return { rows: await readRows(client, query), total }
  if (!isThere) return { rows: [], total }
  const names = Object.keys(selection)
  const skipped = TOTALS.length + summed.length
  const rows = found.map((values) =>
    wireRow(source, Object.fromEntries(names.map((name, i) => [name, values[skipped + i]]))),
  )
  return { rows, total }
}

/** Beside the columns of each row: the number of all, the moment of counting, and whether there is a row at all. */
const TOTALS = ['total', 'as_of', 'is_there'] as const

/** The keys of the page in order, each with the total; one row without a key for an empty page. */
function foundSql({ source, where, order, limit, offset, summed }: RowsQuery & { readonly summed: readonly string[] }) {
  const sorted = sortedColumns(order, source).map(({ column }, index) => sql`${column} as ${sortColumn(index)}`)
  const added = summed.map((name, index) => sql`${columnOf(source, name)} as ${sumColumn(index)}`)
  const sums = summed.map((_, index) => sql`, sum(${sumColumn(index)})::text as ${sumColumn(index)}`)
  const counted = sql.raw(String(LIST_LIMITS.counted))
  const matching = sql`select ${source.key.sql} as row_key, ${list([...sorted, ...added])} from ${source.from} where ${where}
    limit ${counted} + 1`
  // A number in the text: the plan of a page depends on it.
  const rows = sql.raw(String(limit))
  return sql`(with matching as materialized (${matching}),
    counted as (select count(*)::int as total, to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as as_of
      ${sql.join(sums)} from matching)
    select counted.*, page.*, page.row_key is not null as is_there from counted left join (
      select row_key, ${list(sorted.map((_, index) => sortColumn(index)))} from matching
      where (select total from counted) <= ${counted}
      order by ${list(foundOrder({ source, order }, sql``))} limit ${rows} offset ${offset}) page on true) found`
}

function foundOrder({ source, order }: Pick<RowsQuery, 'source' | 'order'>, table: SQL): SQL[] {
  return sortedColumns(order, source).map(({ descending }, index) =>
    descending ? sql`${table}${sortColumn(index)} desc` : sql`${table}${sortColumn(index)}`,
  )
}

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
const sortColumn = (index: number) => sql`${sql.identifier(`o${index}`)}`
const sumColumn = (index: number) => sql`${sql.identifier(`s${index}`)}`

function totalOf(
  { count, asOf }: { readonly count: number; readonly asOf: string },
  summed: readonly string[],
  sums: readonly unknown[],
): RowsTotal {
  const isExact = count <= LIST_LIMITS.counted
  const named = summed.flatMap((name, index) => {
    const sum = sums[index]
    return isExact && typeof sum === 'string' ? [[name, sum] as const] : []
  })
  return { count: Math.min(count, LIST_LIMITS.counted), sums: Object.fromEntries(named), asOf }
}
