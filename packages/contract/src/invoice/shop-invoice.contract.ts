import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { page, reference, request } from '../values/request-fields.ts'
import { invoiceChanged, invoiceUnknown, ShopInvoice } from './invoice-fields.ts'
import { INVOICE_LIMITS } from './invoice-states.ts'

/** Applications for invoices of a managed shop, by `SHOP_INVOICE_TABS`: those that wait the oldest first, others the newest. */
export const getShopInvoicePage = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/getShopInvoicePage',
  gate: 'login',
  summary: 'Applications for invoices of a managed shop.',
  body: z.object({ ...page, cShopUuid: reference, iTab: z._default(z.int().check(z.minimum(0), z.maximum(2)), 0) }),
  data: z.object({ results: z.array(ShopInvoice), iTotleSize: z.int() }),
})

/**
 * Answers an application: accepts it, issues the invoice, rejects it with the reason that the buyer reads, or reverses it by a red
 * invoice. Operators do so for the mall's own shops. Domain 2.7.
 */
export const auditInvoice = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShopManageAction/auditInvoice',
  gate: 'login',
  summary: 'Answers an application for an invoice.',
  body: z.object({
    ...request,
    cInvoiceApplyNo: reference,
    /** That the shop has seen. */
    iVersion: z.int(),
    /** 1 accept, 2 issue, 3 reject, 4 red: `SHOP_INVOICE_OPERATIONS`. */
    iAudit: z.int().check(z.minimum(1), z.maximum(4)),
    /** To issue or to reverse: 20 digits of a digital invoice, or 8 with a code. */
    cInvoiceNo: z._default(z.string().check(z.trim(), z.maxLength(20)), ''),
    /** 10 or 12 digits of an invoice of the older form; empty for a digital one. */
    cInvoiceCode: z._default(z.string().check(z.trim(), z.maxLength(12)), ''),
    /** To issue or to reverse: the shop's own PDF, uploaded as `INVOICE_UPLOAD`; without one the server makes it. */
    cDocId: z.optional(reference),
    /** To reject. */
    cReason: z._default(z.string().check(z.trim(), z.maxLength(INVOICE_LIMITS.reason)), ''),
  }),
  data: z.object({}),
  failures: {
    ...invoiceUnknown,
    ...invoiceChanged,
    INVOICE_NO_WRONG: { code: 4001, data: z.object({ cField: z.enum(['cInvoiceNo', 'cInvoiceCode']) }) },
    /** The shop has issued an invoice of this number. */
    INVOICE_NO_TAKEN: { code: 4009, data: z.object({ cField: z.literal('cInvoiceNo') }) },
    REASON_NEEDED: { code: 4001, data: z.object({ cField: z.literal('cReason') }) },
    FILE_UNKNOWN: { code: 4004 },
  },
})
