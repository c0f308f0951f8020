import type { DeskAccount } from '@mallwright/contract/operator'

import { listBody, pageFrom } from '../desk-section.ts'
import type { DeskAction, DeskRow, DeskSection } from '../desk-section.ts'
import { DESK_WORDS } from '../desk-words.ts'
import { stopAction, stopCell } from './stop-action.ts'

function operatorAction({ cAllLinkUserUuid, bOperator }: DeskAccount): DeskAction {
  return {
    name: bOperator ? 'take-role' : 'give-role',
    label: bOperator ? { zh: '取消运营', en: 'Remove role' } : { zh: '设为运营', en: 'Make operator' },
    isDangerous: bOperator,
    question: bOperator
      ? { zh: '取消“{subject}”的运营权限？', en: 'Remove the operator role from “{subject}”?' }
      : {
          zh: '把“{subject}”设为运营人员？该账号可以打开运营工作台并处理所有申请。',
          en: 'Make “{subject}” an operator? The account can open the desk and decide on everything in it.',
        },
    needsReason: false,
    run: (api) => api.saveOperator({ body: { cAllLinkUserUuid, bOperator: !bOperator } }),
  }
}

function readRow(wire: DeskAccount): DeskRow {
  const { cAllLinkUserUuid, bStop } = wire
  const title = wire.cNickname || wire.cMobilePhone
  const roles = [
    ...(wire.isSuper === 1 ? [{ zh: '超级用户', en: 'Super user' }] : []),
    ...(wire.bOperator ? [{ zh: '运营人员', en: 'Operator' }] : []),
  ]
  return {
    key: cAllLinkUserUuid,
    title,
    cells: [
      { text: title, ...(wire.cNickname && { note: wire.cMobilePhone }) },
      { text: roles[0] ?? '–', ...(roles[1] && { note: roles[1] }) },
      { text: wire.cOrgNames || '–' },
      wire.bAuthentication ? { text: wire.cRealName, note: DESK_WORDS.verified } : { text: DESK_WORDS.unverified },
      { text: { zh: `${wire.iSessions} 个`, en: String(wire.iSessions) } },
      stopCell(bStop),
    ],
    actions: [
      stopAction({
        isStopped: bStop,
        stopQuestion: {
          zh: '停用账号“{subject}”？该账号会立即在所有设备退出。',
          en: 'Stop the account “{subject}”? It is signed out on every device at once.',
        },
        resumeQuestion: { zh: '恢复账号“{subject}”？', en: 'Resume the account “{subject}”?' },
        needsReason: true,
        run: (api, cReason) => api.stopAllLinkUser({ body: { cAllLinkUserUuid, bStop: !bStop, cReason } }),
      }),
      operatorAction(wire),
    ],
  }
}

/** Accounts of the mall. */
export const accountsSection: DeskSection = {
  key: 'accounts',
  label: { zh: '账号', en: 'Accounts' },
  columns: [
    DESK_WORDS.account,
    { zh: '角色', en: 'Role' },
    DESK_WORDS.institution,
    DESK_WORDS.realName,
    { zh: '在线会话', en: 'Sessions' },
    DESK_WORDS.state,
  ],
  searchHint: { zh: '昵称、机构或完整手机号', en: 'Nickname, institution or whole phone number' },
  filters: [
    { value: 'active', label: DESK_WORDS.active },
    { value: 'stopped', label: DESK_WORDS.stopped },
  ],
  emptyText: { zh: '没有找到账号', en: 'No accounts found' },
  async load(api, query) {
    const stop = query.filter === '' ? {} : { bStop: query.filter === 'stopped' }
    return pageFrom(await api.getAccountPage({ body: { ...listBody(query), ...stop } }), readRow)
  },
}
