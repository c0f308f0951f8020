import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { page, reference, request } from '../values/request-fields.ts'
import { OrderAddress, OrderDetail, OrderLogEntry, OrderPage } from './order-fields.ts'
import { ORDER_LIMITS } from './order-states.ts'

/** The order is not the caller's, or they have deleted it: 订单不存在或已删除. */
export const orderUnknown = { ORDER_UNKNOWN: { code: 4004 } } as const

/** Its state has changed meanwhile: 状态已变更，请刷新后重试. Domain 2. */
export const stateChanged = { ORDER_STATE_CHANGED: { code: 4009 } } as const

const order = { cOrderNo: reference }
const filterText = z._default(z.string().check(z.trim(), z.maxLength(60)), '')
const day = z._default(z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/)), '')
const amount = z.optional(z.number().check(z.nonnegative(), z.maximum(99_999_999)))

/** Counts of the caller's orders by what is to be done. Specification 1 §7.7. */
export const getOrderCount = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/getOrderCount',
  gate: 'login',
  summary: 'Counts of orders by what is to be done.',
  body: z.object({}),
  data: z.object({
    iWaitPay: z.int(),
    iWaitShip: z.int(),
    iWaitReceive: z.int(),
    iWaitReview: z.int(),
    iAfterSale: z.int(),
    /** Trades of colleagues that wait for the caller's decision. */
    iWaitApprove: z.int(),
  }),
})

/** The caller's own orders, newest first; narrowed by tab, words, states, days and amount. */
export const getOrderPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/getOrderPage',
  gate: 'login',
  summary: 'Own orders.',
  body: z.object({
    ...page,
    /** `ORDER_TABS`; 0 is all of them. */
    iTab: z._default(z.int().check(z.minimum(0), z.maximum(4)), 0),
    /** Order number, product or shop. */
    cKeyword: filterText,
    iOrderState: z.optional(z.int()),
    dFrom: day,
    dTo: day,
    iAmountMin: amount,
    iAmountMax: amount,
    /** Orders of the whole institution, for its administrators. Domain sheet 69. */
    bInstitution: z._default(z.boolean(), false),
    /** Puts the keyword into the caller's search history of orders. */
    bRemember: z._default(z.boolean(), false),
  }),
  data: OrderPage,
})

/** One of the caller's own orders. */
export const getOrderDetail = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/getOrderDetail',
  gate: 'login',
  summary: 'One own order.',
  body: z.object(order),
  data: OrderDetail,
  failures: orderUnknown,
})

/** The history of an order that the caller may see, oldest first. */
export const getOrderLog = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/getOrderLog',
  gate: 'login',
  summary: 'The history of an order.',
  body: z.object(order),
  data: z.object({ results: z.array(OrderLogEntry) }),
  failures: orderUnknown,
})

/** Cancels an unpaid order, or a paid one that its shop is late with; what was paid goes back. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/cancelOrder',
  gate: 'login',
  summary: 'Cancels an order.',
  body: z.object({ ...order, ...request, cReason: z.string().check(z.trim(), z.maxLength(ORDER_LIMITS.reason)) }),
  data: z.object({}),
  failures: {
    ...orderUnknown,
    ...stateChanged,
    /** A payment is being made. */
    PAYMENT_RUNNING: { code: 4009 },
  },
})

/** Changes where an order goes: before it is paid, and once after. Domain 1.12-29. */
export const updateOrderAddress = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/updateOrderAddress',
  gate: 'login',
  summary: 'Changes where an order goes.',
  body: z.object({ ...order, ...request, cAddressUuid: reference }),
  data: OrderAddress,
  failures: {
    ...orderUnknown,
    ...stateChanged,
    ADDRESS_UNKNOWN: { code: 4004 },
    /** The shop does not deliver there. */
    UNDELIVERABLE: { code: 4009 },
    /** Delivery there costs more: the buyer cancels and orders again. */
    FREIGHT_HIGHER: { code: 4009, data: z.object({ iDifference: z.number() }) },
    PAYMENT_RUNNING: { code: 4009 },
  },
})

/** Reminds the shop of an order, once a day. */
export const remindShip = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/remindShip',
  gate: 'login',
  summary: 'Reminds the shop to ship.',
  body: z.object({ ...order, ...request }),
  data: z.object({}),
  failures: { ...orderUnknown, ...stateChanged, REMINDED_TODAY: { code: 4009 } },
})

/** Confirms that everything has arrived. */
export const confirmReceive = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/confirmReceive',
  gate: 'login',
  summary: 'Confirms the receipt of an order.',
  body: z.object({ ...order, ...request }),
  data: z.object({}),
  failures: {
    ...orderUnknown,
    ...stateChanged,
    /** Money is asked back for goods that have not arrived. Domain 2.2. */
    AFTER_SALE_OPEN: { code: 4009 },
  },
})

/** Puts the automatic receipt off by five days, once. */
export const extendReceive = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/extendReceive',
  gate: 'login',
  summary: 'Puts the automatic receipt off, once.',
  body: z.object({ ...order, ...request }),
  data: z.object({ dAutoConfirm: z.string() }),
  failures: { ...orderUnknown, ...stateChanged, EXTENDED_ALREADY: { code: 4009 } },
})

/** Hides an ended order from its buyer. */
export const deleteOrder = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/deleteOrder',
  gate: 'login',
  summary: 'Hides an ended order.',
  body: z.object({ ...order, ...request }),
  data: z.object({}),
  failures: { ...orderUnknown, ...stateChanged },
})

/** Puts the lines of an order into the cart again: those that can still be bought, selected and alone so. */
export const buyAgain = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/buyAgain',
  gate: 'login',
  summary: 'Puts the lines of an order into the cart.',
  body: z.object({ ...order, ...request }),
  data: z.object({
    iAdded: z.int(),
    /** Lines that can no longer be bought. */
    unavailable: z.array(z.object({ cProdName: z.string(), cSpecText: z.string() })),
  }),
  failures: orderUnknown,
})

/** Begins to pay the unpaid orders of a trade, or the given ones, at once. The open flow of the same orders is given again. */
export const createPaymentFlow = endpoint({
  method: 'POST',
  path: 'alc-alshop/PayAction/createPaymentFlow',
  gate: 'login',
  summary: 'Begins to pay orders.',
  body: z.object({
    ...request,
    cTradeNo: z._default(z.string().check(z.maxLength(64)), ''),
    cOrderNos: z._default(z.array(reference).check(z.maxLength(50)), []),
  }),
  data: z.object({ cPaymentFlowNo: z.string(), iAmount: z.number() }),
  failures: { ...orderUnknown, ...stateChanged, PAYMENT_RUNNING: { code: 4009 } },
})
