export {
  deleteHeader,
  getHeaderList,
  HEADER_LIMITS,
  HEADER_TYPES,
  InvoiceHeader,
  isTaxNumber,
  MAX_HEADERS,
  saveHeader,
  setDefaultHeader,
} from './invoice-header.contract.ts'
