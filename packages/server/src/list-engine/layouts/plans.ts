import type { BaseList, ListColumn, ListPlan, QueryItem, QueryPlan } from '@mallwright/contract/list-engine'
import type { Locale } from '@mallwright/contract/values'

import type { PlanItem } from '../../db/tables/list-definition.table.ts'
import { fieldOf } from '../define-source.ts'
import { wireOption } from './definition.store.ts'
import type { QueryDefinition, Titles } from './definition.store.ts'
import type { CheckedList, Definitions } from './list-definitions.ts'

/** A saved plan of either kind. */
export interface SavedPlan {
  readonly id: string
  readonly number: number
  readonly planType: number
  readonly items: readonly PlanItem[]
  readonly version: number
}

/** The saved plans of a code that a person may use. */
export interface PlanPair<Plan extends SavedPlan> {
  readonly organisation: Plan | undefined
  readonly person: Plan | undefined
}

/** What is asked for. */
export interface PlanRequest {
  readonly iPlanType?: 1 | 2 | null | undefined
  readonly bInit?: boolean | null | undefined
}

/** The plan that a request gets; `isOwn` when it is saved at the asked level, and not only where one starts from. */
export interface ChosenPlan<Plan extends SavedPlan> {
  readonly plan: Plan | undefined
  readonly planType: 1 | 2
  readonly isOwn: boolean
}

/** Chooses a plan: personal, then the organisation's, then the built-in one, as far as the request says. Engine 2. */
export function choosePlan<Plan extends SavedPlan>(
  { organisation, person }: PlanPair<Plan>,
  { iPlanType, bInit }: PlanRequest,
): ChosenPlan<Plan> {
  if (bInit) return { plan: undefined, planType: iPlanType ?? 2, isOwn: false }
  if (iPlanType === 1) return { plan: organisation, planType: 1, isOwn: organisation !== undefined }
  if (iPlanType === 2) return { plan: person ?? organisation, planType: 2, isOwn: person !== undefined }
  const plan = person ?? organisation
  return { plan, planType: person || !organisation ? 2 : 1, isOwn: plan !== undefined }
}

/** Defined items in the order of a plan with its titles and ticks: gone ones drop, new ones follow as they are defined. */
export function applyPlan<Item extends { readonly itemUuid: string; readonly isShown: boolean }>(
  items: readonly Item[],
  plan: SavedPlan | undefined,
): readonly (Item & { readonly ownTitle: string | undefined })[] {
  const byUuid = new Map(items.map((item) => [item.itemUuid, item] as const))
  const planned = (plan?.items ?? []).flatMap(({ itemUuid, title, isShown }) => {
    const item = byUuid.get(itemUuid)
    // One that is named twice counts where it is named first.
    return item && byUuid.delete(itemUuid) ? [{ ...item, isShown, ownTitle: title }] : []
  })
  return [...planned, ...[...byUuid.values()].map((item) => ({ ...item, ownTitle: undefined }))]
}

interface Localized {
  readonly ownTitle: string | undefined
  readonly titles: Titles
}

/** A title in a language: the plan's own one, else the definition's in that language. Plans name every item: own is what no definition says. */
function titleOf({ ownTitle, titles }: Localized, locale: Locale, defined: string): string {
  const isOwn = ownTitle !== undefined && ownTitle !== defined && !Object.values(titles).includes(ownTitle)
  return isOwn ? ownTitle : (titles[locale] ?? defined)
}

/** The columns of a layout. Everything but order, title and tick comes from the definition. */
export function wireColumns(list: CheckedList, plan: SavedPlan | undefined, locale: Locale): ListColumn[] {
  return applyPlan(list.columns, plan).map((column, index) => ({
    cItemUuid: column.itemUuid,
    cFieldName: column.fieldName,
    cTitleName: titleOf(column, locale, column.title),
    cFieldType: column.fieldType,
    cFieldTypeCode: column.typeCode,
    iPrecision: column.precision,
    bShow: (column.isShown || column.isRequired) && !column.isHidden,
    bHide: column.isHidden,
    bRequired: column.isRequired,
    bSum: column.isSummed,
    bSort: fieldOf(list.from, column.fieldName)?.order ?? false,
    iOrder: index + 1,
  }))
}

/** The conditions of a query layout. */
export function wireQueryItems(query: QueryDefinition, plan: SavedPlan | undefined, locale: Locale): QueryItem[] {
  return applyPlan(query.items, plan).map((item, index) => ({
    cItemUuid: item.itemUuid,
    cLabelName: titleOf(item, locale, item.label),
    cFieldName: item.fieldName,
    cFieldType: item.fieldType,
    iQueryModel: item.queryModel,
    cFieldTypeCode: item.typeCode,
    cQueryFieldName: item.queryField,
    bShow: item.isShown,
    iOrder: index + 1,
  }))
}

/** The ids that plans carry, '' without an institution. */
export interface PlanOwner {
  readonly cOrgUuid: string
  readonly cPersonUuid: string
}

/** What a layout says of a list's plan. */
export function wireListPlan(
  list: CheckedList,
  chosen: ChosenPlan<SavedPlan & { readonly pageRowSize: number; readonly orderText: string }>,
  owner: PlanOwner,
): ListPlan {
  return {
    ...wirePlan(chosen, owner),
    cBaseListCode: list.code,
    iPageRowSize: chosen.plan?.pageRowSize ?? list.pageRowSize,
    cOrderField: chosen.plan?.orderText ?? '',
  }
}

/** What a layout says of a query's plan. */
export function wireQueryPlan(code: string, chosen: ChosenPlan<SavedPlan>, owner: PlanOwner): QueryPlan {
  return { ...wirePlan(chosen, owner), cBaseQueryCode: code }
}

function wirePlan({ plan, planType, isOwn }: ChosenPlan<SavedPlan>, owner: PlanOwner) {
  return {
    ...(plan && isOwn && { cPlanUUID: plan.id, iPlanID: plan.number }),
    bInit: plan === undefined,
    iPlanType: planType,
    ...owner,
    iVersion: plan && isOwn ? plan.version : 0,
  }
}

/** The source of a list as the wire tells it. The first Select column with coloured options is the row's state. */
export function wireBaseList(list: CheckedList, { options }: Definitions, locale: Locale): BaseList {
  const state = list.columns.find(
    ({ fieldType, typeCode }) => fieldType === 'Select' && options.get(typeCode)?.some(({ color }) => color !== null),
  )
  return {
    cBaseListCode: list.code,
    cDataSourceType: sourceTypeOf(list),
    cServerName: SERVER_NAME,
    cTableName: list.handle,
    cDataScopeType: list.scope,
    cDefinedApi: '',
    cOrderField: list.defaultOrder,
    cDetailListCode: list.detailCode ?? '',
    cDetailJoinField: list.detailCode === null ? '' : list.from.key.field,
    stateField: state?.fieldName ?? '',
    stateOptions: (options.get(state?.typeCode ?? '') ?? []).map((option) => {
      const { cOptionName, cOptionKey, cColor } = wireOption(option, locale)
      return { label: cOptionName, value: cOptionKey, color: cColor, textcolor: option.textColor ?? '' }
    }),
  }
}

/** Every source with rows is a query of our own database. */
export const SOURCE_TYPE = 'table'

/** What the wire calls the kind of a list's source. Specification 2 §3. */
export function sourceTypeOf({ from }: CheckedList): 'table' | 'none' {
  return from.isForm ? 'none' : SOURCE_TYPE
}

/** A mere label; engine 1.3. */
export const SERVER_NAME = 'alc-alshop'
