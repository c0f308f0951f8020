import type { EnterpriseApply } from '@mallwright/contract/institution'
import type { Label } from '@mallwright/contract/values'

import { listBody, pageFrom } from '../desk-section.ts'
import type { DeskAction, DeskCell, DeskRow, DeskSection } from '../desk-section.ts'
import { DESK_WORDS, PASS, regionText, REFUSE } from '../desk-words.ts'

const STATES: Readonly<Record<EnterpriseApply['iState'], DeskCell>> = {
  0: { text: { zh: '审核中', en: 'Under review' }, tone: 'waiting' },
  1: { text: { zh: '已通过', en: 'Passed' }, tone: 'good' },
  2: { text: { zh: '已驳回', en: 'Refused' }, tone: 'bad' },
}

function actionsOf({ cApplyUuid, iState }: EnterpriseApply): DeskAction[] {
  if (iState !== 0) return []
  const audit =
    (bAgree: boolean): DeskAction['run'] =>
    (api, cReason) =>
      api.auditEnterpriseApply({ body: { cApplyUuid, bAgree, cReason } })
  return [
    {
      name: 'pass',
      label: PASS,
      question: {
        zh: '通过“{subject}”的入驻申请？申请人将成为管理员。',
        en: 'Pass the application of “{subject}”? Its applicant becomes the administrator.',
      },
      needsReason: false,
      run: audit(true),
    },
    {
      name: 'refuse',
      label: REFUSE,
      isDangerous: true,
      question: { zh: '驳回“{subject}”的入驻申请？', en: 'Refuse the application of “{subject}”?' },
      needsReason: true,
      run: audit(false),
    },
  ]
}

const LICENCE: Label = { zh: '营业执照', en: 'Business licence' }

function readRow(wire: EnterpriseApply): DeskRow {
  return {
    key: wire.cApplyUuid,
    title: wire.cEnterpriseName,
    cells: [
      { text: wire.cEnterpriseName, note: wire.cUniformSocialCreditCode || wire.cCorporationIdNumber },
      { text: wire.iAuthenticationType === 1 ? DESK_WORDS.enterprise : DESK_WORDS.team },
      { text: wire.cManagerPhone, ...(wire.cRealName && { note: wire.cRealName }) },
      { text: wire.dCreateTime },
      { ...STATES[wire.iState], ...(wire.cReason && { note: wire.cReason }) },
    ],
    facts: [
      { label: DESK_WORDS.region, value: regionText(wire) },
      { label: DESK_WORDS.address, value: wire.cAddress },
      { label: DESK_WORDS.corporation, value: wire.cCorporation },
      { label: DESK_WORDS.inviteCode, value: wire.cInviteCode },
      { label: DESK_WORDS.decided, value: wire.dOperationTime },
    ],
    ...(wire.cLicenceDocId !== '' && { pictures: [{ label: LICENCE, docId: wire.cLicenceDocId }] }),
    actions: actionsOf(wire),
  }
}

/** Applications for enterprises and teams. Domain 2.10. */
export const applicationsSection: DeskSection = {
  key: 'applications',
  label: { zh: '入驻申请', en: 'Applications' },
  columns: [DESK_WORDS.name, DESK_WORDS.kind, DESK_WORDS.applicant, DESK_WORDS.time, DESK_WORDS.state],
  searchHint: { zh: '名称、信用代码或完整手机号', en: 'Name, credit code or whole phone number' },
  filters: [
    { value: '0', label: STATES[0].text as Label },
    { value: '1', label: STATES[1].text as Label },
    { value: '2', label: STATES[2].text as Label },
  ],
  batch: {
    label: { zh: '通过所选', en: 'Pass selected' },
    action: 'pass',
    question: {
      zh: '通过所选的 {subject} 条入驻申请？申请人将成为管理员。',
      en: 'Pass the selected applications ({subject})? Their applicants become administrators.',
    },
    run: (api, cRowKeys) => api.passEnterpriseApplies({ body: { cRowKeys } }),
  },
  emptyText: { zh: '没有入驻申请', en: 'No applications' },
  async load(api, query) {
    const iState = query.filter === '' ? {} : { iState: Number(query.filter) }
    return pageFrom(await api.getEnterpriseApplyPage({ body: { ...listBody(query), ...iState } }), readRow)
  },
}
