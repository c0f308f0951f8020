import type { DeskPayment } from '@mallwright/contract/operator'
import type { Label } from '@mallwright/contract/values'

import { daysBody, listBody, pageFrom } from '../../desk-section.ts'
import type { DeskCell, DeskRow, DeskSection } from '../../desk-section.ts'
import { DESK_WORDS, refundedNote, yuanText } from '../../desk-words.ts'

/** Names of the states (`PAY_STATES`), by their number. Domain 2.3. */
const STATES: readonly { readonly text: Label; readonly tone: NonNullable<DeskCell['tone']> }[] = [
  { text: { zh: '待支付', en: 'To pay' }, tone: 'waiting' },
  { text: { zh: '支付中', en: 'Paying' }, tone: 'waiting' },
  { text: { zh: '支付成功', en: 'Paid' }, tone: 'good' },
  { text: { zh: '支付失败', en: 'Failed' }, tone: 'bad' },
  { text: { zh: '已关闭', en: 'Closed' }, tone: 'muted' },
  { text: { zh: '部分退款', en: 'Refunded in part' }, tone: 'muted' },
  { text: { zh: '已全额退款', en: 'Refunded' }, tone: 'muted' },
  { text: { zh: '待核销', en: 'Transfer awaited' }, tone: 'waiting' },
]

function readRow(wire: DeskPayment): DeskRow {
  const { cPaymentFlowNo, cOrgName, cNickname, cMobilePhone } = wire
  return {
    key: cPaymentFlowNo,
    title: cPaymentFlowNo,
    cells: [
      { text: cPaymentFlowNo },
      { text: cOrgName || cNickname, note: cOrgName ? `${cNickname} ${cMobilePhone}` : cMobilePhone },
      { text: yuanText(wire.bAmount), ...refundedNote(wire.bRefundAmount) },
      { text: wire.cMethodName || '–' },
      { text: wire.dCreateTime },
      { text: '', ...STATES[wire.iPayState] },
    ],
    facts: [
      { label: { zh: '订单', en: 'Orders' }, value: wire.orderNos.join(', ') },
      { label: { zh: '收款方', en: 'Payee' }, value: wire.cReceiverOrgName },
      { label: { zh: '支付时间', en: 'Paid at' }, value: wire.dPay },
      { label: { zh: '支付截止', en: 'To be paid by' }, value: wire.dExpire },
    ],
    actions: [],
  }
}

/** Payments of all buyers. Domain 2.3. */
export const paymentsSection: DeskSection = {
  key: 'payments',
  label: { zh: '付款单', en: 'Payments' },
  columns: [
    DESK_WORDS.payment,
    DESK_WORDS.buyer,
    DESK_WORDS.amount,
    { zh: '支付方式', en: 'Method' },
    DESK_WORDS.time,
    DESK_WORDS.state,
  ],
  searchHint: { zh: '付款单号、订单号、买家或完整手机号', en: 'Payment, order, buyer or whole phone number' },
  filters: STATES.map(({ text }, state) => ({ value: String(state), label: text })),
  hasDays: true,
  emptyText: { zh: '没有付款单', en: 'No payments' },
  async load(api, query) {
    const iPayState = query.filter === '' ? {} : { iPayState: Number(query.filter) }
    const body = { ...listBody(query), ...daysBody(query), ...iPayState }
    return pageFrom(await api.getDeskPaymentPage({ body }), readRow)
  },
}
