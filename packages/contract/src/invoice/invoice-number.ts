import { SHOP_INVOICE_OPERATIONS } from './invoice-states.ts'
import type { ShopInvoiceOperation } from './invoice-states.ts'

/** `iAudit` of an operation: its place, from 1 on. */
export const auditNumber = (operation: ShopInvoiceOperation): number => SHOP_INVOICE_OPERATIONS.indexOf(operation) + 1

/** Which of number and code of an invoice is wrong: 20 digits without a code, or 8 with one of 10 or 12 digits. */
export function wrongInvoiceNumber(invoiceNo: string, invoiceCode: string): 'cInvoiceNo' | 'cInvoiceCode' | undefined {
  const isOld = /^\d{8}$/.test(invoiceNo)
  if (invoiceCode === '') return /^\d{20}$/.test(invoiceNo) ? undefined : isOld ? 'cInvoiceCode' : 'cInvoiceNo'
  if (!/^(?:\d{10}|\d{12})$/.test(invoiceCode)) return 'cInvoiceCode'
  return isOld ? undefined : 'cInvoiceNo'
}
