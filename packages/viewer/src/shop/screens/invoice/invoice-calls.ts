import {
  cancelInvoiceApply,
  getApplicableOrderPage,
  getInvoiceApplyDetail,
  getInvoiceApplyPage,
} from '@mallwright/contract/invoice'
import type {
  ApplicableOrder as WireApplicable,
  InvoiceContent,
  InvoicedOrder as WireInvoiced,
  InvoiceDetail as WireDetail,
  InvoiceKind,
  InvoiceListItem,
  InvoiceMedium,
} from '@mallwright/contract/invoice'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'

import { addressOf } from '../order/order-calls.ts'
import type { ApplicableOrder, Invoice, InvoiceDetails, InvoicedOrder } from './invoice-model.ts'

const OPERATIONS = { cancelInvoiceApply, getApplicableOrderPage, getInvoiceApplyDetail, getInvoiceApplyPage }

/** Calls of the screens of invoices; forms have their own. */
export function invoiceApi(send: Send) {
  return createApi(OPERATIONS, send)
}

const PAGE_SIZE = 10

/** Orders of a page of those that fit an application: as many as it may have. */
const FITTING_PAGE_SIZE = 50

/** A page of the orders that can be invoiced: with `orderNo` those that can be together with it, itself first. Rejects with `CallError`. */
export async function readApplicableOrders(send: Send, orderNo: string, page: number) {
  const answer = await invoiceApi(send).getApplicableOrderPage({
    body:
      orderNo === ''
        ? { pageNumber: page, pageSize: PAGE_SIZE }
        : { pageNumber: page, pageSize: FITTING_PAGE_SIZE, cOrderNo: orderNo },
  })
  if (!answer.ok) throw new CallError(answer)
  return { items: answer.data.results.map(applicableOf), total: answer.data.iTotleSize }
}

/** A page of own applications: 0 all, 1 under way, 2 issued, 3 ended; of one order alone. Rejects with `CallError`. */
export async function readInvoices(
  send: Send,
  { tab, orderNo }: { readonly tab: number; readonly orderNo: string },
  page: number,
) {
  const body = { iTab: tab, pageNumber: page, pageSize: PAGE_SIZE, ...(orderNo !== '' && { cOrderNo: orderNo }) }
  const answer = await invoiceApi(send).getInvoiceApplyPage({ body })
  if (!answer.ok) throw new CallError(answer)
  return { items: answer.data.results.map(invoiceOf), total: answer.data.iTotleSize }
}

/** An own application; `null` when there is none. Rejects with `CallError`. */
export async function readInvoice(send: Send, number: string): Promise<InvoiceDetails | null> {
  const answer = await invoiceApi(send).getInvoiceApplyDetail({ body: { cInvoiceApplyNo: number } })
  if (answer.ok) return invoiceDetailsOf(answer.data)
  if (answer.failure === 'INVOICE_UNKNOWN') return null
  throw new CallError(answer)
}

function invoicedOf(order: WireInvoiced): InvoicedOrder {
  return {
    orderNo: order.cOrderNo,
    createdAt: order.dCreate,
    payAmount: fenFromYuan(order.iPayAmount),
    refundAmount: fenFromYuan(order.iRefundAmount),
    amount: fenFromYuan(order.iAmount),
    lines: order.items.map(({ cProdName, cUrl, cSpecText, iQty }) => ({
      name: cProdName,
      imageUrl: cUrl,
      spec: cSpecText,
      quantity: iQty,
    })),
  }
}

function applicableOf(order: WireApplicable): ApplicableOrder {
  const { invoice } = order
  return {
    ...invoicedOf(order),
    shopId: order.cShopUuid,
    shopName: order.cShopName,
    isOperated: order.bOperated,
    hasSpecialInvoices: order.bSpecialInvoice,
    institutionId: order.cOrgUuid,
    institution: order.cOrgName,
    wish: invoice
      ? {
          kind: invoice.iInvoiceKind as InvoiceKind,
          title: invoice.cTitle,
          taxNo: invoice.cTaxNo,
          email: invoice.cEmail,
        }
      : undefined,
  }
}

/** A wire application under plain names. */
function invoiceOf(wire: InvoiceListItem): Invoice {
  return {
    number: wire.cInvoiceApplyNo,
    version: wire.iVersion,
    shopId: wire.cShopUuid,
    shopName: wire.cShopName,
    kind: wire.iInvoiceKind as InvoiceKind,
    kindName: wire.cInvoiceKindName,
    medium: wire.iInvoiceMedium as InvoiceMedium,
    mediumName: wire.cInvoiceMediumName,
    state: wire.iInvoiceState,
    stateName: wire.cInvoiceStateName,
    title: wire.cTitle,
    amount: fenFromYuan(wire.iAmount),
    orderNos: wire.orderNos,
    invoiceNo: wire.cInvoiceNo,
    rejectReason: wire.cRejectReason,
    docId: wire.cDocId,
    createdAt: wire.dCreate,
    issuedAt: wire.dIssue,
    operations: wire.opList,
  }
}

/** A wire application's details under plain names. */
export function invoiceDetailsOf(wire: WireDetail): InvoiceDetails {
  return {
    ...invoiceOf(wire),
    isEnterprise: wire.iHeaderType === 2,
    taxNo: wire.cTaxNo,
    registeredAddress: wire.cRegAddress,
    registeredPhone: wire.cRegPhone,
    bank: wire.cBankName,
    account: wire.cBankAccount,
    content: wire.iInvoiceContent as InvoiceContent,
    contentName: wire.cInvoiceContentName,
    email: wire.cEmail,
    address: wire.address ? addressOf(wire.address) : undefined,
    remark: wire.cRemark,
    invoiceCode: wire.cInvoiceCode,
    redReason: wire.cRedReason,
    redInvoiceNo: wire.cRedInvoiceNo,
    redInvoiceCode: wire.cRedInvoiceCode,
    redDocId: wire.cRedDocId,
    redAt: wire.dRed,
    redUntil: wire.dRedUntil,
    mailedAt: wire.dMail,
    replacesNo: wire.cReplacesNo,
    orders: wire.orders.map(invoicedOf),
    steps: wire.logs.map(({ cText, cRemark, dCreate }) => ({ text: cText, remark: cRemark, at: dCreate })),
  }
}
