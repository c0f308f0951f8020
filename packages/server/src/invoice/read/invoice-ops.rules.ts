import { INVOICE_MEDIUMS, INVOICE_OPERATIONS, SHOP_INVOICE_OPERATIONS } from '@mallwright/contract/invoice'
import type { InvoiceOperation, ShopInvoiceOperation } from '@mallwright/contract/invoice'

import { redUntil } from '../book/invoice.rules.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { allowsInvoiceEvent } from '../book/move-invoice.store.ts'

type Situation = Pick<InvoiceRow, 'state' | 'medium' | 'issuedAt' | 'pdfFileId'>

/** Whether an invoice can be sent by mail: an electronic one that has its document. */
export const canBeMailed = ({ state, medium, pdfFileId }: Situation) =>
  (state === 2 || state === 5) && medium === INVOICE_MEDIUMS.electronic && pdfFileId !== null

/** Whether a buyer may still have an invoice reversed. */
export const canAskRed = (row: Situation) =>
  allowsInvoiceEvent(row, 'askRed') && row.issuedAt !== null && redUntil(row.issuedAt).getTime() > Date.now()

/** What a buyer may do with an application now, the most likely first: read off the table. */
export function invoiceOps(row: Situation, freeOrders: number): InvoiceOperation[] {
  const isOffered: Readonly<Record<InvoiceOperation, boolean>> = {
    withdraw: allowsInvoiceEvent(row, 'withdraw'),
    resendMail: canBeMailed(row),
    applyRed: canAskRed(row),
    applyAgain: [3, 4, 6].includes(row.state) && freeOrders > 0,
  }
  return INVOICE_OPERATIONS.filter((operation) => isOffered[operation])
}

/** What a shop may do with an application now. */
export function shopInvoiceOps(row: Pick<InvoiceRow, 'state'>): ShopInvoiceOperation[] {
  return SHOP_INVOICE_OPERATIONS.filter((operation) => allowsInvoiceEvent(row, operation))
}
