import * as z from 'zod/mini'

import { isEmail } from '../formats/index.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { page, reference, request } from '../values/request-fields.ts'
import { ApplicableOrder, invoiceChanged, InvoiceDetail, InvoicePage, invoiceUnknown } from './invoice-fields.ts'
import { HEADER_LIMITS } from './invoice-header.contract.ts'
import { INVOICE_LIMITS } from './invoice-states.ts'

const application = { cInvoiceApplyNo: reference }
const oneOrTwo = z.union([z.literal(1), z.literal(2)])
const emailText = z.string().check(
  z.maxLength(HEADER_LIMITS.email),
  z.refine((text) => isEmail(text), 'no e-mail address'),
)

/**
 * The caller's orders that can be invoiced now, newest first. With `cOrderNo` only those that can be in one application with that
 * order (same shop, same institution), itself first. Domain 2.7.
 */
export const getApplicableOrderPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvoiceApplyAction/getApplicableOrderPage',
  gate: 'login',
  summary: 'Orders that can be invoiced.',
  body: z.object({ ...page, cOrderNo: z.optional(reference) }),
  data: z.object({ results: z.array(ApplicableOrder), iTotleSize: z.int() }),
})

/** Applies for the invoice of orders of one shop and one institution. The server computes the amount. Domain 2.7, sheet 54. */
export const saveInvoiceApply = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvoiceApplyAction/saveInvoiceApply',
  gate: 'login',
  summary: 'Applies for an invoice.',
  body: z.object({
    ...request,
    orderNos: z.array(reference).check(z.minLength(1), z.maxLength(INVOICE_LIMITS.orders)),
    /** `INVOICE_KINDS`. */
    iInvoiceKind: oneOrTwo,
    /** A header of the caller's: their own, or of the institution that the orders are of. */
    cHeaderUuid: reference,
    /** `INVOICE_CONTENTS`. */
    iInvoiceContent: z._default(oneOrTwo, 1),
    /** `INVOICE_MEDIUMS`: electronic needs `cEmail`, paper `cAddressUuid`. */
    iInvoiceMedium: oneOrTwo,
    cEmail: z._default(z.union([z.literal(''), emailText]), ''),
    cAddressUuid: z._default(z.string().check(z.maxLength(64)), ''),
    cRemark: z._default(z.string().check(z.trim(), z.maxLength(INVOICE_LIMITS.remark)), ''),
  }),
  data: z.object(application),
  failures: {
    ORDER_UNKNOWN: { code: 4004 },
    /** Orders of several shops or institutions. */
    ORDERS_MIXED: { code: 4001, data: z.object({ cField: z.literal('orderNos') }) },
    /** These cannot be invoiced now: not completed, an after-sale is open, nothing is left, or they are in an application. */
    NOT_INVOICEABLE: { code: 4009, data: z.object({ orderNos: z.array(z.string()) }) },
    HEADER_UNKNOWN: { code: 4004 },
    /** What a special invoice asks of a header and this one lacks, by field names of `InvoiceHeader`. */
    HEADER_INCOMPLETE: {
      code: 4001,
      data: z.object({ cField: z.literal('cHeaderUuid'), fields: z.array(z.string()) }),
    },
    /** The shop does not issue special invoices. */
    SPECIAL_NOT_ISSUED: { code: 4001, data: z.object({ cField: z.literal('iInvoiceKind') }) },
    EMAIL_NEEDED: { code: 4001, data: z.object({ cField: z.literal('cEmail') }) },
    ADDRESS_UNKNOWN: { code: 4004 },
  },
})

/** The caller's applications, newest first, by `INVOICE_TABS`. */
export const getInvoiceApplyPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvoiceApplyAction/getInvoiceApplyPage',
  gate: 'login',
  summary: 'Own applications for invoices.',
  body: z.object({
    ...page,
    iTab: z._default(z.int().check(z.minimum(0), z.maximum(3)), 0),
    /** Of one order alone. */
    cOrderNo: z.optional(reference),
  }),
  data: InvoicePage,
})

/** One of the caller's own applications. */
export const getInvoiceApplyDetail = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvoiceApplyAction/getInvoiceApplyDetail',
  gate: 'login',
  summary: 'One own application for an invoice.',
  body: z.object(application),
  data: InvoiceDetail,
  failures: invoiceUnknown,
})

/** Withdraws an application that the shop has not accepted. */
export const cancelInvoiceApply = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvoiceApplyAction/cancelInvoiceApply',
  gate: 'login',
  summary: 'Withdraws an application for an invoice.',
  body: z.object({ ...request, ...application }),
  data: z.object({}),
  failures: { ...invoiceUnknown, ...invoiceChanged },
})

/** Sends an issued invoice by mail again, to the given address. */
export const resendInvoiceMail = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvoiceApplyAction/resendInvoiceMail',
  gate: 'login',
  summary: 'Sends an invoice by mail again.',
  body: z.object({ ...request, ...application, cEmail: emailText }),
  data: z.object({}),
  failures: {
    ...invoiceUnknown,
    ...invoiceChanged,
    /** `INVOICE_LIMITS.mailsADay` were sent. */
    MAIL_TOO_OFTEN: { code: 4029 },
    /** The mail server did not take it. */
    MAIL_NOT_SENT: { code: 4009 },
  },
})

/** Asks for the reversal of an issued invoice whose title is wrong; its orders can be invoiced again once it is reversed. Domain 2.7. */
export const applyRed = endpoint({
  method: 'POST',
  path: 'alc-alshop/InvoiceApplyAction/applyRed',
  gate: 'login',
  summary: 'Asks for the reversal of an invoice.',
  body: z.object({
    ...request,
    ...application,
    cReason: z.string().check(z.trim(), z.minLength(1), z.maxLength(INVOICE_LIMITS.reason)),
  }),
  data: z.object({}),
  failures: {
    ...invoiceUnknown,
    ...invoiceChanged,
    /** `INVOICE_LIMITS.redDays` are over. */
    RED_TOO_LATE: { code: 4009 },
  },
})
