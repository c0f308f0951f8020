import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, Sheet } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { CouponSkeleton } from '../../coupon/coupon-card.tsx'
import { receivableQuery } from '../../coupon/coupon.queries.ts'
import type { CouponHolder } from '../../coupon/coupon.queries.ts'
import { ReceivableCard } from '../../coupon/receivable-card.tsx'
import { useReceiveCoupon } from '../../coupon/use-receive-coupon.ts'
import { COUPON_LABELS } from './coupon-labels.ts'
import './coupon-sheet.css'

/** Coupons of a product or a shop, each with the button that receives it. */
export function CouponSheet({ of, onClose }: { readonly of: CouponHolder; readonly onClose: () => void }) {
  const translate = useText()
  const coupons = useQuery(receivableQuery(useShop(), of, useCaller()))
  const { busyId, receive } = useReceiveCoupon()
  return (
    <Sheet title={translate(COUPON_LABELS.sheet)} size={65} onClose={onClose}>
      {coupons.isPending && <CouponSkeleton />}
      {coupons.error && !coupons.data && <ErrorNotice error={coupons.error} onRetry={() => void coupons.refetch()} />}
      {coupons.data?.length === 0 && <Notice kind="empty" title={translate(COUPON_LABELS.empty)} />}
      <ul className="shop-coupon-sheet">
        {coupons.data?.map((coupon) => (
          <li key={coupon.id}>
            <ReceivableCard coupon={coupon} isBusy={busyId === coupon.id} onReceive={receive} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
