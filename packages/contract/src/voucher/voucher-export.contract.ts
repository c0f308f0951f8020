import * as z from 'zod/mini'

import { getPageData4List, ROWS_FAILURES } from '../list-engine/list.contract.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { behind, named } from './voucher-fields.ts'

const { cWhere, queryConditionList, cFilterField, cFilterValue, cDataScopeType, cOrgUuid, cAccUuid } =
  getPageData4List.body.shape

/** Most rows of an export. Engine 11.1. */
export const EXPORT_ROWS = 50_000

/**
 * The vouchers of a type's list, narrowed as `getPageData4List` narrows it, as a workbook (xlsx), a voucher a row, the greatest number first,
 * in the caller's language. The file belongs to the caller, who has it by `downLoadOwn` while it lasts. Engine 9.2.
 */
export const exportVoucher = endpoint({
  method: 'POST',
  path: 'alc-biz-industry/VoucherAction/exportVoucher',
  gate: 'institution',
  right: behind('EXPORT'),
  summary: 'The vouchers of a type as a workbook.',
  body: z.object({
    cVouchType: named.cVouchType,
    cWhere,
    queryConditionList,
    cFilterField,
    cFilterValue,
    cDataScopeType,
    cOrgUuid,
    cAccUuid,
  }),
  data: z.object({
    cDocId: z.string(),
    cOriginName: z.string(),
    /** Vouchers in it. */
    iCount: z.int(),
  }),
  failures: { ...ROWS_FAILURES, EXPORT_TOO_LARGE: { code: 4001, data: z.object({ iMaxRows: z.int() }) } },
})
