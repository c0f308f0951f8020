import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { reference, request } from '../values/request-fields.ts'
import { afterSaleChanged, afterSaleUnknown, docIds, fieldWrong, waybill, words } from './after-sale-inputs.ts'

const afterSale = { cAfterSaleNo: reference }

/** Says by which parcel the goods go back. */
export const saveReturnShipment = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/saveReturnShipment',
  gate: 'login',
  summary: 'Says how the goods go back.',
  body: z.object({
    ...request,
    ...afterSale,
    ...waybill,
    cMobilePhone: z._default(z.string().check(z.regex(/^(?:1\d{10})?$/)), ''),
    docIds,
  }),
  data: z.object({}),
  failures: {
    ...afterSaleUnknown,
    ...afterSaleChanged,
    EXPRESS_UNKNOWN: { code: 4001, data: fieldWrong },
    FILE_UNKNOWN: { code: 4004 },
  },
})

/** Asks the platform to decide after the shop has refused. */
export const applyPlatform = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/applyPlatform',
  gate: 'login',
  summary: 'Asks the platform to decide.',
  body: z.object({ ...request, ...afterSale, cRemark: words, docIds }),
  data: z.object({}),
  failures: { ...afterSaleUnknown, ...afterSaleChanged, FILE_UNKNOWN: { code: 4004 } },
})
