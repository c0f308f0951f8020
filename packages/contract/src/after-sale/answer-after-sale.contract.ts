import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { reference, request } from '../values/request-fields.ts'
import { afterSaleChanged, afterSaleUnknown, waybill, words } from './after-sale-inputs.ts'
import { AFTER_SALE_LIMITS } from './after-sale-states.ts'

const change = { ...request, cAfterSaleNo: reference, iVersion: z.int() }
const failures = { ...afterSaleUnknown, ...afterSaleChanged }
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(AFTER_SALE_LIMITS.reason))

/** Where goods go back to. */
const returnAddress = z.object({
  cReceiver: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  cMobilePhone: z.string().check(z.regex(/^1\d{10}$/)),
  cAddress: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
})

/** Agrees: the money goes back, or the goods may be sent to the given address. */
export const agreeAfterSale = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/agreeAfterSale',
  gate: 'login',
  summary: 'Agrees to an after-sale.',
  body: z.object({ ...change, returnAddress: z.optional(returnAddress), cRemark: words }),
  data: z.object({}),
  failures: {
    ...failures,
    /** Goods need an address to be sent to. */
    RETURN_ADDRESS_NEEDED: { code: 4001, data: z.object({ cField: z.literal('returnAddress') }) },
  },
})

/** Refuses, with the reason that the buyer reads. */
export const refuseAfterSale = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/refuseAfterSale',
  gate: 'login',
  summary: 'Refuses an after-sale.',
  body: z.object({ ...change, cReason: reason }),
  data: z.object({}),
  failures,
})

/** Takes the returned goods in: the money goes back, or the exchange is to be sent. Those that can be sold again are put into stock. */
export const receiveReturnedGoods = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/receiveReturnedGoods',
  gate: 'login',
  summary: 'Takes returned goods in.',
  body: z.object({ ...change, bResaleable: z.boolean(), cRemark: words }),
  data: z.object({}),
  failures,
})

/** Refuses the goods that came back. */
export const refuseReturnedGoods = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/refuseReturnedGoods',
  gate: 'login',
  summary: 'Refuses returned goods.',
  body: z.object({ ...change, cReason: reason }),
  data: z.object({}),
  failures,
})

/** Sends the exchange. */
export const shipExchange = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/shipExchange',
  gate: 'login',
  summary: 'Sends an exchange.',
  body: z.object({ ...change, ...waybill }),
  data: z.object({}),
  failures: {
    ...failures,
    EXPRESS_UNKNOWN: { code: 4001, data: z.object({ cField: z.string() }) },
    /** Too few are left: 库存不足. */
    EXCHANGE_SHORT: { code: 4009 },
  },
})

/** Offers the money instead of an exchange that cannot be sent. */
export const offerExchangeRefund = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/offerExchangeRefund',
  gate: 'login',
  summary: 'Offers the money instead of an exchange.',
  body: z.object({ ...change, cReason: reason }),
  data: z.object({}),
  failures,
})
