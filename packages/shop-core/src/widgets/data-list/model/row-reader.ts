import type { Label } from '@mallwright/contract/values'

import { CallError } from '../../../query/call-error.ts'
import type { ListLayout } from './list-layout.ts'
import type { ListPage, ListRow, PageRequest } from './row-page.ts'
import { askForRows } from './rows-call.ts'
import type { RowsHost } from './rows-call.ts'

/** What notices of a failure name. Specification 2 §8. */
const READING: Label = { zh: '列表数据获取', en: 'Rows of the list' }

/** What narrows the rows of a list from outside, as the call takes it. */
export interface ListFilter {
  /** A filter text, see `filterText`; absent for none. */
  readonly where?: string | undefined
  /** Items of queryConditionList. */
  readonly conditions?: readonly unknown[]
  /** Fields joined by commas, with their values. */
  readonly field?: string
  readonly value?: string
  /** How often it was searched: rows of an earlier search are not shown again. */
  readonly run?: number
}

/** A filter in the names of the call. */
export function wireFilter({ where, conditions, field, value = '' }: ListFilter) {
  return {
    ...(where !== undefined && { cWhere: where }),
    ...(conditions && { queryConditionList: conditions }),
    ...(field && { cFilterField: field, cFilterValue: value }),
  }
}

/** Which rows are read, and what of them. */
interface RowsRequest {
  readonly layout: ListLayout
  /** Fields beside the columns. */
  readonly fields?: readonly string[]
  readonly filter: ListFilter
  readonly order: string
}

/** Reads a page of a list. Rejects with `CallError`; without permission there are no rows. Specification 2 §7. */
export async function readPage(
  host: RowsHost,
  { layout, fields = [], filter, order }: RowsRequest,
  { page, asOf }: PageRequest,
): Promise<ListPage> {
  const { source } = layout
  if (!source) return NO_ROWS
  const answer = await askForRows(host, {
    cBaseListCode: source.cBaseListCode,
    bPage: true,
    iPageNumber: page,
    iPageSize: layout.plan.pageSize,
    cDataSourceType: source.cDataSourceType,
    cServerName: source.cServerName,
    cTableName: source.cTableName,
    cDataScopeType: source.cDataScopeType,
    cDefinedApi: source.cDefinedApi,
    cColumns: [...new Set([...columnFields(layout), ...fields])].join(','),
    cOrderField: order,
    cFormat: '1',
    ...wireFilter(filter),
    ...(asOf !== '' && { cAsOf: asOf }),
  })
  if (!answer.ok) {
    if (answer.failure === 'NO_DATA_PERMISSION') return NO_ROWS
    throw new CallError(answer, READING)
  }
  const { pageData, iTotleSize, sumMap, cAsOf } = answer.data
  return { rows: pageData.map(readRow), total: iTotleSize, sums: sumMap, asOf: cAsOf }
}

function columnFields({ columns }: ListLayout): readonly string[] {
  return columns
    .filter(({ isShown, isHidden, isRequired }) => isShown || isHidden || isRequired)
    .map(({ field }) => field)
}

const NO_ROWS: ListPage = { rows: [], total: 0, sums: {}, asOf: '' }

function readRow(wire: Readonly<Record<string, unknown>>): ListRow {
  const { cRowKey, subList, iSubTotal, ...values } = wire
  const children = Array.isArray(subList) ? subList.map((child) => readRow(child as Record<string, unknown>)) : []
  return {
    key: String(cRowKey),
    values,
    children,
    childTotal: typeof iSubTotal === 'number' ? iSubTotal : children.length,
  }
}
