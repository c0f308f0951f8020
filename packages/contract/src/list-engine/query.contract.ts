import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { LIST_LIMITS } from './list.contract.ts'
import { Code, NO_PERMISSION, requestKey, uuidText } from './engine-fields.ts'
import { PLAN_FAILURES, PLAN_SAVE_FAILURES, planFields, planOwner, planScope, SavedPlan } from './plan-fields.ts'

/** Types of query items. Specification 2 §3. */
export const QUERY_TYPES = ['Text', 'Number', 'Date', 'Select', 'Checkbox', 'Refer'] as const

/** A condition of the query panel. Specification 2 §3. */
export const QueryItem = z.object({
  cItemUuid: z.string(),
  cLabelName: z.string(),
  cFieldName: z.string(),
  cFieldType: z.enum(QUERY_TYPES),
  /** 1 to 14, see `QUERY_MODELS`; 6 is an interval. */
  iQueryModel: z.int(),
  /** Decimals of a Number, type of a Date, enumeration of a Select, reference of a Refer. */
  cFieldTypeCode: z.string(),
  /** The field of the list that it compares. */
  cQueryFieldName: z.string(),
  bShow: z.boolean(),
  /** From 1. */
  iOrder: z.int(),
})
export type QueryItem = z.infer<typeof QueryItem>

/** The plan that a query layout was made by. */
export const QueryPlan = z.object({ ...planFields, cBaseQueryCode: z.string() })
export type QueryPlan = z.infer<typeof QueryPlan>

/** The layout of a query panel. The flags stand twice, as specification 2 names them in §3 and in §7. */
export const getBaseQueryPlan = endpoint({
  method: 'POST',
  path: 'alc-city-framework/SysBaseQueryAction/getBaseQueryPlan',
  gate: 'login',
  summary: 'The layout of a query panel.',
  body: z.object({ cBaseQueryCode: Code, ...planScope }),
  data: z.object({
    bHasOrgPlan: z.boolean(),
    bHasPersonPlan: z.boolean(),
    orgPlan: z.boolean(),
    userPlan: z.boolean(),
    plan: QueryPlan,
    list: z.array(QueryItem),
  }),
  failures: NO_PERMISSION,
})

/** Deletes the plan of the organisation (1) or of the person (2); one that is not there counts as deleted. */
export const deleteOneBaseQueryPlanPost = endpoint({
  method: 'POST',
  path: 'alc-city-framework/SysBaseQueryAction/deleteOneBaseQueryPlanPost',
  gate: 'login',
  summary: 'Deletes a query plan.',
  body: z.object({ cBaseQueryCode: Code, ...planOwner }),
  data: z.object({}),
  failures: PLAN_FAILURES,
})

/** Saves a query plan: of `list` only cItemUuid, cLabelName, bShow and the place count. Specification 2 §5 and §7. */
export const saveOneBaseQueryPlan = endpoint({
  method: 'POST',
  path: 'alc-city-framework/SysBaseQueryAction/saveOneBaseQueryPlan',
  gate: 'login',
  summary: 'Saves a query plan.',
  body: z.object({
    plan: z.object({ cBaseQueryCode: Code, ...planOwner, iVersion: z._default(z.int(), 0) }),
    list: z
      .array(z.object({ cItemUuid: uuidText, cLabelName: z.string(), bShow: z.boolean() }))
      .check(z.maxLength(LIST_LIMITS.items)),
    ...requestKey,
  }),
  data: SavedPlan,
  failures: {
    ...PLAN_SAVE_FAILURES,
    QUERIES_EMPTY: { code: 4001, data: z.object({ cField: z.literal('list') }) },
    QUERY_LABEL_EMPTY: { code: 4001, data: z.object({ cField: z.literal('cLabelName') }) },
  },
})

/** What is wrong with a query plan, in the order of specification 2 §5; both sides ask. */
export function queryPlanFault(
  labels: readonly string[],
): 'QUERIES_EMPTY' | 'QUERY_LABEL_EMPTY' | 'TITLE_TOO_LONG' | undefined {
  if (labels.length === 0) return 'QUERIES_EMPTY'
  if (labels.some((label) => label.trim() === '')) return 'QUERY_LABEL_EMPTY'
  return labels.some((label) => Array.from(label.trim()).length > LIST_LIMITS.title) ? 'TITLE_TOO_LONG' : undefined
}
