import { getBaseQueryPlan } from '@mallwright/contract/list-engine'
import type { QueryItem } from '@mallwright/contract/list-engine'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { queryOptions } from '@tanstack/react-query'

import { CallError } from '../../../query/call-error.ts'
import { eachOnce } from '../../data-list/model/list-layout.ts'
import { LAYOUT_FRESH_MS, freshUnless } from '../../widget-host/freshness.ts'
import type { WidgetHost } from '../../widget-host/widget-host.ts'

/** Conditions and plan of a query. */
export interface QueryLayout {
  readonly items: readonly QueryItem[]
  /** Whose default values are kept; '' for who has no institution. */
  readonly personId: string
  /** 0 while its plan was never saved. */
  readonly version: number
  readonly hasOrganisationPlan: boolean
  readonly hasPersonPlan: boolean
}

/** Query keys of query layouts. They belong to the caller. */
export const queryLayoutKeys = {
  all: () => ['query-layout'],
  of: (code: string, caller: string) => ['query-layout', code, caller],
} as const

const EMPTY_LAYOUT: QueryLayout = {
  items: [],
  personId: '',
  version: 0,
  hasOrganisationPlan: false,
  hasPersonPlan: false,
}

/** The layout that applies, or that of one plan. Rejects with `CallError`, which names `action`. */
export async function readQueryLayout(
  send: Send,
  request: { readonly code: string; readonly planType?: 1 | 2; readonly isInitial?: boolean },
  action?: Label,
): Promise<QueryLayout> {
  const { code, planType, isInitial = false } = request
  const answer = await createApi({ getBaseQueryPlan }, send).getBaseQueryPlan({
    body: { cBaseQueryCode: code, ...(planType && { iPlanType: planType }), ...(isInitial && { bInit: true }) },
  })
  if (!answer.ok) throw new CallError(answer, action)
  const { list, plan, bHasOrgPlan, bHasPersonPlan } = answer.data
  return {
    items: eachOnce(list),
    personId: plan.cPersonUuid,
    version: plan.iVersion,
    hasOrganisationPlan: bHasOrgPlan,
    hasPersonPlan: bHasPersonPlan,
  }
}

/** The layout of a query that applies to the caller; any failure gives none, silently. Specification 2 §8. */
export function queryLayoutQuery({ send, caller }: WidgetHost, code: string) {
  return queryOptions({
    queryKey: queryLayoutKeys.of(code, caller),
    queryFn: async () => {
      try {
        return await readQueryLayout(send, { code })
      } catch (error) {
        if (error instanceof CallError) return EMPTY_LAYOUT
        throw error
      }
    },
    ...freshUnless(EMPTY_LAYOUT, LAYOUT_FRESH_MS),
  })
}
