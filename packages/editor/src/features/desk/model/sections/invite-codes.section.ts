import type { DeskInviteCode } from '@mallwright/contract/operator'

import { listBody, pageFrom } from '../desk-section.ts'
import type { DeskRow, DeskSection } from '../desk-section.ts'
import { DESK_WORDS } from '../desk-words.ts'
import { stopAction, stopCell } from './stop-action.ts'

function readRow(wire: DeskInviteCode): DeskRow {
  const { cInviteCode, bStop } = wire
  return {
    key: cInviteCode,
    title: cInviteCode,
    cells: [
      { text: cInviteCode },
      {
        text: wire.cOwnerName,
        note: wire.bOperator ? { zh: '运营商', en: 'Operator' } : { zh: '机构', en: 'Institution' },
      },
      { text: String(wire.iUses) },
      { text: wire.dCreateTime },
      stopCell(bStop),
    ],
    actions: [
      stopAction({
        isStopped: bStop,
        stopQuestion: {
          zh: '停用邀请码 {subject}？新的申请不能再使用它。',
          en: 'Stop the code {subject}? New applications cannot use it.',
        },
        resumeQuestion: { zh: '恢复邀请码 {subject}？', en: 'Resume the code {subject}?' },
        needsReason: false,
        run: (api) => api.stopInviteCode({ body: { cInviteCode, bStop: !bStop } }),
      }),
    ],
  }
}

/** Codes that invite to create institutions. Domain sheet 25. */
export const inviteCodesSection: DeskSection = {
  key: 'invite-codes',
  label: { zh: '邀请码', en: 'Invite codes' },
  columns: [
    DESK_WORDS.inviteCode,
    { zh: '归属', en: 'Owner' },
    { zh: '使用次数', en: 'Uses' },
    DESK_WORDS.time,
    DESK_WORDS.state,
  ],
  searchHint: { zh: '邀请码或归属', en: 'Code or owner' },
  filters: [],
  emptyText: { zh: '还没有邀请码', en: 'No invite codes yet' },
  create: {
    name: 'create',
    label: { zh: '新建邀请码', en: 'New code' },
    question: { zh: '生成一个新的运营商邀请码？', en: 'Make a new invite code of your operator?' },
    needsReason: false,
    run: (api) => api.saveInviteCode({ body: {} }),
  },
  load: async (api, query) => pageFrom(await api.getInviteCodePage({ body: listBody(query) }), readRow),
}
