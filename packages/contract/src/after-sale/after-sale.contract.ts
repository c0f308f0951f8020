import * as z from 'zod/mini'

import { orderUnknown } from '../order/order.contract.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import {
  AfterSaleDetail,
  AfterSaleLine,
  AfterSalePage,
  docIds,
  page,
  reference,
  request,
  waybill,
  words,
} from './after-sale-fields.ts'
import { AFTER_SALE_LIMITS } from './after-sale-states.ts'

/** The after-sale is not the caller's: 售后单不存在. */
export const afterSaleUnknown = { AFTER_SALE_UNKNOWN: { code: 4004 } } as const

/** Its state has changed meanwhile: 状态已变更，请刷新后重试. Domain 2. */
export const afterSaleChanged = { AFTER_SALE_CHANGED: { code: 4009 } } as const

const fieldWrong = z.object({ cField: z.string() })
const type = z.int().check(z.minimum(1), z.maximum(3))
const afterSale = { cAfterSaleNo: reference }

/** Units of a line of an order. */
const AskedLine = z.object({ cOrderItemUuid: reference, iQty: z.int().check(z.positive(), z.maximum(1_000_000)) })

/** What a buyer fills in. Domain sheet 55. */
const application = {
  iAfterSaleType: type,
  cReasonCode: reference,
  /** What is to go back, freight included; nothing with an exchange. */
  iAmount: z._default(z.number().check(z.nonnegative(), z.maximum(99_999_999)), 0),
  cDescription: z._default(z.string().check(z.trim(), z.maxLength(AFTER_SALE_LIMITS.description)), ''),
  cMobilePhone: z._default(z.string().check(z.regex(/^(?:1\d{10})?$/)), ''),
  docIds,
} as const

/** Why an application is not taken as it is. */
const applicationFailures = {
  /** This type cannot be asked for, now or of these lines. */
  TYPE_CLOSED: { code: 4009 },
  REASON_UNKNOWN: { code: 4001, data: fieldWrong },
  /** More than can go back for these units, or nothing: the most is in the answer. */
  AMOUNT_WRONG: { code: 4001, data: z.object({ cField: z.string(), iMaxAmount: Yuan }) },
  /** Faulty goods are shown by pictures. */
  EVIDENCE_NEEDED: { code: 4001, data: fieldWrong },
  FILE_UNKNOWN: { code: 4004 },
  /** The variant that is wanted instead is of another product, off the shelf or dearer. */
  EXCHANGE_UNKNOWN: { code: 4001, data: fieldWrong },
} as const

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
    iAfterSaleType: type,
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
    iAfterSaleType: type,
    items: z.array(AskedLine).check(z.minLength(1), z.maxLength(120)),
    /** The application that is edited: its own units count as free. */
    cAfterSaleNo: z.optional(reference),
  }),
  data: z.object({ iMaxAmount: Yuan, iFreight: Yuan }),
  failures: { ...orderUnknown, QTY_WRONG: { code: 4001, data: fieldWrong } },
})

/** Asks for after-sales of lines of one order: an after-sale a line, the amount shared out over them. */
export const saveAfterSale = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/saveAfterSale',
  gate: 'login',
  summary: 'Asks for after-sales.',
  body: z.object({
    ...request,
    ...application,
    cOrderNo: reference,
    items: z
      .array(z.extend(AskedLine, { cExchangeSkuUuid: z.optional(reference) }))
      .check(z.minLength(1), z.maxLength(120)),
  }),
  data: z.object({ afterSaleNos: z.array(z.string()) }),
  failures: {
    ...orderUnknown,
    ...applicationFailures,
    /** More units than are left of a line, a line twice, or one of another order. */
    QTY_WRONG: { code: 4001, data: fieldWrong },
    /** A line can be asked for three times. */
    APPLIED_TOO_OFTEN: { code: 4009 },
  },
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

/** Changes an application that the shop has not agreed to, or has refused: it answers anew. Lines and type stay. Domain 2.4. */
export const updateAfterSale = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/updateAfterSale',
  gate: 'login',
  summary: 'Changes an application.',
  body: z.object({ ...request, ...afterSale, ...application, cExchangeSkuUuid: z.optional(reference) }),
  data: z.object({}),
  failures: { ...afterSaleUnknown, ...afterSaleChanged, ...applicationFailures },
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
