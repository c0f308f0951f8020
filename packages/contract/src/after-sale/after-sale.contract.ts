import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import { page, reference, request } from '../values/request-fields.ts'
import { AfterSaleDetail, AfterSaleLine, AfterSalePage } from './after-sale-fields.ts'
import {
  afterSaleChanged,
  afterSaleType,
  afterSaleUnknown,
  AskedLine,
  fieldWrong,
  orderUnknown,
} from './after-sale-inputs.ts'

const afterSale = { cAfterSaleNo: reference }

/** Lines of paid orders that after-sales can be asked for now, by orders, newest first. */
export const getApplicablePage = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/getApplicablePage',
  gate: 'login',
  summary: 'Orders that after-sales can be asked for.',
  body: z.object(page),
  data: z.object({
    results: z.array(
      z.object({
        cOrderNo: z.string(),
        cShopName: z.string(),
        iOrderState: z.int(),
        cOrderStateName: z.string(),
        dCreate: z.string(),
        items: z.array(z.extend(AfterSaleLine, { iLeftQty: z.int() })),
      }),
    ),
    iTotleSize: z.int(),
  }),
})

/** The lines of an order with what can be asked for each, and the types with why one is closed. Domain sheet 39. */
export const getApplyInfo = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/getApplyInfo',
  gate: 'login',
  summary: 'What after-sales an order allows.',
  body: z.object({ cOrderNo: reference }),
  data: z.object({
    cOrderNo: z.string(),
    cShopName: z.string(),
    iOrderState: z.int(),
    cMobilePhone: z.string(),
    types: z.array(
      z.object({
        iAfterSaleType: z.int(),
        cAfterSaleTypeName: z.string(),
        bAllowed: z.boolean(),
        /** Why not; empty when it is allowed. */
        cMessage: z.string(),
      }),
    ),
    items: z.array(
      z.extend(AfterSaleLine, {
        iQty: z.int(),
        /** Units that a type can be asked for, by `iAfterSaleType` from 1 on. */
        leftQtys: z.array(z.int()),
        /** Why none can be; empty when some can. */
        cMessage: z.string(),
        /** Variants that it can be exchanged for: of the same price, in stock. */
        exchangeList: z.array(z.object({ cSkuUuid: z.string(), cSpecText: z.string(), iStock: z.int() })),
      }),
    ),
  }),
  failures: orderUnknown,
})

/** The reasons for a type, for the given lines of the caller's orders. Domain 2.4. */
export const getReasonList = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/getReasonList',
  gate: 'login',
  summary: 'Reasons for an after-sale.',
  body: z.object({
    iAfterSaleType: afterSaleType,
    itemUuids: z._default(z.array(reference).check(z.maxLength(120)), []),
  }),
  data: z.object({
    results: z.array(z.object({ cReasonCode: z.string(), cReasonName: z.string(), bEvidence: z.boolean() })),
  }),
})

/** The most that can go back for units of lines, and the freight in it. Domain 2.4. */
export const getRefundMax = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/getRefundMax',
  gate: 'login',
  summary: 'The most that can go back.',
  body: z.object({
    iAfterSaleType: afterSaleType,
    items: z.array(AskedLine).check(z.minLength(1), z.maxLength(120)),
    /** The application that is edited: its own units count as free. */
    cAfterSaleNo: z.optional(reference),
  }),
  data: z.object({ iMaxAmount: Yuan, iFreight: Yuan }),
  failures: { ...orderUnknown, QTY_WRONG: { code: 4001, data: fieldWrong } },
})

/** The caller's after-sales, newest first: 1 under way, 2 ended, 0 all. */
export const getAfterSalePage = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/getAfterSalePage',
  gate: 'login',
  summary: 'Own after-sales.',
  body: z.object({
    ...page,
    iTab: z._default(z.int().check(z.minimum(0), z.maximum(2)), 0),
    /** Of one order alone. */
    cOrderNo: z.optional(reference),
  }),
  data: AfterSalePage,
})

/** One of the caller's own after-sales. */
export const getAfterSaleDetail = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/getAfterSaleDetail',
  gate: 'login',
  summary: 'One own after-sale.',
  body: z.object(afterSale),
  data: AfterSaleDetail,
  failures: afterSaleUnknown,
})

/** Withdraws an application before anything was sent back. */
export const cancelAfterSale = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/cancelAfterSale',
  gate: 'login',
  summary: 'Withdraws an application.',
  body: z.object({ ...request, ...afterSale }),
  data: z.object({}),
  failures: { ...afterSaleUnknown, ...afterSaleChanged },
})

/** Confirms that the exchanged goods have arrived. */
export const confirmExchange = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/confirmExchange',
  gate: 'login',
  summary: 'Confirms an exchange.',
  body: z.object({ ...request, ...afterSale }),
  data: z.object({}),
  failures: { ...afterSaleUnknown, ...afterSaleChanged },
})

/** Takes the money instead of an exchange that the shop cannot send. Domain 2.4, state 45. */
export const acceptExchangeRefund = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/acceptExchangeRefund',
  gate: 'login',
  summary: 'Takes the money instead of an exchange.',
  body: z.object({ ...request, ...afterSale }),
  data: z.object({}),
  failures: { ...afterSaleUnknown, ...afterSaleChanged },
})
