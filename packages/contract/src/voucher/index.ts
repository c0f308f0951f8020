export {
  getOneVoucherTemplate,
  getOrgDefaultVoucherTemplate,
  UpstreamType,
  VoucherField,
  VoucherTemplate,
} from './template.contract.ts'
export { EXPORT_ROWS, exportVoucher } from './voucher-export.contract.ts'
export { VoucherValues } from './voucher-fields.ts'
export {
  approveVoucher,
  closeVoucher,
  delVoucher,
  openVoucher,
  submitVoucher,
  unapproveVoucher,
  voidVoucher,
  withdrawVoucher,
} from './voucher-move.contract.ts'
export {
  EDITABLE_STATES,
  EXECUTION_NAMES,
  VOUCHER_LIMITS,
  VOUCHER_MOVES,
  VOUCHER_STATE_NAMES,
  VOUCHER_STATES,
} from './voucher-states.ts'
export type { VoucherMoveCode, VoucherState } from './voucher-states.ts'
export {
  executionBook,
  openListCode,
  VOUCHER_BOOKS,
  VOUCHER_TYPE_CODES,
  VOUCHER_TYPES,
  VOUCHER_UPSTREAM,
  VOUCHER_MENU_PREFIX,
  voucherMenu,
} from './voucher-types.ts'
export type { VoucherBook, VoucherSide, VoucherType, VoucherUpstream } from './voucher-types.ts'
export {
  FlowRecord,
  FlowVoucher,
  getTrackListByTypeAndUuid,
  getVoucherLog,
  getVoucherWork,
  saveCollaboration,
} from './voucher-work.contract.ts'
export {
  findVoucherByNo,
  getVoucher,
  getVoucherPosition,
  PulledLines,
  pullVoucher,
  saveVoucher,
  Voucher,
  VoucherLine,
} from './voucher.contract.ts'
export { getWorkflowTicket, WORKFLOW_PAGE } from './workflow.contract.ts'
