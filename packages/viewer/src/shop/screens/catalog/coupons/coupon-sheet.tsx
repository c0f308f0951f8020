import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, errorText, Notice, Sheet } from '@mallwright/shop-core/kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useAccountSession, useCaller, useShop } from '../../../client/shop-context.ts'
import { COUPON_LABELS, couponValues } from './coupon-labels.ts'
import './coupon-sheet.css'
import { receivableKeys, receivableQuery, takeCoupon } from './receivable.queries.ts'
import type { Coupon, CouponScope } from './receivable.queries.ts'

/** Coupons of a product or a shop, each with the button that receives it. */
export function CouponSheet({ scope, onClose }: { readonly scope: CouponScope; readonly onClose: () => void }) {
  const translate = useText()
  const coupons = useQuery(receivableQuery(useShop(), scope, useCaller()))
  return (
    <Sheet title={translate(COUPON_LABELS.sheet)} size={65} onClose={onClose}>
      {coupons.error && !coupons.data && <ErrorNotice error={coupons.error} onRetry={() => void coupons.refetch()} />}
      {coupons.data?.length === 0 && <Notice kind="empty" title={translate(COUPON_LABELS.empty)} />}
      <ul className="shop-coupon-list">
        {coupons.data?.map((coupon) => (
          <li key={coupon.id}>
            <CouponTicket coupon={coupon} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function CouponTicket({ coupon }: { readonly coupon: Coupon }) {
  const translate = useText()
  const values = couponValues(coupon)
  return (
    <div className={coupon.state === 'open' ? 'shop-coupon-ticket' : 'shop-coupon-ticket is-over'}>
      <p className="shop-ticket-worth">
        {coupon.kind === 'amount' ? (
          <strong>
            <small>¥</small>
            {values.amount}
          </strong>
        ) : (
          <strong className="is-word">
            {translate(coupon.kind === 'share' ? COUPON_LABELS.tenths : COUPON_LABELS.free, values)}
          </strong>
        )}
        <span>{translate(coupon.minSpend === 0 ? COUPON_LABELS.noMin : COUPON_LABELS.minSpend, values)}</span>
      </p>
      <p className="shop-coupon-text">
        <strong>{coupon.name}</strong>
        <span>{coupon.shopName || translate(COUPON_LABELS.platform)}</span>
        <span>
          {coupon.validTo === ''
            ? translate(COUPON_LABELS.days, { days: coupon.validDays ?? 0 })
            : translate(COUPON_LABELS.until, { day: coupon.validTo })}
        </span>
      </p>
      <TakeButton coupon={coupon} />
    </div>
  )
}

function TakeButton({ coupon }: { readonly coupon: Coupon }) {
  const translate = useText()
  const shop = useShop()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isSignedIn = useAccountSession() !== undefined
  const [requests] = useState(createRequestIds)
  const [isBusy, setIsBusy] = useState(false)
  if (coupon.state !== 'open')
    return <span className="shop-coupon-state">{translate(COUPON_LABELS[coupon.state])}</span>
  const take = async () => {
    if (!isSignedIn) return void navigate('/login-account')
    setIsBusy(true)
    try {
      await takeCoupon(shop, coupon.id, requests.idOf({ coupon: coupon.id }))
      requests.forget()
      shop.feedback.toast(translate(COUPON_LABELS.taken))
    } catch (error) {
      shop.feedback.toast(errorText(error))
    }
    setIsBusy(false)
    return queryClient.invalidateQueries({ queryKey: receivableKeys.all() })
  }
  return (
    <button type="button" className="shop-coupon-take" disabled={isBusy} onClick={() => void take()}>
      <span>{translate(COUPON_LABELS.take)}</span>
    </button>
  )
}
