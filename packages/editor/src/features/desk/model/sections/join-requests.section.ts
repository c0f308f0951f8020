import type { ReceivedJoinApply } from '@mallwright/contract/institution'
import type { Label } from '@mallwright/contract/values'

import { DESK_PAGE_SIZE, pageFrom } from '../desk-section.ts'
import type { DeskAction, DeskCell, DeskRow, DeskSection } from '../desk-section.ts'
import { DESK_WORDS } from '../desk-words.ts'

const STATES: Readonly<Record<number, DeskCell>> = {
  0: { text: { zh: '待审核', en: 'Waiting' }, tone: 'waiting' },
  1: { text: { zh: '已同意', en: 'Agreed' }, tone: 'good' },
  2: { text: { zh: '已拒绝', en: 'Refused' }, tone: 'bad' },
  3: { text: { zh: '已撤回', en: 'Withdrawn' }, tone: 'muted' },
}

function actionsOf({ cApplyUuid, iState }: ReceivedJoinApply): DeskAction[] {
  if (iState !== 0) return []
  const answer =
    (bAgree: boolean): DeskAction['run'] =>
    (api, cReason) =>
      api.auditApply({ body: { cApplyUuid, bAgree, cReason } })
  return [
    {
      name: 'agree',
      label: { zh: '同意', en: 'Agree' },
      question: { zh: '同意“{subject}”加入您的机构？', en: 'Let “{subject}” join your institution?' },
      needsReason: false,
      run: answer(true),
    },
    {
      name: 'refuse',
      label: { zh: '拒绝', en: 'Refuse' },
      isDangerous: true,
      question: { zh: '拒绝“{subject}”的加入申请？', en: 'Refuse the request of “{subject}”?' },
      needsReason: true,
      run: answer(false),
    },
  ]
}

function readRow(wire: ReceivedJoinApply): DeskRow {
  const title = wire.cNickname || wire.cMobilePhone
  return {
    key: wire.cApplyUuid,
    title,
    cells: [
      { text: title, ...(wire.cNickname && { note: wire.cMobilePhone }) },
      { text: wire.cRealName || '–' },
      { text: wire.cRemark || '–' },
      { text: wire.dCreateTime },
      { ...(STATES[wire.iState] ?? { text: '' }), ...(wire.cReason && { note: wire.cReason }) },
    ],
    actions: actionsOf(wire),
  }
}

/** Requests to join the institution of which the operator is an administrator. Domain 2.10. */
export const joinRequestsSection: DeskSection = {
  key: 'join-requests',
  label: { zh: '加入申请', en: 'Join requests' },
  columns: [DESK_WORDS.applicant, DESK_WORDS.realName, { zh: '备注', en: 'Remark' }, DESK_WORDS.time, DESK_WORDS.state],
  filters: [0, 1, 2, 3].map((state) => ({ value: String(state), label: STATES[state]?.text as Label })),
  emptyText: { zh: '没有人申请加入您的机构', en: 'Nobody asks to join your institution' },
  closedText: {
    title: { zh: '您不是机构的管理员', en: 'You administer no institution' },
    hint: {
      zh: '加入申请由各机构的管理员处理',
      en: 'Requests to join are answered by the administrators of each institution',
    },
  },
  async load(api, { filter, page }) {
    const state = filter === '' ? {} : { iState: Number(filter) }
    return pageFrom(await api.getApplyPage({ body: { ...state, pageNumber: page, pageSize: DESK_PAGE_SIZE } }), readRow)
  },
}
