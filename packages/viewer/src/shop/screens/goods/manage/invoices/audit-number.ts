import { SHOP_INVOICE_OPERATIONS } from '@mallwright/contract/invoice'
import type { ShopInvoiceOperation } from '@mallwright/contract/invoice'

/** `iAudit` of an operation: its place in the contract, from 1 on. */
export const auditNumber = (operation: ShopInvoiceOperation): number => SHOP_INVOICE_OPERATIONS.indexOf(operation) + 1
