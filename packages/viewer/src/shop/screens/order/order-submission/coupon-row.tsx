import { moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, Sheet } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { readCoupons } from './checkout-reader.ts'
import type { CheckoutCoupon } from './checkout-model.ts'
import { SUBMISSION_LABELS } from './submission-labels.ts'
import '../order-card/cancel-sheet.css'

const LABELS = SUBMISSION_LABELS

interface CouponRowProps {
  readonly label: Label
  /** Empty for the platform's. */
  readonly shopId: string
  readonly previewId: string
  readonly chosen: { readonly id: string; readonly name: string }
  readonly usable: number
  readonly onChoose: (couponId: string) => void
}

/** The chosen coupon of a shop or of the platform, which opens the choice. */
export function CouponRow(props: CouponRowProps): ReactNode {
  const { label, shopId, chosen, usable } = props
  const translate = useText()
  const sheet = useSheet(`coupons-${shopId}`)
  const text =
    chosen.name || (usable > 0 ? translate(LABELS.couponCount, { count: usable }) : translate(LABELS.noCoupon))
  return (
    <>
      <button type="button" className="shop-checkout-row" aria-haspopup="dialog" onClick={sheet.open}>
        <span>{translate(label)}</span>
        <span className={chosen.id === '' && usable === 0 ? 'is-weak' : ''}>{text}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l6 6-6 6" />
        </svg>
      </button>
      {sheet.isOpen && (
        <CouponSheet
          {...props}
          onClose={sheet.close}
          onChoose={(couponId) => sheet.closeThen(() => props.onChoose(couponId))}
        />
      )}
    </>
  )
}

function CouponSheet(props: CouponRowProps & { readonly onClose: () => void }): ReactNode {
  const { label, shopId, previewId, chosen, onChoose, onClose } = props
  const translate = useText()
  const { send } = useShop()
  const coupons = useQuery({
    queryKey: ['order', 'coupons', previewId],
    queryFn: () => readCoupons(send, previewId),
  })
  const own = coupons.data?.filter((coupon) => coupon.shopId === shopId) ?? []
  return (
    <Sheet title={translate(LABELS.choose, { name: translate(label) })} size={65} onClose={onClose}>
      {coupons.isPending && <span className="shop-skeleton-bar" style={{ height: 160 }} />}
      {coupons.error && !coupons.data && <ErrorNotice error={coupons.error} onRetry={() => void coupons.refetch()} />}
      {coupons.data && own.length === 0 && <Notice kind="empty" title={translate(LABELS.noCoupon)} />}
      {own.length > 0 && (
        <div className="shop-reasons" role="radiogroup" aria-label={translate(label)}>
          {own.map((coupon) => (
            <CouponChoice
              key={coupon.id}
              coupon={coupon}
              isChosen={coupon.id === chosen.id}
              onChoose={() => onChoose(coupon.id)}
            />
          ))}
          <label>
            <span>{translate(LABELS.notUsed)}</span>
            <input type="radio" name="coupon" checked={chosen.id === ''} onChange={() => onChoose('')} />
          </label>
        </div>
      )}
    </Sheet>
  )
}

function CouponChoice(props: {
  readonly coupon: CheckoutCoupon
  readonly isChosen: boolean
  readonly onChoose: () => void
}): ReactNode {
  const { coupon, isChosen, onChoose } = props
  return (
    <label className={coupon.isUsable ? 'shop-coupon-choice' : 'shop-coupon-choice is-weak'}>
      <span>
        <b>{coupon.name}</b>
        <small>{coupon.isUsable ? coupon.validTo : coupon.reason}</small>
      </span>
      {coupon.isUsable && <span className="shop-coupon-off">-¥{moneyText(coupon.off)}</span>}
      <input type="radio" name="coupon" disabled={!coupon.isUsable} checked={isChosen} onChange={onChoose} />
    </label>
  )
}
