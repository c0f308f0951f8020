import * as z from 'zod/mini'

import { getPageData4List, ROWS_FAILURES } from '../list-engine/list.contract.ts'
import { endpoint } from '../rpc/endpoint.ts'

const { cWhere, queryConditionList, cFilterField, cFilterValue, cDataScopeType, cOrgUuid, cAccUuid } =
  getPageData4List.body.shape

/**
 * The orders of the institution's list, narrowed as `getPageData4List` narrows it, as a workbook (xlsx), an order a row, the newest
 * first, in the caller's language. The file belongs to the caller, who has it by `downLoadOwn` while it lasts. Domain sheet 31.
 */
export const exportOrgOrder = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/exportOrgOrder',
  gate: 'institution',
  summary: "The institution's orders as a workbook.",
  body: z.object({ cWhere, queryConditionList, cFilterField, cFilterValue, cDataScopeType, cOrgUuid, cAccUuid }),
  data: z.object({
    cDocId: z.string(),
    cOriginName: z.string(),
    /** Orders in it. */
    iCount: z.int(),
  }),
  failures: ROWS_FAILURES,
})
