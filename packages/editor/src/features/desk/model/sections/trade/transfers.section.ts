import type { DeskTransfer } from '@mallwright/contract/operator'
import type { Label } from '@mallwright/contract/values'

import { listBody, pageFrom } from '../../desk-section.ts'
import type { DeskAction, DeskCell, DeskRow, DeskSection } from '../../desk-section.ts'
import { DESK_WORDS, PASS, REFUSE, yuanText } from '../../desk-words.ts'

const STATES: readonly { readonly text: Label; readonly tone: NonNullable<DeskCell['tone']> }[] = [
  { text: { zh: '待核销', en: 'Awaited' }, tone: 'waiting' },
  { text: { zh: '已核销', en: 'Booked' }, tone: 'good' },
  { text: { zh: '已驳回', en: 'Refused' }, tone: 'bad' },
  { text: { zh: '已关闭', en: 'Given up' }, tone: 'muted' },
]

const VOUCHER: Label = { zh: '转账凭证', en: 'Voucher' }
const NO_VOUCHER: Label = { zh: '付款人尚未上传', en: 'Not uploaded yet' }

function actionsOf({ cPaymentFlowNo, iState }: DeskTransfer): DeskAction[] {
  if (iState !== 0) return []
  const audit =
    (bAgree: boolean): DeskAction['run'] =>
    (api, cReason) =>
      api.auditTransferVoucher({ body: { cPaymentFlowNo, bAgree, cReason } })
  return [
    {
      name: 'pass',
      label: PASS,
      question: {
        zh: '“{subject}”的转账已足额到账？通过后付款单立即支付成功。',
        en: 'Has the whole transfer of “{subject}” arrived? The payment counts as made at once.',
      },
      needsReason: false,
      run: audit(true),
    },
    {
      name: 'refuse',
      label: REFUSE,
      isDangerous: true,
      question: {
        zh: '驳回“{subject}”的转账？付款人可在 24 小时内改用其它方式支付。',
        en: 'Refuse the transfer of “{subject}”? The payer has 24 hours to pay otherwise.',
      },
      needsReason: true,
      run: audit(false),
    },
  ]
}

function readRow(wire: DeskTransfer): DeskRow {
  const state = STATES[wire.iState]
  const amount = yuanText(wire.bAmount)
  return {
    key: `${wire.cPaymentFlowNo} ${wire.dCreateTime}`,
    title: `${wire.payerName} ${amount}`,
    cells: [
      { text: wire.cPaymentFlowNo },
      { text: wire.payerName, note: wire.payerAcctNum },
      { text: amount },
      wire.cVoucherDocId === '' ? { text: NO_VOUCHER, tone: 'muted' } : { text: { zh: '已上传', en: 'Uploaded' } },
      { text: wire.dCreateTime },
      { text: '', ...state, ...(wire.cReason && { note: wire.cReason }) },
    ],
    facts: [
      { label: { zh: '收款方', en: 'Payee' }, value: wire.cReceiverOrgName },
      { label: DESK_WORDS.account, value: wire.cMobilePhone },
      { label: DESK_WORDS.decided, value: wire.dOperationTime },
    ],
    ...(wire.cVoucherDocId !== '' && { pictures: [{ label: VOUCHER, docId: wire.cVoucherDocId }] }),
    actions: actionsOf(wire),
  }
}

/** Company transfers, whose money operators book by hand. Domain 2.3. */
export const transfersSection: DeskSection = {
  key: 'transfers',
  label: { zh: '企业转账', en: 'Transfers' },
  columns: [
    DESK_WORDS.payment,
    { zh: '付款人', en: 'Payer' },
    DESK_WORDS.amount,
    VOUCHER,
    DESK_WORDS.time,
    DESK_WORDS.state,
  ],
  searchHint: { zh: '付款单号、付款人或完整手机号', en: 'Payment, payer or whole phone number' },
  filters: STATES.map(({ text }, state) => ({ value: String(state), label: text })),
  emptyText: { zh: '没有企业转账', en: 'No transfers' },
  async load(api, query) {
    const iState = query.filter === '' ? {} : { iState: Number(query.filter) }
    return pageFrom(await api.getTransferVoucherPage({ body: { ...listBody(query), ...iState } }), readRow)
  },
}
