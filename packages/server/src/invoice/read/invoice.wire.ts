import {
  INVOICE_CONTENT_NAMES,
  INVOICE_KIND_NAMES,
  INVOICE_MEDIUM_NAMES,
  INVOICE_STATE_NAMES,
} from '@mallwright/contract/invoice'
import type {
  ApplicableOrder,
  InvoiceDetail,
  InvoicedOrder,
  InvoiceListItem,
  InvoiceLogEntry,
  ShopInvoice,
} from '@mallwright/contract/invoice'
import { ORDER_STATE_NAMES } from '@mallwright/contract/order'
import type { OrderState } from '@mallwright/contract/order'
import { fen, translate, yuanFromFen } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import { wireTime } from '../../gateway/wire-time.ts'
import type { OrderItemRow } from '../../order/change/order-row.store.ts'
import { wireOrderAddress } from '../../order/read/order.wire.ts'
import type { PersonalDataCipher } from '../../personal-data/personal-data-cipher.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { reasonLabel, redUntil } from '../book/invoice.rules.ts'
import type { InvoiceLogEvent } from '../book/move-invoice.store.ts'
import { maskAccountNumber } from '../../personal-data/mask.ts'
import type { InvoiceParts } from './invoice-detail.store.ts'
import type { ApplicableRow } from './invoice-list.store.ts'
import { canAskRed, invoiceOps, shopInvoiceOps } from './invoice-ops.rules.ts'

const yuan = (cents: number) => yuanFromFen(fen(cents))
const timeOf = (moment: Date | null) => (moment ? wireTime(moment) : '')

/** What an application is shown with. */
export interface InvoiceView {
  readonly parts: InvoiceParts
  readonly locale: Locale
  readonly cipher: Pick<PersonalDataCipher, 'decrypt'>
}

const wireLine = ({ name, imageUrl, specText, qty }: OrderItemRow) => ({
  cProdName: name,
  cUrl: imageUrl,
  cSpecText: specText,
  iQty: qty,
})

/** An order that can be invoiced under the specification's names. */
export function wireApplicable(row: ApplicableRow, items: readonly OrderItemRow[], locale: Locale): ApplicableOrder {
  const { invoice } = row
  return {
    cOrderNo: row.orderNo,
    cShopUuid: row.shopId,
    cShopName: row.shopName,
    bOperated: row.isOperated,
    bSpecialInvoice: row.hasSpecialInvoices,
    cOrgUuid: row.organisationId ?? '',
    cOrgName: row.organisationName ?? '',
    iOrderState: row.state,
    // The numbers are those of the table's checks.
    cOrderStateName: translate(locale, ORDER_STATE_NAMES[row.state as OrderState]),
    iPayAmount: yuan(row.paidCents),
    iRefundAmount: yuan(row.refundedCents),
    iAmount: yuan(row.paidCents - row.refundedCents),
    invoice: invoice && {
      iInvoiceKind: invoice.kind,
      cTitle: invoice.title,
      cTaxNo: invoice.taxNo,
      cEmail: invoice.email,
    },
    items: items.filter(({ orderId }) => orderId === row.id).map(wireLine),
    dCreate: wireTime(row.createdAt),
  }
}

/** An application in a list under the specification's names. */
export function wireInvoice(row: InvoiceRow, { parts, locale }: InvoiceView): InvoiceListItem {
  const context = parts.contexts.get(row.id)
  if (!context) throw new Error(`the shop of application ${row.applyNo} is missing`)
  return {
    cInvoiceApplyNo: row.applyNo,
    iVersion: row.version,
    cShopUuid: row.shopId,
    cShopName: context.shopName,
    iInvoiceKind: row.kind,
    cInvoiceKindName: translate(locale, INVOICE_KIND_NAMES[row.kind]),
    iInvoiceMedium: row.medium,
    cInvoiceMediumName: translate(locale, INVOICE_MEDIUM_NAMES[row.medium]),
    iInvoiceState: row.state,
    cInvoiceStateName: translate(locale, INVOICE_STATE_NAMES[row.state]),
    cTitle: row.header.title,
    iAmount: yuan(row.amountCents),
    orderNos: parts.orders.filter(({ applyId }) => applyId === row.id).map(({ orderNo }) => orderNo),
    cInvoiceNo: row.invoiceNo,
    cRejectReason: translate(locale, reasonLabel(row.rejectReason)),
    cDocId: row.pdfFileId ?? '',
    dCreate: wireTime(row.createdAt),
    dIssue: timeOf(row.issuedAt),
    opList: invoiceOps(row, context.freeOrders),
  }
}

/** The bank account of a header, masked unless it is for whom it is needed. */
function accountOf({ header }: InvoiceRow, { cipher }: InvoiceView, isWhole: boolean): string {
  const account = header.bankAccountEncrypted === null ? '' : cipher.decrypt(header.bankAccountEncrypted)
  return isWhole ? account : maskAccountNumber(account)
}

/** An application with everything that its page shows; with the whole bank account for the shop that issues the invoice. */
export function wireInvoiceDetail(row: InvoiceRow, view: InvoiceView, isForShop = false): InvoiceDetail {
  const { parts, locale } = view
  const { header, issuedAt } = row
  return {
    ...wireInvoice(row, view),
    iHeaderType: header.headerType,
    cTaxNo: header.taxNo,
    cRegAddress: header.regAddress,
    cRegPhone: header.regPhone,
    cBankName: header.bankName,
    cBankAccount: accountOf(row, view, isForShop),
    iInvoiceContent: row.content,
    cInvoiceContentName: translate(locale, INVOICE_CONTENT_NAMES[row.content]),
    cEmail: row.email,
    address: row.address && wireOrderAddress(row.address),
    cRemark: row.remark,
    cInvoiceCode: row.invoiceCode,
    cRedReason: translate(locale, reasonLabel(row.redReason)),
    cRedInvoiceNo: row.redInvoiceNo,
    cRedInvoiceCode: row.redInvoiceCode,
    cRedDocId: row.redFileId ?? '',
    dRed: timeOf(row.redAt),
    dRedUntil: issuedAt && canAskRed(row) ? wireTime(redUntil(issuedAt)) : '',
    dMail: timeOf(row.mailedAt),
    cReplacesNo: parts.contexts.get(row.id)?.replacesNo ?? '',
    orders: parts.orders.filter(({ applyId }) => applyId === row.id).map((order) => wireInvoicedOrder(order, parts)),
    logs: parts.logs.filter(({ applyId }) => applyId === row.id).map((log) => wireInvoiceLog(log, locale)),
  }
}

function wireInvoicedOrder(order: InvoiceParts['orders'][number], { items }: InvoiceParts): InvoicedOrder {
  return {
    cOrderNo: order.orderNo,
    iPayAmount: yuan(order.paidCents),
    iRefundAmount: yuan(order.refundedCents),
    iAmount: yuan(order.amountCents),
    items: items.filter(({ orderId }) => orderId === order.orderId).map(wireLine),
    dCreate: wireTime(order.createdAt),
  }
}

/** An application as its shop sees it. */
export function wireShopInvoice(row: InvoiceRow, view: InvoiceView): ShopInvoice {
  return {
    ...wireInvoiceDetail(row, view, true),
    opList: [],
    cBuyerName: view.parts.contexts.get(row.id)?.buyerName ?? '',
    shopOpList: shopInvoiceOps(row),
  }
}

const LOG_TEXTS: Readonly<Record<InvoiceLogEvent, Label>> = {
  ask: { zh: '买家申请开票', en: 'Applied for by the buyer' },
  accept: { zh: '商家已受理，正在开票', en: 'Accepted by the shop' },
  issue: { zh: '商家已开票', en: 'Issued by the shop' },
  reject: { zh: '商家驳回申请', en: 'Rejected by the shop' },
  withdraw: { zh: '买家撤销申请', en: 'Withdrawn by the buyer' },
  askRed: { zh: '买家申请红冲', en: 'The buyer asked to have it reversed' },
  red: { zh: '商家已红冲', en: 'Reversed by the shop' },
  reduce: { zh: '订单退款，开票金额已调整', en: 'Money went back; the amount was lowered' },
  rejectByRefund: { zh: '订单已全额退款，申请关闭', en: 'Refunded in full; closed' },
  redByRefund: { zh: '开票后发生退款，等待红冲', en: 'Money went back; to be reversed' },
  mailAgain: { zh: '买家要求重新发送', en: 'The buyer asked for it to be sent again' },
  mail: { zh: '发票已发送至邮箱', en: 'Sent by mail' },
  mailFailed: { zh: '发票邮件发送失败', en: 'The mail could not be sent' },
}

/** A step of an application, in the reader's language. */
export function wireInvoiceLog(
  { event, actor, text, createdAt }: InvoiceParts['logs'][number],
  locale: Locale,
): InvoiceLogEntry {
  // Events are written by the functions of the book alone.
  const label = LOG_TEXTS[event as InvoiceLogEvent]
  return {
    cActor: actor,
    cText: translate(locale, label),
    cRemark: translate(locale, reasonLabel(text)),
    dCreate: wireTime(createdAt),
  }
}
