export {
  DeskAccount,
  DeskInstitution,
  DeskMember,
  getAccountPage,
  getInstitutionPage,
  getMemberPage,
  saveOperator,
  stopAccount,
  stopAllLinkUser,
  stopUser,
} from './account-desk.contract.ts'
export {
  AFTER_SALE_DECISIONS,
  decideAfterSale,
  DeskAfterSale,
  getDeskAfterSalePage,
} from './after-sale-desk.contract.ts'
export {
  auditEnterpriseApply,
  AuditedTeam,
  auditTeamAuth,
  getEnterpriseApplyPage,
  getTeamAuthPage,
  passEnterpriseApplies,
  passTeamAuths,
} from './audit.contract.ts'
export { DeskInvoice, getDeskInvoicePage } from './invoice-desk.contract.ts'
export {
  DeskAuditEntry,
  DeskInviteCode,
  DeskSession,
  DeskSms,
  forceLogout,
  getAuditLogPage,
  getInviteCodePage,
  getSessionPage,
  getSmsOutboxPage,
  saveInviteCode,
  stopInviteCode,
} from './desk-lists.contract.ts'
export { DeskOrder, DeskPayment, exportDeskOrder, getDeskOrderPage, getDeskPaymentPage } from './order-desk.contract.ts'
export {
  auditTransferVoucher,
  confirmRefund,
  DeskRefund,
  DeskTransfer,
  getRefundPage,
  getTransferVoucherPage,
  retryRefund,
} from './payment-desk.contract.ts'
export {
  deleteTrustedHost,
  DeskTrustedHost,
  getTrustedHostPage,
  HostName,
  saveTrustedHost,
} from './trusted-host.contract.ts'
export {
  deleteWorkflowServer,
  DeskWorkflowServer,
  getWorkflowServerPage,
  saveWorkflowServer,
  WorkflowServerUrl,
} from './workflow-server.contract.ts'
