import { getBaseListPlan, LIST_LIMITS } from '@mallwright/contract/list-engine'
import type { BaseList, ListColumn as WireColumn } from '@mallwright/contract/list-engine'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

import { CallError } from '../../../query/call-error.ts'
import { loadEncoding } from '../../widget-host/load-encoding.ts'

/** A column of a list in plain words. */
export interface ListColumn {
  readonly id: string
  /** Member of the rows. */
  readonly field: string
  readonly title: string
  readonly type: WireColumn['cFieldType']
  /** Of a Date: date, datetime, month or time; of a Select its enumeration; of a Refer its reference. */
  readonly typeCode: string
  /** Decimals of a Number. */
  readonly precision: number
  readonly isShown: boolean
  /** Travels with the rows, but is never drawn nor offered in settings. */
  readonly isHidden: boolean
  /** Cannot be unticked. */
  readonly isRequired: boolean
  readonly isSummed: boolean
  readonly isSortable: boolean
}

/** The plan that a layout was made by. */
export interface ListPlan {
  readonly pageSize: number
  /** `field asc|desc {, …}`; empty for the definition's order. */
  readonly order: string
  /** 1 organisation, 2 person. */
  readonly type: 1 | 2
  readonly isBuiltIn: boolean
  /** 0 while it was never saved. */
  readonly version: number
}

/** Columns, plan and source of a list. */
export interface ListLayout {
  readonly code: string
  readonly columns: readonly ListColumn[]
  readonly plan: ListPlan
  readonly hasOrganisationPlan: boolean
  readonly hasPersonPlan: boolean
  /** Sent back with every request for rows; `undefined` loads none. */
  readonly source: BaseList | undefined
}

/** Which layout is asked for: the one that applies, or the built-in one or that of one plan, for the settings. */
export interface LayoutRequest {
  readonly code: string
  readonly planType?: 1 | 2
  readonly isInitial?: boolean
}

/** Without a right the list says so; any other failure gives no columns, silently. Specification 2 §4.1. */
export async function readLayout(send: Send, { code, planType, isInitial }: LayoutRequest): Promise<ListLayout> {
  // The rows will need it.
  loadEncoding().catch(() => undefined)
  const api = createApi({ getBaseListPlan }, send)
  const answer = await api.getBaseListPlan({
    body: { cBaseListCode: code, ...(planType && { iPlanType: planType }), ...(isInitial && { bInit: true }) },
  })
  if (!answer.ok) {
    if (answer.failure === 'NO_DATA_PERMISSION') throw new CallError(answer)
    return EMPTY_LAYOUT
  }
  const { list, plan, baseList, bHasOrgPlan, bHasPersonPlan } = answer.data
  return {
    code,
    columns: eachOnce(list).map(readColumn),
    plan: {
      pageSize: Math.min(Math.max(plan.iPageRowSize, LIST_LIMITS.minPageSize), LIST_LIMITS.maxPageSize),
      order: plan.cOrderField,
      type: plan.iPlanType,
      isBuiltIn: plan.bInit,
      version: plan.iVersion,
    },
    hasOrganisationPlan: bHasOrgPlan,
    hasPersonPlan: bHasPersonPlan,
    source: baseList.cDataSourceType === 'none' ? undefined : baseList,
  }
}

/** Columns or conditions without those that were there before, as a plan may have saved them. */
export function eachOnce<T extends { readonly cItemUuid: string }>(items: readonly T[]): readonly T[] {
  const held = new Set<string>()
  return items.filter(({ cItemUuid }) => !held.has(cItemUuid) && held.add(cItemUuid))
}

/** A list without anything: what a failure shows. Specification 2 §4.1. */
export const EMPTY_LAYOUT: ListLayout = {
  code: '',
  columns: [],
  plan: { pageSize: 10, order: '', type: 2, isBuiltIn: true, version: 0 },
  hasOrganisationPlan: false,
  hasPersonPlan: false,
  source: undefined,
}

function readColumn(wire: WireColumn): ListColumn {
  return {
    id: wire.cItemUuid,
    field: wire.cFieldName,
    title: wire.cTitleName,
    type: wire.cFieldType,
    typeCode: wire.cFieldTypeCode,
    precision: wire.iPrecision,
    isShown: wire.bShow && !wire.bHide,
    isHidden: wire.bHide,
    isRequired: wire.bRequired,
    isSummed: wire.bSum,
    isSortable: wire.bSort,
  }
}

/** The columns that rows are drawn with, in their order. */
export function shownColumns({ columns }: ListLayout): readonly ListColumn[] {
  return columns.filter(({ isShown }) => isShown)
}
