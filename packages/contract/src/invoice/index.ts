export {
  applyRed,
  cancelInvoiceApply,
  getApplicableOrderPage,
  getInvoiceApplyDetail,
  getInvoiceApplyPage,
  resendInvoiceMail,
  saveInvoiceApply,
} from './invoice-apply.contract.ts'
export {
  ApplicableOrder,
  InvoiceDetail,
  InvoicedOrder,
  InvoiceListItem,
  InvoiceLogEntry,
  InvoicePage,
  ShopInvoice,
} from './invoice-fields.ts'
export {
  deleteHeader,
  getHeaderList,
  HEADER_LIMITS,
  HEADER_TYPES,
  headerFields,
  InvoiceHeader,
  isTaxNumber,
  MAX_HEADERS,
  saveHeader,
  setDefaultHeader,
} from './invoice-header.contract.ts'
export { auditNumber, wrongInvoiceNumber } from './invoice-number.ts'
export {
  HOLDING_INVOICE_STATES,
  INVOICE_CONTENT_NAMES,
  INVOICE_CONTENTS,
  INVOICE_KIND_NAMES,
  INVOICE_KINDS,
  INVOICE_LIMITS,
  INVOICE_MEDIUM_NAMES,
  INVOICE_MEDIUMS,
  INVOICE_OPERATIONS,
  INVOICE_STATE_NAMES,
  INVOICE_STATES,
  INVOICE_TABS,
  INVOICE_TRANSITIONS,
  RED_REASONS,
  SHOP_INVOICE_OPERATIONS,
  SHOP_INVOICE_TABS,
} from './invoice-states.ts'
export type {
  InvoiceApplication,
  InvoiceContent,
  InvoiceEvent,
  InvoiceKind,
  InvoiceMedium,
  InvoiceOperation,
  InvoiceState,
  InvoiceTransition,
  ShopInvoiceOperation,
} from './invoice-states.ts'
export { auditInvoice, getShopInvoicePage } from './shop-invoice.contract.ts'
