import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { receivableQuery } from '../../coupon/coupon.queries.ts'
import type { CouponHolder } from '../../coupon/coupon.queries.ts'
import { briefOf, COUPON_LABELS } from './coupon-labels.ts'
import './coupons-row.css'

const CouponSheet = lazy(async () => ({ default: (await import('./coupon-sheet.tsx')).CouponSheet }))

/** Coupons named in the row. */
const NAMED = 3

/** Coupons of a product or a shop in brief; opens the sheet in which they are received. Nothing without any. */
export function CouponsRow({ of }: { readonly of: CouponHolder }) {
  const translate = useText()
  const sheet = useSheet('coupons')
  const coupons = useQuery(receivableQuery(useShop(), of, useCaller())).data ?? []
  if (coupons.length === 0) return null
  return (
    <>
      <button type="button" className="shop-coupons" aria-haspopup="dialog" onClick={sheet.open}>
        <span className="shop-coupons-name">{translate(COUPON_LABELS.row)}</span>
        <span className="shop-coupons-list">
          {coupons.slice(0, NAMED).map((coupon) => {
            const { label, values } = briefOf(coupon)
            return <span key={coupon.id}>{translate(label, values)}</span>
          })}
        </span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l6 6-6 6" />
        </svg>
      </button>
      {sheet.isOpen && (
        <Suspense>
          <CouponSheet of={of} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  )
}
