import type { CouponCard as Coupon, ReceivableCard } from '@mallwright/contract/coupon'
import { CouponWorth } from '@mallwright/modules/coupon-worth'
import { useLocale, useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { scopeOf, validityOf } from './coupon-text.ts'
import './coupon-card.css'

/** A coupon: its worth, name, conditions and time, and what can be done with it. */
export function CouponCard(props: {
  readonly coupon: Coupon
  readonly validity: ReceivableCard['validity']
  /** Used, expired or gone. */
  readonly isSpent?: boolean
  readonly action: ReactNode
}) {
  const { coupon, validity, isSpent = false, action } = props
  const translate = useText()
  const locale = useLocale()
  return (
    <article className={isSpent ? 'shop-coupon is-spent' : 'shop-coupon'} aria-label={coupon.name}>
      <CouponWorth className="shop-coupon-worth" coupon={coupon} locale={locale} />
      <div className="shop-coupon-text">
        <strong>{coupon.name}</strong>
        {coupon.shopName && <span>{coupon.shopName}</span>}
        <span>{scopeOf(coupon, translate)}</span>
        <span>{validityOf(validity, translate)}</span>
      </div>
      {action}
    </article>
  )
}

/** The same boxes while coupons load. */
export function CouponSkeleton() {
  return (
    <div className="shop-coupon" aria-hidden="true">
      <span className="shop-coupon-worth" />
      <span className="shop-coupon-text">
        <span className="shop-skeleton-bar" style={{ width: '70%' }} />
        <span className="shop-skeleton-bar" style={{ width: '45%' }} />
      </span>
    </div>
  )
}
