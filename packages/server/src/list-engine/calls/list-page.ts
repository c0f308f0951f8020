import { LIST_LIMITS } from '@mallwright/contract/list-engine'
import type { SortKey } from '@mallwright/contract/list-engine'
import { and } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { fail, Failed } from '../../gateway/failures/failure.ts'
import { readConditions, refuseFilter } from '../conditions.ts'
import type { FilterInvalid } from '../conditions.ts'
import { createdUntil, filterSql } from '../filter-sql.ts'
import { fieldOf } from '../define-source.ts'
import type { ListCaller } from '../define-source.ts'
import { orderOf } from '../layouts/list-definitions.ts'
import type { CheckedList } from '../layouts/list-definitions.ts'
import { withCompanions } from './companions.ts'
import type { CompanionContext } from './companions.ts'
import type { ListRequest } from './list-request.ts'
import { mayRead, rowsOf } from './row-scope.ts'
import { isReadable, readChildren, ROW_KEY, yuanNumber } from '../list-rows.ts'
import type { RowsQuery, SourceRow } from '../list-rows.ts'
import { readPage } from '../page-rows.ts'

/** What a page of a list is read with. */
export interface PageContext extends CompanionContext {
  /** Page size and order of the caller's plan; asked only when the request leaves one open. */
  readonly plan: () => Promise<{ readonly pageRowSize: number; readonly orderText: string } | undefined>
}

/** Reads a page of a list: rows, number and sums, children of a compound list. */
export async function readListPage(
  list: CheckedList,
  request: ListRequest,
  context: PageContext,
): Promise<
  | { pageData: SourceRow[]; iTotleSize: number; sumMap: Record<string, number>; cAsOf: string; bCut: boolean }
  | FilterInvalid
  | Failed<'NO_DATA_PERMISSION', undefined>
> {
  const { client, caller } = context
  const { from } = list
  const read = narrowedRows(list, request, caller)
  if (read instanceof Failed) return read
  const { where } = read
  const asked = orderOf(list, request.order)
  if (!asked.ok) return refuseFilter('cOrderField', asked.reason, asked.position)
  const isOpen = request.order === '' && read.order.length === 0
  const needsPlan = isOpen || (request.isPaged && request.pageSize === undefined)
  const plan = needsPlan ? await context.plan() : undefined
  const planned = orderOf(list, plan?.orderText ?? '')
  const size = pageSizeOf(list, request, plan?.pageRowSize)
  const query: RowsQuery = {
    source: from,
    columns: columnsOf(list, request.columns),
    where: request.asOf === undefined ? where : (and(where, createdUntil(from, request.asOf)) ?? where),
    order:
      request.order !== '' ? asked.order : read.order.length > 0 ? read.order : planned.ok ? planned.order : list.order,
    limit: size,
    offset: (request.pageNumber - 1) * size,
  }
  const summed = list.columns.filter(({ isSummed }) => isSummed).map(({ fieldName }) => fieldName)
  const { rows, total } = await readPage(client, { ...query, summed })
  const nameRows = request.hasCompanions ? withCompanions : asTheyAre
  const [named, subListOf] = await Promise.all([
    nameRows(list, rows, context),
    subListsOf(list, rows, context, nameRows),
  ])
  return {
    pageData: named.map((row) => ({ ...row, ...subListOf(row) })),
    iTotleSize: total.count,
    sumMap: sumsOf(list, total.sums),
    cAsOf: request.asOf ?? total.asOf,
    bCut: !request.isPaged && total.count > LIST_LIMITS.unpagedRows,
  }
}

/** The rows of a request with the order of its cWhere: those of the list for its caller, by the request's conditions. */
export function narrowedRows(
  list: CheckedList,
  request: ListRequest,
  caller: ListCaller,
):
  | { readonly where: SQL; readonly order: readonly SortKey[] }
  | FilterInvalid
  | Failed<'NO_DATA_PERMISSION', undefined> {
  const scoped = rowsOf(list, caller, request.scope)
  if (!scoped) return fail('NO_DATA_PERMISSION')
  const read = readConditions(request, list.from, caller)
  if (read instanceof Failed) return read
  const where = and(scoped, ...read.conditions.map((condition) => filterSql(condition, list.from)))
  return { where: where ?? scoped, order: read.order }
}

function pageSizeOf(list: CheckedList, request: ListRequest, planned: number | undefined): number {
  if (!request.isPaged) return LIST_LIMITS.unpagedRows
  return request.pageSize ?? planned ?? list.pageRowSize
}

/** The asked columns that exist and may be read; all that the list defines when none are asked for. */
function columnsOf(list: CheckedList, asked: readonly string[] | undefined): readonly string[] {
  const names = asked ?? list.columns.map(({ fieldName }) => fieldName)
  return [...new Set(names)].filter((name) => isReadable(list.from, name))
}

type NameRows = typeof withCompanions

const asTheyAre: NameRows = async (_, rows) => [...rows]

/** The first children of rows by the definition of the detail list, within its own scope; none of a plain list. */
async function subListsOf(
  list: CheckedList,
  rows: readonly SourceRow[],
  context: PageContext,
  nameRows: NameRows,
): Promise<(row: SourceRow) => SourceRow> {
  const detail = context.definitions.lists.get(list.detailCode ?? '')
  const mayReadDetail = detail && (await mayRead(context.client, detail, context.caller))
  const where = mayReadDetail ? rowsOf(detail, context.caller, detail.scope) : undefined
  if (!detail || !where) return () => ({})
  const children = await readChildren(context.client, {
    source: detail.from,
    columns: columnsOf(detail, undefined),
    where,
    order: detail.order,
    parents: rows.map((row) => String(row[ROW_KEY])),
  })
  const found = [...children.values()].flatMap((child) => child.rows)
  const named = await nameRows(detail, found, context)
  const namedOf = new Map(found.map((row, index) => [row, named[index]] as const))
  return (row) => {
    const own = children.get(String(row[ROW_KEY]))
    return { subList: own?.rows.map((child) => namedOf.get(child)) ?? [], iSubTotal: own?.total ?? 0 }
  }
}

/** Digits that a number on the wire may have. Engine 0. */
const MAX_DIGITS = 15

/** The sums of columns as numbers of the wire; those that a number cannot hold exactly are left out. */
function sumsOf(list: CheckedList, sums: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(sums)
      .filter(([, sum]) => sum.replace(/^-?0*|\D|0+$/g, '').length <= MAX_DIGITS)
      .map(
        ([name, sum]) => [name, fieldOf(list.from, name)?.kind === 'money' ? yuanNumber(sum) : Number(sum)] as const,
      ),
  )
}
