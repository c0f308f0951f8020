import { picPreview } from '@mallwright/contract/file'
import { auditApply, getApplyPage } from '@mallwright/contract/institution'
import {
  auditEnterpriseApply,
  auditTeamAuth,
  auditTransferVoucher,
  confirmRefund,
  deleteTrustedHost,
  forceLogout,
  getAccountPage,
  getAuditLogPage,
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
  passEnterpriseApplies,
  passTeamAuths,
  retryRefund,
  saveInviteCode,
  saveOperator,
  saveTrustedHost,
  stopAccount,
  stopAllLinkUser,
  stopInviteCode,
  stopUser,
} from '@mallwright/contract/operator'
import { createApi } from '@mallwright/contract/rpc'
import type { Api, Send } from '@mallwright/contract/rpc'

/** Gateway calls of the operators' desk. */
export const DESK_OPERATIONS = {
  auditApply,
  auditEnterpriseApply,
  auditTeamAuth,
  auditTransferVoucher,
  confirmRefund,
  deleteTrustedHost,
  forceLogout,
  getAccountPage,
  getApplyPage,
  getAuditLogPage,
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
  passEnterpriseApplies,
  passTeamAuths,
  retryRefund,
  saveInviteCode,
  saveOperator,
  saveTrustedHost,
  stopAccount,
  stopAllLinkUser,
  stopInviteCode,
  stopUser,
}

/** The desk's gateway. */
export interface DeskApi extends Api<typeof DESK_OPERATIONS> {
  /** A picture that the operator may see; `undefined` without it. */
  readonly loadPicture: (docId: string) => Promise<Blob | undefined>
}

/** Creates the desk's gateway of an account over a transport. */
export function createDeskApi(send: Send, accountId: string): DeskApi {
  const files = createApi({ picPreview }, send)
  return {
    ...createApi(DESK_OPERATIONS, send),
    async loadPicture(docId) {
      const answer = await files.picPreview({ params: { userUuid: accountId, docId } })
      return answer.ok && answer.data instanceof Blob ? answer.data : undefined
    },
  }
}
