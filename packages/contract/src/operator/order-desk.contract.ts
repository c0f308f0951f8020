import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import { dayText, listQuery, pageOf } from './operator-fields.ts'

/** An order as operators see it. */
export const DeskOrder = z.object({
  cOrderNo: z.string(),
  cTradeNo: z.string(),
  iOrderState: z.int(),
  cOrderStateName: z.string(),
  /** Why it ended; empty while it has not. */
  cCloseTypeName: z.string(),
  /** What was said when it was cancelled. */
  cReason: z.string(),
  cShopName: z.string(),
  /** The institution that the buyer acted for; empty without one. */
  cOrgName: z.string(),
  cNickname: z.string(),
  /** Masked. */
  cMobilePhone: z.string(),
  /** Its lines in one text. */
  cItems: z.string(),
  /** Units of all lines. */
  iQty: z.int(),
  iGoodsAmount: Yuan,
  iFreight: Yuan,
  /** What coupons and offers take off. */
  iDiscount: Yuan,
  iPayAmount: Yuan,
  iPaidAmount: Yuan,
  iRefundAmount: Yuan,
  cRemark: z.string(),
  /** Its shop has not shipped in time. */
  bShipLate: z.boolean(),
  dCreateTime: z.string(),
  /** Empty before, as the others. */
  dPay: z.string(),
  dShip: z.string(),
  dReceive: z.string(),
})
export type DeskOrder = z.infer<typeof DeskOrder>

/** How orders and payments are narrowed: by words, state, and days of their making in Asia/Shanghai. */
const narrowed = { cKeyword: listQuery.cKeyword, dFrom: dayText, dTo: dayText }

/** Narrowing of orders: number of order or trade, buyer's name, institution or whole phone, shop; state; days. */
const orderFilter = { ...narrowed, iOrderState: z.optional(z.int()) }

/** Orders of all shops, the newest first. */
export const getDeskOrderPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getDeskOrderPage',
  gate: 'operator',
  summary: 'Orders of all shops.',
  body: z.object({ ...listQuery, ...orderFilter }),
  data: pageOf(DeskOrder),
})

/** The orders of such a list as a workbook (xlsx), an order a row, in the caller's language; its size is not limited. */
export const exportDeskOrder = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/exportDeskOrder',
  gate: 'operator',
  summary: 'Orders as a workbook.',
  transport: 'blob',
  body: z.object(orderFilter),
  data: z.unknown(),
})

/** A payment as operators see it. States: `PAY_STATES`. */
export const DeskPayment = z.object({
  cPaymentFlowNo: z.string(),
  dCreateTime: z.string(),
  bAmount: Yuan,
  bRefundAmount: Yuan,
  iPayState: z.int(),
  /** Name of the method that was chosen last; empty before. */
  cMethodName: z.string(),
  cReceiverOrgName: z.string(),
  cOrgName: z.string(),
  cNickname: z.string(),
  /** Masked. */
  cMobilePhone: z.string(),
  /** Numbers of the orders that it pays. */
  orderNos: z.array(z.string()),
  dPay: z.string(),
  dExpire: z.string(),
})
export type DeskPayment = z.infer<typeof DeskPayment>

/** Payments, the newest first: by number of payment or order, payer's name, institution or whole phone; state; days. */
export const getDeskPaymentPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getDeskPaymentPage',
  gate: 'operator',
  summary: 'Payments.',
  body: z.object({ ...listQuery, ...narrowed, iPayState: z.optional(z.int().check(z.minimum(0), z.maximum(7))) }),
  data: pageOf(DeskPayment),
})
