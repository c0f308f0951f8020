import type { AuditedTeam } from '@mallwright/contract/operator'
import type { Label } from '@mallwright/contract/values'

import { listBody, pageFrom } from '../desk-section.ts'
import type { DeskAction, DeskCell, DeskRow, DeskSection } from '../desk-section.ts'
import { DESK_WORDS, REFUSE, regionText } from '../desk-words.ts'

const STATES: Readonly<Record<number, DeskCell>> = {
  1: { text: { zh: '审核中', en: 'Under review' }, tone: 'waiting' },
  2: { text: { zh: '已授权', en: 'Authorised' }, tone: 'good' },
  3: { text: { zh: '未授权', en: 'Not authorised' }, tone: 'bad' },
}

/** Answer of the team's own operator, by its state; none without one. */
const OWN_STATES: Readonly<Record<string, Label>> = {
  0: { zh: '无', en: 'None' },
  1: { zh: '待审核', en: 'Waiting' },
  2: { zh: '已通过', en: 'Passed' },
  3: { zh: '已驳回', en: 'Refused' },
}

type TeamEvent = 'authorise' | 'refuse' | 'revoke'

const ACTIONS: Readonly<Record<TeamEvent, Omit<DeskAction, 'name' | 'run'>>> = {
  authorise: {
    label: { zh: '授权', en: 'Authorise' },
    question: { zh: '授权“{subject}”在商城采购？', en: 'Let “{subject}” buy in the mall?' },
    needsReason: false,
  },
  refuse: {
    label: REFUSE,
    isDangerous: true,
    question: { zh: '驳回“{subject}”的授权申请？', en: 'Refuse the request of “{subject}”?' },
    needsReason: true,
  },
  revoke: {
    label: { zh: '收回授权', en: 'Revoke' },
    isDangerous: true,
    question: {
      zh: '收回“{subject}”的采购授权？该团队将不能再下单。',
      en: 'Take back the authorisation of “{subject}”? The team cannot order any more.',
    },
    needsReason: true,
  },
}

function readRow(wire: AuditedTeam): DeskRow {
  const events = (Object.keys(ACTIONS) as TeamEvent[]).filter((event) => wire.opList.includes(event))
  return {
    key: wire.cAuthUuid,
    title: wire.cOrgName,
    cells: [
      { text: wire.cOrgName, note: regionText(wire) },
      { text: wire.cRealName, note: wire.cIdNumber },
      { text: wire.cMobilePhone },
      wire.cOwnOperatorName
        ? { text: wire.cOwnOperatorName, note: OWN_STATES[wire.cOwnOperatorAuditStatus] ?? '' }
        : { text: OWN_STATES[0] ?? '' },
      { text: wire.dCreateTime },
      { ...(STATES[wire.iAlShopAuditStatus] ?? { text: '' }), ...(wire.cAuditReason && { note: wire.cAuditReason }) },
    ],
    actions: events.map((event) => ({
      ...ACTIONS[event],
      name: event,
      run: (api, cReason) => api.auditTeamAuth({ body: { cAuthUuid: wire.cAuthUuid, cEvent: event, cReason } }),
    })),
  }
}

/** Teams that ask to be let buy. Domain 2.10. */
export const teamsSection: DeskSection = {
  key: 'teams',
  label: { zh: '团队授权', en: 'Teams' },
  columns: [
    DESK_WORDS.name,
    DESK_WORDS.realName,
    DESK_WORDS.phone,
    { zh: '所属运营商', en: 'Own operator' },
    DESK_WORDS.time,
    DESK_WORDS.state,
  ],
  searchHint: { zh: '团队名称或完整手机号', en: 'Team or whole phone number' },
  filters: [1, 2, 3].map((state) => ({ value: String(state), label: STATES[state]?.text as Label })),
  batch: {
    label: { zh: '授权所选', en: 'Authorise selected' },
    action: 'authorise',
    question: {
      zh: '授权所选的 {subject} 个团队在商城采购？',
      en: 'Let the selected teams ({subject}) buy in the mall?',
    },
    run: (api, cRowKeys) => api.passTeamAuths({ body: { cRowKeys } }),
  },
  emptyText: { zh: '没有团队授权申请', en: 'No teams ask for an authorisation' },
  async load(api, query) {
    const state = query.filter === '' ? {} : { iAlShopAuditStatus: Number(query.filter) }
    return pageFrom(await api.getTeamAuthPage({ body: { ...listBody(query), ...state } }), readRow)
  },
}
