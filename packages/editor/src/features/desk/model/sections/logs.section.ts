import type { Label } from '@mallwright/contract/values'

import { listBody, pageFrom } from '../desk-section.ts'
import type { DeskSection } from '../desk-section.ts'
import { DESK_WORDS } from '../desk-words.ts'

/** Messages that no SMS service has sent. */
export const outboxSection: DeskSection = {
  key: 'outbox',
  label: { zh: '短信', en: 'Messages' },
  columns: [DESK_WORDS.phone, { zh: '内容', en: 'Text' }, DESK_WORDS.time],
  searchHint: { zh: '完整手机号', en: 'Whole phone number' },
  filters: [],
  emptyText: {
    zh: '没有待查看的短信；接入短信服务后这里不再显示',
    en: 'No messages. While an SMS service is connected, none are shown here.',
  },
  load: async (api, query) =>
    pageFrom(await api.getSmsOutboxPage({ body: listBody(query) }), (wire, index) => ({
      key: `${wire.dCreateTime} ${index}`,
      title: wire.cMobilePhone,
      cells: [{ text: wire.cMobilePhone }, { text: wire.cText }, { text: wire.dCreateTime }],
      actions: [],
    })),
}

/** What entries of the audit log tell, by the name that the server gives them. */
const ACTS: Readonly<Record<string, Label>> = {
  'auditEnterpriseApply.pass': { zh: '通过入驻申请', en: 'Passed an application' },
  'auditEnterpriseApply.refuse': { zh: '驳回入驻申请', en: 'Refused an application' },
  'auditTeamAuth.authorise': { zh: '授权团队', en: 'Authorised a team' },
  'auditTeamAuth.refuse': { zh: '驳回团队授权', en: 'Refused a team' },
  'auditTeamAuth.revoke': { zh: '收回团队授权', en: 'Revoked a team’s authorisation' },
  'auditTransferVoucher.pass': { zh: '通过企业转账', en: 'Booked a transfer' },
  'auditTransferVoucher.refuse': { zh: '驳回企业转账', en: 'Refused a transfer' },
  'decideAfterSale.decideRefund': { zh: '判定售后退款', en: 'Decided an after-sale: refund' },
  'decideAfterSale.decideReturn': { zh: '判定售后退货', en: 'Decided an after-sale: return' },
  'decideAfterSale.decideShop': { zh: '驳回售后', en: 'Decided an after-sale for the shop' },
  confirmRefund: { zh: '登记线下退款', en: 'Booked a refund sent back by hand' },
  retryRefund: { zh: '重试退款', en: 'Tried a refund again' },
  'auditApply.agree': { zh: '同意加入', en: 'Agreed to a request to join' },
  'auditApply.refuse': { zh: '拒绝加入', en: 'Refused a request to join' },
  'stopAllLinkUser.stop': { zh: '停用账号', en: 'Stopped an account' },
  'stopAllLinkUser.resume': { zh: '恢复账号', en: 'Resumed an account' },
  'stopAccount.stop': { zh: '停用机构', en: 'Stopped an institution' },
  'stopAccount.resume': { zh: '恢复机构', en: 'Resumed an institution' },
  'stopUser.stop': { zh: '停用成员', en: 'Stopped a member' },
  'stopUser.resume': { zh: '恢复成员', en: 'Resumed a member' },
  'saveOperator.give': { zh: '设为运营人员', en: 'Made an operator' },
  'saveOperator.take': { zh: '取消运营权限', en: 'Removed the operator role' },
  saveInviteCode: { zh: '新建邀请码', en: 'Made an invite code' },
  'stopInviteCode.stop': { zh: '停用邀请码', en: 'Stopped an invite code' },
  'stopInviteCode.resume': { zh: '恢复邀请码', en: 'Resumed an invite code' },
  saveTrustedHost: { zh: '添加信任域名', en: 'Trusted a host' },
  deleteTrustedHost: { zh: '移除信任域名', en: 'Removed a trusted host' },
  saveWorkflowServer: { zh: '设置流程服务', en: 'Set a workflow server' },
  deleteWorkflowServer: { zh: '移除流程服务', en: 'Removed a workflow server' },
  exportDeskOrder: { zh: '导出订单', en: 'Exported orders' },
  forceLogout: { zh: '强制下线', en: 'Signed a session out' },
}

/** Who did what. */
export const auditLogSection: DeskSection = {
  key: 'audit-log',
  label: { zh: '操作日志', en: 'Audit log' },
  columns: [
    DESK_WORDS.time,
    { zh: '操作人', en: 'Who' },
    { zh: '操作', en: 'What' },
    { zh: '对象', en: 'To' },
    DESK_WORDS.reason,
  ],
  searchHint: { zh: '操作人、对象或原因', en: 'Who, to whom or why' },
  filters: [],
  emptyText: { zh: '还没有操作记录', en: 'Nothing has been done yet' },
  load: async (api, query) =>
    pageFrom(await api.getAuditLogPage({ body: listBody(query) }), (wire, index) => ({
      key: `${wire.dCreateTime} ${index}`,
      title: wire.cSubject,
      cells: [
        { text: wire.dCreateTime },
        { text: wire.cNickname || wire.cMobilePhone, ...(wire.cNickname && { note: wire.cMobilePhone }) },
        { text: ACTS[wire.cAction] ?? wire.cAction },
        { text: wire.cSubject },
        { text: wire.cReason || '–' },
      ],
      actions: [],
    })),
}
