import type { ReceivableCard } from '@mallwright/contract/coupon'
import { translate } from '@mallwright/contract/values'
import { useState } from 'react'

import type { ViewProps } from '../kit/module-view.ts'
import { CouponWorth } from './coupon-worth-text.tsx'
import type { CouponListProps } from './coupon-list.ts'

const STATES = {
  open: { zh: '领取', en: 'Get it' },
  received: { zh: '已领取', en: 'Yours' },
  gone: { zh: '已领完', en: 'All gone' },
  otherBuyers: { zh: '身份不符', en: 'Not for you' },
}

/** One coupon: worth, name and condition, and its receipt in place. */
export function CouponTicket(props: {
  readonly view: ViewProps<CouponListProps, readonly ReceivableCard[]>
  readonly coupon: ReceivableCard
}) {
  const { coupon } = props
  const { locale, mode, onAction } = props.view
  const [isReceived, setIsReceived] = useState(false)
  const state = isReceived && coupon.state === 'open' ? 'received' : coupon.state
  const receive = () =>
    onAction(
      mode === 'edit'
        ? { type: 'previewOnly' }
        : { type: 'receiveCoupon', couponId: coupon.id, onReceived: () => setIsReceived(true) },
    )
  return (
    <article className={`mw-coupon-ticket is-${state}`} aria-label={coupon.name}>
      <CouponWorth className="mw-coupon-worth" coupon={coupon} locale={locale} />
      <div className="mw-coupon-side">
        <strong>{coupon.name}</strong>
        {state === 'open' ? (
          <button type="button" onClick={receive}>
            <span>{translate(locale, STATES.open)}</span>
          </button>
        ) : (
          <span className="mw-coupon-state">{translate(locale, STATES[state])}</span>
        )}
      </div>
    </article>
  )
}

/** The same box while coupons load. */
export function CouponTicketSkeleton() {
  return (
    <span className="mw-coupon-ticket">
      <span className="mw-coupon-worth" />
      <span className="mw-coupon-side" />
    </span>
  )
}
