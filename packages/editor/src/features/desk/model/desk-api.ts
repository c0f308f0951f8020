import { downLoadOwn } from '@mallwright/contract/file'
import { auditInvoice } from '@mallwright/contract/invoice'
import { auditApply, getApplyPage } from '@mallwright/contract/institution'
import {
  auditEnterpriseApply,
  auditTeamAuth,
  auditTransferVoucher,
  confirmRefund,
  decideAfterSale,
  deleteTrustedHost,
  deleteWorkflowServer,
  exportDeskOrder,
  forceLogout,
  getAccountPage,
  getAuditLogPage,
  getDeskAfterSalePage,
  getDeskInvoicePage,
  getDeskOrderPage,
  getDeskPaymentPage,
  getEnterpriseApplyPage,
  getInstitutionPage,
  getInviteCodePage,
  getMemberPage,
  getRefundPage,
  getSessionPage,
  getSmsOutboxPage,
  getTeamAuthPage,
  getTransferVoucherPage,
  getTrustedHostPage,
  getWorkflowServerPage,
  passEnterpriseApplies,
  passTeamAuths,
  retryRefund,
  saveInviteCode,
  saveOperator,
  saveTrustedHost,
  saveWorkflowServer,
  stopAccount,
  stopAllLinkUser,
  stopInviteCode,
  stopUser,
} from '@mallwright/contract/operator'
import { createApi } from '@mallwright/contract/rpc'
import type { Api, InputOf, Send } from '@mallwright/contract/rpc'
import { withoutTimeout } from '@mallwright/shop-core/download'

import type { DeskFailure } from './desk-failure.ts'

/** Gateway calls of the operators' desk. */
export const DESK_OPERATIONS = {
  auditApply,
  auditEnterpriseApply,
  auditInvoice,
  auditTeamAuth,
  auditTransferVoucher,
  confirmRefund,
  decideAfterSale,
  deleteTrustedHost,
  deleteWorkflowServer,
  forceLogout,
  getAccountPage,
  getApplyPage,
  getAuditLogPage,
  getDeskAfterSalePage,
  getDeskInvoicePage,
  getDeskOrderPage,
  getDeskPaymentPage,
  getEnterpriseApplyPage,
  getInstitutionPage,
  getInviteCodePage,
  getMemberPage,
  getRefundPage,
  getSessionPage,
  getSmsOutboxPage,
  getTeamAuthPage,
  getTransferVoucherPage,
  getTrustedHostPage,
  getWorkflowServerPage,
  passEnterpriseApplies,
  passTeamAuths,
  retryRefund,
  saveInviteCode,
  saveOperator,
  saveTrustedHost,
  saveWorkflowServer,
  stopAccount,
  stopAllLinkUser,
  stopInviteCode,
  stopUser,
}

type OrderBookBody = InputOf<typeof exportDeskOrder>['body']

/** The desk's gateway. */
export interface DeskApi extends Api<typeof DESK_OPERATIONS> {
  /** A picture or a document that the operator may see; `undefined` without it. */
  readonly loadFile: (docId: string) => Promise<Blob | undefined>
  /** The orders of a filter as a workbook, however long it takes. */
  readonly loadOrderBook: (body: OrderBookBody) => Promise<{ readonly ok: true; readonly bytes: Blob } | DeskFailure>
}

/** Creates the desk's gateway over a transport. */
export function createDeskApi(send: Send): DeskApi {
  const files = createApi({ downLoadOwn, exportDeskOrder }, send)
  return {
    ...createApi(DESK_OPERATIONS, send),
    async loadFile(docId) {
      const answer = await files.downLoadOwn({ params: { docId }, via: withoutTimeout })
      return answer.ok && answer.data instanceof Blob ? answer.data : undefined
    },
    async loadOrderBook(body) {
      const answer = await files.exportDeskOrder({ body, via: withoutTimeout })
      if (!answer.ok) return answer
      return answer.data instanceof Blob
        ? { ok: true, bytes: answer.data }
        : { ok: false, failure: 'BAD_ANSWER', msg: '' }
    },
  }
}
