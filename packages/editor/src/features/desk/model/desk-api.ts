import { downLoadOwn } from '@mallwright/contract/file'
import * as invoice from '@mallwright/contract/invoice'
import * as institution from '@mallwright/contract/institution'
import * as operator from '@mallwright/contract/operator'
import { createApi } from '@mallwright/contract/rpc'
import type { Api, InputOf, Send } from '@mallwright/contract/rpc'
import { withoutTimeout } from '@mallwright/shop-core/download'

import type { DeskFailure } from './desk-failure.ts'

/** Gateway calls of the operators' desk. */
export const DESK_OPERATIONS = {
  auditApply: institution.auditApply,
  auditEnterpriseApply: operator.auditEnterpriseApply,
  auditInvoice: invoice.auditInvoice,
  auditTeamAuth: operator.auditTeamAuth,
  auditTransferVoucher: operator.auditTransferVoucher,
  confirmRefund: operator.confirmRefund,
  decideAfterSale: operator.decideAfterSale,
  deleteTrustedHost: operator.deleteTrustedHost,
  deleteWorkflowServer: operator.deleteWorkflowServer,
  forceLogout: operator.forceLogout,
  getAccountPage: operator.getAccountPage,
  getApplyPage: institution.getApplyPage,
  getAuditLogPage: operator.getAuditLogPage,
  getDeskAfterSalePage: operator.getDeskAfterSalePage,
  getDeskInvoicePage: operator.getDeskInvoicePage,
  getDeskOrderPage: operator.getDeskOrderPage,
  getDeskPaymentPage: operator.getDeskPaymentPage,
  getEnterpriseApplyPage: operator.getEnterpriseApplyPage,
  getInstitutionPage: operator.getInstitutionPage,
  getInviteCodePage: operator.getInviteCodePage,
  getMemberPage: operator.getMemberPage,
  getRefundPage: operator.getRefundPage,
  getSessionPage: operator.getSessionPage,
  getSmsOutboxPage: operator.getSmsOutboxPage,
  getTeamAuthPage: operator.getTeamAuthPage,
  getTransferVoucherPage: operator.getTransferVoucherPage,
  getTrustedHostPage: operator.getTrustedHostPage,
  getWorkflowServerPage: operator.getWorkflowServerPage,
  passEnterpriseApplies: operator.passEnterpriseApplies,
  passTeamAuths: operator.passTeamAuths,
  retryRefund: operator.retryRefund,
  saveInviteCode: operator.saveInviteCode,
  saveOperator: operator.saveOperator,
  saveTrustedHost: operator.saveTrustedHost,
  saveWorkflowServer: operator.saveWorkflowServer,
  stopAccount: operator.stopAccount,
  stopAllLinkUser: operator.stopAllLinkUser,
  stopInviteCode: operator.stopInviteCode,
  stopUser: operator.stopUser,
}

type OrderBookBody = InputOf<typeof operator.exportDeskOrder>['body']

/** The desk's gateway. */
export interface DeskApi extends Api<typeof DESK_OPERATIONS> {
  /** A picture or a document that the operator may see; `undefined` without it. */
  readonly loadFile: (docId: string) => Promise<Blob | undefined>
  /** The orders of a filter as a workbook, however long it takes. */
  readonly loadOrderBook: (body: OrderBookBody) => Promise<{ readonly ok: true; readonly bytes: Blob } | DeskFailure>
}

/** Creates the desk's gateway over a transport. */
export function createDeskApi(send: Send): DeskApi {
  const files = createApi({ downLoadOwn, exportDeskOrder: operator.exportDeskOrder }, send)
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
