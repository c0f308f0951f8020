import { SHOP_BASE } from '@mallwright/contract/link'

/** The address of the applications for invoices. */
export const INVOICES_PATH = `${SHOP_BASE}/UserCenter/invoiceList`

/** The address where an invoice is applied for, for an order at first. */
export const APPLY_PATH = `${SHOP_BASE}/orderinfo/ApplyInvoiceFrom`

/** The address of an application's page. */
export const invoicePath = (number: string) => `${INVOICES_PATH}?cInvoiceApplyNo=${encodeURIComponent(number)}`
