import type { CouponCard } from '@mallwright/contract/coupon'
import type { Locale } from '@mallwright/contract/values'

import { couponCondition, couponWorth } from './coupon-worth.ts'

/** What a coupon is worth, above from which amount. */
export function CouponWorth(props: {
  readonly className: string
  readonly coupon: CouponCard
  readonly locale: Locale
}) {
  const { className, coupon, locale } = props
  const { sign, text } = couponWorth(coupon, locale)
  return (
    <p className={className}>
      <b className={sign === '' ? 'is-word' : undefined}>
        <small>{sign}</small>
        {text}
      </b>
      <span>{couponCondition(coupon, locale)}</span>
    </p>
  )
}
