import { useText } from '@mallwright/shop-core/i18n'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { TicketResult } from './wx-pay.queries.ts'

const LABELS = {
  waiting: { zh: '正在等待支付结果…', en: 'Waiting for the payment…' },
  pending: { zh: '支付结果确认中', en: 'The payment is being confirmed' },
  refresh: { zh: '刷新', en: 'Refresh' },
  paid: { zh: '支付成功', en: 'Paid' },
  failed: { zh: '支付失败，请返回商城重新支付', en: 'Not paid. Go back to the mall and pay again' },
}

/** How a payment stands, said aloud when it changes; after 30 s it is asked about on demand. Engine 7.3. */
export function PayResultNotice(props: {
  readonly result: UseQueryResult<TicketResult>
  readonly onRefresh: () => void
}): ReactNode {
  const { result, onRefresh } = props
  const translate = useText()
  const isWaiting = result.isFetching
  const { end, stateName = '', message = '' } = result.data ?? {}
  const words = {
    paid: translate(LABELS.paid),
    failed: message || translate(LABELS.failed),
    over: message || stateName,
    open: translate(isWaiting ? LABELS.waiting : LABELS.pending),
  }
  return (
    <div className={`shop-wx-pay-result is-${end ?? 'open'}`} role="status">
      {end === 'paid' && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="10" />
          <path d="M7.5 12.5l3 3 6-6.5" />
        </svg>
      )}
      <span>{words[end ?? 'open']}</span>
      {end === undefined && !isWaiting && (
        <button type="button" onClick={onRefresh}>
          {translate(LABELS.refresh)}
        </button>
      )}
    </div>
  )
}
