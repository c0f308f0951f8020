import type { DeskInstitution } from '@mallwright/contract/operator'

import { listBody, pageFrom } from '../desk-section.ts'
import type { DeskCell, DeskRow, DeskSection } from '../desk-section.ts'
import { DESK_WORDS } from '../desk-words.ts'
import { membersSection } from './members.section.ts'
import { stopAction, stopCell } from './stop-action.ts'
import { setWorkflowServer } from './workflow-servers.section.ts'

function stateOf({ bAccStop, bWaitDelete }: DeskInstitution): DeskCell {
  if (bWaitDelete && !bAccStop) return { text: { zh: '注销中', en: 'Being closed' }, tone: 'waiting' }
  return stopCell(bAccStop)
}

function readRow(wire: DeskInstitution): DeskRow {
  const { cAccUuid, bAccStop } = wire
  return {
    key: wire.cEnterpriseUuid,
    title: wire.cEnterpriseName,
    cells: [
      { text: wire.cEnterpriseName, ...(wire.cUniformSocialCreditCode && { note: wire.cUniformSocialCreditCode }) },
      { text: wire.iAuthenticationType === 1 ? DESK_WORDS.enterprise : DESK_WORDS.team },
      wire.bAuthentication ? { text: DESK_WORDS.verified } : { text: DESK_WORDS.unverified, tone: 'muted' },
      { text: wire.cManagerName || '–' },
      { text: String(wire.iMembers) },
      stateOf(wire),
    ],
    actions: [
      stopAction({
        isStopped: bAccStop,
        stopQuestion: {
          zh: '停用机构“{subject}”？其成员将不能以该机构身份采购。',
          en: 'Stop the institution “{subject}”? Its members cannot buy for it any more.',
        },
        resumeQuestion: { zh: '恢复机构“{subject}”？', en: 'Resume the institution “{subject}”?' },
        needsReason: true,
        run: (api, cReason) => api.stopAccount({ body: { cAccUuid, bStop: !bAccStop, cReason } }),
      }),
      setWorkflowServer(cAccUuid),
    ],
    related: membersSection(wire.cEnterpriseUuid),
  }
}

/** Enterprises and teams. */
export const institutionsSection: DeskSection = {
  key: 'institutions',
  label: { zh: '机构', en: 'Institutions' },
  columns: [
    DESK_WORDS.name,
    DESK_WORDS.kind,
    { zh: '认证', en: 'Verification' },
    { zh: '管理员', en: 'Administrator' },
    { zh: '成员', en: 'Members' },
    DESK_WORDS.state,
  ],
  searchHint: { zh: '名称或完整信用代码', en: 'Name or whole credit code' },
  filters: [
    { value: 'enterprise', label: DESK_WORDS.enterprise },
    { value: 'team', label: DESK_WORDS.team },
    { value: 'stopped', label: DESK_WORDS.stopped },
  ],
  emptyText: { zh: '没有找到机构', en: 'No institutions found' },
  async load(api, query) {
    const narrowed = {
      ...(query.filter === 'enterprise' && { iAuthenticationType: 1 as const }),
      ...(query.filter === 'team' && { iAuthenticationType: 2 as const }),
      ...(query.filter === 'stopped' && { bAccStop: true }),
    }
    return pageFrom(await api.getInstitutionPage({ body: { ...listBody(query), ...narrowed } }), readRow)
  },
}
