import * as z from 'zod/mini'

import { OrderAddress } from '../order/order-fields.ts'
import { Yuan } from '../values/yuan.ts'
import { INVOICE_OPERATIONS, SHOP_INVOICE_OPERATIONS } from './invoice-states.ts'

/** The application is not the caller's: 发票申请不存在. */
export const invoiceUnknown = { INVOICE_UNKNOWN: { code: 4004 } } as const

/** Its state has changed meanwhile: 状态已变更，请刷新后重试. Domain 2. */
export const invoiceChanged = { INVOICE_CHANGED: { code: 4009 } } as const

/** A line of an order in short. */
const line = z.object({ cProdName: z.string(), cUrl: z.string(), cSpecText: z.string(), iQty: z.int() })

/** An order that can be invoiced. */
export const ApplicableOrder = z.object({
  cOrderNo: z.string(),
  cShopUuid: z.string(),
  cShopName: z.string(),
  bOperated: z.boolean(),
  /** Its shop issues 增值税专用发票, too. */
  bSpecialInvoice: z.boolean(),
  /** The institution that it was bought for; both empty for the person's own. Orders of one application have the same. */
  cOrgUuid: z.string(),
  cOrgName: z.string(),
  iOrderState: z.int(),
  cOrderStateName: z.string(),
  /** What was paid, and what of it went back. */
  iPayAmount: Yuan,
  iRefundAmount: Yuan,
  /** What can be invoiced: what was paid and did not go back. */
  iAmount: Yuan,
  /** The kind and title that the buyer chose at the checkout; null without. */
  invoice: z.nullable(z.object({ iInvoiceKind: z.int(), cTitle: z.string(), cTaxNo: z.string(), cEmail: z.string() })),
  items: z.array(line),
  dCreate: z.string(),
})
export type ApplicableOrder = z.infer<typeof ApplicableOrder>

/** An application in a list. */
export const InvoiceListItem = z.object({
  cInvoiceApplyNo: z.string(),
  iVersion: z.int(),
  cShopUuid: z.string(),
  cShopName: z.string(),
  iInvoiceKind: z.int(),
  cInvoiceKindName: z.string(),
  iInvoiceMedium: z.int(),
  cInvoiceMediumName: z.string(),
  iInvoiceState: z.int(),
  cInvoiceStateName: z.string(),
  cTitle: z.string(),
  iAmount: Yuan,
  orderNos: z.array(z.string()),
  /** Number of the invoice; empty until it is issued. */
  cInvoiceNo: z.string(),
  /** Why its shop rejected it; empty while it has not. */
  cRejectReason: z.string(),
  /** The invoice as a private PDF: read by `downLoadOwn`. Empty until it is issued. */
  cDocId: z.string(),
  dCreate: z.string(),
  dIssue: z.string(),
  opList: z.array(z.enum(INVOICE_OPERATIONS)),
})
export type InvoiceListItem = z.infer<typeof InvoiceListItem>

/** A page of applications. */
export const InvoicePage = z.object({ results: z.array(InvoiceListItem), iTotleSize: z.int() })

/** An order in an application. */
export const InvoicedOrder = z.object({
  cOrderNo: z.string(),
  iPayAmount: Yuan,
  iRefundAmount: Yuan,
  /** Its part of the invoice. */
  iAmount: Yuan,
  items: z.array(line),
  dCreate: z.string(),
})
export type InvoicedOrder = z.infer<typeof InvoicedOrder>

/** A step of an application's history. */
export const InvoiceLogEntry = z.object({
  /** B buyer, S shop, O operator, T the server. */
  cActor: z.string(),
  cText: z.string(),
  /** What was said with it; may be empty. */
  cRemark: z.string(),
  dCreate: z.string(),
})
export type InvoiceLogEntry = z.infer<typeof InvoiceLogEntry>

/** An application with everything that its page shows. Domain 1.7, 2.7. */
export const InvoiceDetail = z.extend(InvoiceListItem, {
  iHeaderType: z.int(),
  cTaxNo: z.string(),
  cRegAddress: z.string(),
  cRegPhone: z.string(),
  cBankName: z.string(),
  /** Whole for the shop that issues it, else masked but for its last four digits; empty without one. */
  cBankAccount: z.string(),
  iInvoiceContent: z.int(),
  cInvoiceContentName: z.string(),
  /** Where an electronic invoice goes; empty for paper. */
  cEmail: z.string(),
  /** Where paper goes; null for an electronic one. */
  address: z.nullable(OrderAddress),
  cRemark: z.string(),
  /** Code of an invoice of the older form; empty without. */
  cInvoiceCode: z.string(),
  /** Why it is to be reversed; empty while it is not. */
  cRedReason: z.string(),
  /** Number and code of the red invoice, and its PDF; empty until it is reversed. */
  cRedInvoiceNo: z.string(),
  cRedInvoiceCode: z.string(),
  cRedDocId: z.string(),
  dRed: z.string(),
  /** Until when the buyer can have it reversed; empty where they cannot. */
  dRedUntil: z.string(),
  /** When it was last sent by mail; empty while it was not. */
  dMail: z.string(),
  /** The reversed application that this one was made instead of; empty without. */
  cReplacesNo: z.string(),
  orders: z.array(InvoicedOrder),
  logs: z.array(InvoiceLogEntry),
})
export type InvoiceDetail = z.infer<typeof InvoiceDetail>

/** An application as its shop sees it. */
export const ShopInvoice = z.extend(InvoiceDetail, {
  cBuyerName: z.string(),
  shopOpList: z.array(z.enum(SHOP_INVOICE_OPERATIONS)),
})
export type ShopInvoice = z.infer<typeof ShopInvoice>
