import type { DeskMember } from '@mallwright/contract/operator'

import { listBody, pageFrom } from '../desk-section.ts'
import type { DeskRow, DeskSection } from '../desk-section.ts'
import { DESK_WORDS } from '../desk-words.ts'
import { stopAction, stopCell } from './stop-action.ts'

function readRow(wire: DeskMember): DeskRow {
  const { cPersonUuid, bStop } = wire
  return {
    key: cPersonUuid,
    title: wire.cPersonName,
    cells: [
      // Who has not said a name yet is called by the phone.
      { text: wire.cPersonName, ...(wire.cPersonName !== wire.cMobilePhone && { note: wire.cMobilePhone }) },
      { text: wire.cUserType === 'admin' ? { zh: '管理员', en: 'Administrator' } : { zh: '成员', en: 'Member' } },
      stopCell(bStop),
    ],
    actions: [
      stopAction({
        isStopped: bStop,
        stopQuestion: { zh: '停用成员“{subject}”？', en: 'Stop the member “{subject}”?' },
        resumeQuestion: { zh: '恢复成员“{subject}”？', en: 'Resume the member “{subject}”?' },
        needsReason: true,
        run: (api, cReason) => api.stopUser({ body: { cPersonUuid, bStop: !bStop, cReason } }),
      }),
    ],
  }
}

/** The members of an institution. */
export function membersSection(institutionId: string): DeskSection {
  return {
    key: `members ${institutionId}`,
    label: { zh: '成员', en: 'Members' },
    columns: [DESK_WORDS.name, { zh: '角色', en: 'Role' }, DESK_WORDS.state],
    searchHint: { zh: '姓名或完整手机号', en: 'Name or whole phone number' },
    filters: [],
    emptyText: { zh: '没有成员', en: 'No members' },
    load: async (api, query) =>
      pageFrom(await api.getMemberPage({ body: { ...listBody(query), cEnterpriseUuid: institutionId } }), readRow),
  }
}
