import type { ReceivableCard as Receivable } from '@mallwright/contract/coupon'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'

import { CouponCard } from './coupon-card.tsx'

const LABELS = {
  open: { zh: '领取', en: 'Get it' },
  received: { zh: '已领取', en: 'Yours' },
  gone: { zh: '已领完', en: 'All gone' },
  otherBuyers: { zh: '身份不符', en: 'Not for you' },
  left: { zh: '剩{count}张', en: '{count} left' },
} satisfies Record<string, Label>

/** From this share of what is left on, the card says how many. */
const FEW = 0.2

/** A coupon of the centre, which is received in place. */
export function ReceivableCard(props: {
  readonly coupon: Receivable
  readonly isBusy: boolean
  readonly onReceive: (id: string) => void
}) {
  const { coupon, isBusy, onReceive } = props
  const translate = useText()
  const { id, state, left, total } = coupon
  const isFew = state === 'open' && left <= total * FEW
  return (
    <CouponCard
      coupon={coupon}
      validity={coupon.validity}
      isSpent={state === 'gone' || state === 'otherBuyers'}
      action={
        state === 'open' ? (
          <button
            type="button"
            className="shop-coupon-action"
            disabled={isBusy}
            aria-busy={isBusy || undefined}
            onClick={() => onReceive(id)}
          >
            <span>{translate(LABELS.open)}</span>
            {isFew && <small className="shop-coupon-left">{translate(LABELS.left, { count: left })}</small>}
          </button>
        ) : (
          <p className="shop-coupon-action is-quiet">
            <span>{translate(LABELS[state])}</span>
          </p>
        )
      }
    />
  )
}
