import type { DeskRefund } from '@mallwright/contract/operator'
import type { Label } from '@mallwright/contract/values'

import { listBody, pageFrom } from '../../desk-section.ts'
import type { DeskAction, DeskCell, DeskRow, DeskSection } from '../../desk-section.ts'
import { DESK_WORDS, yuanText } from '../../desk-words.ts'

/** In the order of the menu: what waits for an operator comes first. */
const STATES: readonly {
  readonly state: number
  readonly text: Label
  readonly tone: NonNullable<DeskCell['tone']>
}[] = [
  { state: 2, text: { zh: '退款失败', en: 'Failed' }, tone: 'bad' },
  { state: 0, text: { zh: '处理中', en: 'Running' }, tone: 'waiting' },
  { state: 1, text: { zh: '已退款', en: 'Refunded' }, tone: 'good' },
]

/** Ways that money goes back, by the names of their channels. */
const CHANNELS: Readonly<Record<string, Label>> = {
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  transfer: { zh: '企业转账', en: 'Company transfer' },
  sandbox: { zh: '沙箱', en: 'Sandbox' },
}

function readRow(wire: DeskRefund): DeskRow {
  const { cRefundNo, iState } = wire
  const { text, tone } = STATES.find(({ state }) => state === iState) ?? { text: '' }
  const amount = yuanText(wire.bAmount)
  const tries: Label = { zh: `已尝试 ${wire.iTries} 次`, en: `Tries: ${wire.iTries}` }
  return {
    key: cRefundNo,
    title: `${cRefundNo} ${amount}`,
    cells: [
      { text: cRefundNo, note: wire.cPaymentFlowNo },
      { text: amount },
      { text: wire.cReason },
      { text: CHANNELS[wire.cChannel] ?? wire.cChannel },
      { text: wire.dUpdateTime },
      { text, ...(tone && { tone }), ...(wire.iTries > 0 && { note: tries }) },
    ],
    facts: [
      { label: { zh: '渠道返回', en: 'Said by the channel' }, value: wire.cLastError },
      { label: DESK_WORDS.account, value: wire.cMobilePhone },
      { label: { zh: '发起时间', en: 'Begun' }, value: wire.dCreateTime },
    ],
    actions: iState === 2 ? [wire.cChannel === 'transfer' ? sentBack(cRefundNo) : retry(cRefundNo)] : [],
  }
}

const retry = (cRefundNo: string): DeskAction => ({
  name: 'retry',
  label: { zh: '重试', en: 'Try again' },
  question: {
    zh: '重新退款“{subject}”？同一退款单号只会退一次。',
    en: 'Try the refund “{subject}” again? Its number is refunded once only.',
  },
  needsReason: false,
  run: (api) => api.retryRefund({ body: { cRefundNo } }),
})

/** Money of a transfer goes back by the bank alone. */
const sentBack = (cRefundNo: string): DeskAction => ({
  name: 'confirm',
  label: { zh: '已线下退款', en: 'Sent back' },
  question: { zh: '“{subject}”已由银行退回付款人？', en: 'Did the bank send “{subject}” back to its payer?' },
  needsReason: false,
  field: {
    label: { zh: '银行流水号', en: 'Number of the bank' },
    hint: { zh: '退款转账的流水号', en: 'That of the transfer back' },
    missing: { zh: '请填写银行流水号', en: 'Enter the number of the bank.' },
    invalid: { zh: '银行流水号不超过64个字', en: 'At most 64 characters.' },
    isValid: (number) => number.length <= 64,
  },
  run: (api, number) => api.confirmRefund({ body: { cRefundNo, cReason: number } }),
})

/** Refunds that a channel did not take in twelve tries. Engine 7.3. */
export const refundsSection: DeskSection = {
  key: 'refunds',
  label: { zh: '退款异常', en: 'Failed refunds' },
  columns: [
    { zh: '退款单号', en: 'Refund' },
    DESK_WORDS.amount,
    DESK_WORDS.reason,
    { zh: '渠道', en: 'Channel' },
    { zh: '最近更新', en: 'Last change' },
    DESK_WORDS.state,
  ],
  searchHint: { zh: '退款单号、付款单号或完整手机号', en: 'Refund, payment or whole phone number' },
  filters: STATES.map(({ state, text }) => ({ value: String(state), label: text })),
  emptyText: { zh: '没有退款异常', en: 'No failed refunds' },
  async load(api, query) {
    const iState = query.filter === '' ? {} : { iState: Number(query.filter) }
    return pageFrom(await api.getRefundPage({ body: { ...listBody(query), ...iState } }), readRow)
  },
}
