import { PAY_STATES } from '@mallwright/contract/payment'
import type { PayAttempt, PayResult } from '@mallwright/contract/payment'
import type { PayState } from '@mallwright/contract/payment'
import { fen, translate, yuanFromFen } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import type { ReadyAttempt } from './confirm-pay.ts'
import type { PaymentFlow } from './payment-flow.store.ts'
import { TRANSFER_STATES } from './transfer-voucher.store.ts'
import type { Transfer } from './transfer-voucher.store.ts'

/** Names of the states. Decision 0113. */
const STATE_NAMES: Readonly<Record<PayState, Label>> = {
  0: { zh: '待支付', en: 'To be paid' },
  1: { zh: '支付中', en: 'Being paid' },
  2: { zh: '支付成功', en: 'Paid' },
  3: { zh: '支付失败', en: 'Not paid' },
  4: { zh: '已关闭', en: 'Closed' },
  5: { zh: '部分退款', en: 'Partly refunded' },
  6: { zh: '已全额退款', en: 'Refunded' },
  7: { zh: '待核销', en: 'Transfer awaited' },
}

/** What a payer is told of money that did not count. Engine 7.3. */
const NOTICES: Readonly<Record<string, Label>> = {
  wrongAmount: { zh: '支付金额不符，款项将原路退回', en: 'The amount was not the one due; it will be refunded.' },
  late: { zh: '支付超时，款项将原路退回', en: 'The payment came too late; it will be refunded.' },
  duplicate: { zh: '重复支付，款项将原路退回', en: 'It was paid twice; the second payment will be refunded.' },
}

const REFUSED: Label = {
  zh: '转账未核销：{reason}，请重新支付',
  en: 'The transfer was not booked: {reason}. Pay again.',
}

/** What a payer must know of a flow: money that did not count, or why its transfer was refused; empty without. */
export function payerMessage(flow: PaymentFlow, locale: Locale, transfer: Transfer | undefined): string {
  const notice = NOTICES[flow.notice]
  if (notice) return translate(locale, notice)
  const isRefused = flow.state === PAY_STATES.waiting && transfer?.state === TRANSFER_STATES.refused
  return isRefused ? translate(locale, REFUSED, { reason: transfer.reason }) : ''
}

/** How a flow stands, with its latest transfer, in the payer's language. */
export function wirePayResult(flow: PaymentFlow, locale: Locale, transfer?: Transfer): PayResult {
  return {
    cPaymentFlowNo: flow.flowNo,
    iPayState: flow.state,
    cPayStateName: translate(locale, STATE_NAMES[flow.state]),
    bAmount: yuanFromFen(fen(flow.amountCents)),
    bRefunded: yuanFromFen(fen(flow.refundedCents)),
    cMessage: payerMessage(flow, locale, transfer),
    bVoucher: flow.state === PAY_STATES.transferring && (transfer?.fileId ?? null) !== null,
  }
}

/** An attempt that a payer can act on. */
export function wireAttempt({ attempt, actionId }: ReadyAttempt): PayAttempt {
  return {
    cPayUrl: attempt.payUrl ?? '',
    orderAmount: yuanFromFen(fen(attempt.amountCents)),
    iShowType: attempt.showType,
    cPayActionUuid: actionId,
    iExpireSeconds: attempt.secondsLeft,
  }
}
