import { moneyText } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { Checkout } from './checkout-model.ts'
import { CouponRow } from './coupon-row.tsx'
import { InvoiceRow } from './invoice-row.tsx'
import { SUBMISSION_LABELS } from './submission-labels.ts'
import type { ChoiceHandle } from './use-checkout-choice.ts'

const LABELS = SUBMISSION_LABELS

/** What belongs to the whole checkout: the platform's coupon, the invoice, its sums and the hint of an approval. */
export function PlatformBlock(props: { readonly checkout: Checkout; readonly choice: ChoiceHandle }): ReactNode {
  const { checkout, choice } = props
  const translate = useText()
  return (
    <section className="shop-order-block">
      <CouponRow
        label={LABELS.platformCoupon}
        shopId=""
        previewId={checkout.previewId}
        chosen={{ id: checkout.couponId, name: checkout.couponName }}
        usable={checkout.usableCoupons}
        onChoose={(couponId) => choice.setCoupon(checkout, '', couponId)}
      />
      <InvoiceRow
        invoice={choice.choice.invoice}
        allowsSpecial={checkout.shops.every(({ hasSpecialInvoices }) => hasSpecialInvoices)}
        onChoose={choice.setInvoice}
      />
      <dl className="shop-amounts">
        <div>
          <dt>{translate(LABELS.goods)}</dt>
          <dd>¥{moneyText(checkout.goodsTotal)}</dd>
        </div>
        <div>
          <dt>{translate(LABELS.freight)}</dt>
          <dd>¥{moneyText(checkout.freightTotal)}</dd>
        </div>
        {checkout.couponTotal > 0 && (
          <div>
            <dt>{translate(LABELS.off)}</dt>
            <dd>-¥{moneyText(checkout.couponTotal)}</dd>
          </div>
        )}
      </dl>
      {checkout.approvalLimit !== undefined && (
        <p className="shop-checkout-approval" role="status">
          {translate(LABELS.approval, { amount: moneyText(checkout.approvalLimit) })}
        </p>
      )}
    </section>
  )
}
