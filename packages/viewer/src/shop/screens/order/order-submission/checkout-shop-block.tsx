import { ORDER_LIMITS } from '@mallwright/contract/order'
import { moneyText } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useId } from 'react'
import type { ReactNode } from 'react'

import { OperatedTag } from '../../catalog/product-card/product-tags.tsx'
import { LineRow } from '../order-card/order-lines.tsx'
import type { CheckoutShop } from './checkout-model.ts'
import { CouponRow } from './coupon-row.tsx'
import { INVALID_LABELS, SUBMISSION_LABELS } from './submission-labels.ts'

const LABELS = SUBMISSION_LABELS

/** What one shop delivers: lines, delivery, coupon, remark and its sum. */
export function CheckoutShopBlock(props: {
  readonly shop: CheckoutShop
  readonly previewId: string
  readonly remark: string
  readonly onRemark: (remark: string) => void
  readonly onCoupon: (couponId: string) => void
}): ReactNode {
  const { shop, previewId, remark, onRemark, onCoupon } = props
  const translate = useText()
  const remarkId = useId()
  const shipping = shop.shipDays <= 1 ? LABELS.shipTomorrow : LABELS.shipIn
  return (
    <section className="shop-order-block">
      <h2 className="shop-order-shop">
        {shop.isOperated && <OperatedTag />}
        <span>{shop.name}</span>
      </h2>
      <ul className="shop-lines">
        {shop.lines.map((line) => (
          <li key={line.skuId} className={line.invalidType === 0 ? '' : 'is-invalid'}>
            <LineRow line={line} note={<InvalidNote type={line.invalidType} />} />
          </li>
        ))}
      </ul>
      <dl className="shop-checkout-rows">
        <div>
          <dt>{translate(LABELS.deliver)}</dt>
          <dd>
            <small>{translate(shipping, { days: shop.shipDays })}</small>
            {shop.freight === 0 ? translate(LABELS.free) : `¥${moneyText(shop.freight)}`}
          </dd>
        </div>
      </dl>
      <CouponRow
        label={LABELS.shopCoupon}
        shopId={shop.id}
        previewId={previewId}
        chosen={{ id: shop.couponId, name: shop.couponName }}
        usable={shop.usableCoupons}
        onChoose={onCoupon}
      />
      <label className="shop-checkout-remark" htmlFor={remarkId}>
        <span>{translate(LABELS.remark)}</span>
        <textarea
          id={remarkId}
          rows={1}
          maxLength={ORDER_LIMITS.remark}
          placeholder={translate(LABELS.remarkHint)}
          value={remark}
          onChange={(event) => onRemark(event.target.value)}
        />
      </label>
      {shop.missingToMinimum > 0 && (
        <p className="shop-checkout-warning" role="alert">
          {translate(LABELS.belowMinimum, { amount: moneyText(shop.missingToMinimum) })}
        </p>
      )}
      <p className="shop-order-sum">
        <span>
          {translate(LABELS.subtotal)} <b>¥{moneyText(shop.payAmount)}</b>
        </span>
      </p>
    </section>
  )
}

function InvalidNote({ type }: { readonly type: number }): ReactNode {
  const translate = useText()
  const label = INVALID_LABELS[type]
  return label ? <span className="shop-checkout-warning">{translate(label)}</span> : null
}
