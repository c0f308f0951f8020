import type { CouponCard } from '@mallwright/contract/coupon'
import { moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

/** The words of the coupons of a product or a shop. */
export const COUPON_LABELS = {
  row: { zh: '领券', en: 'Coupons' },
  sheet: { zh: '领取优惠券', en: 'Coupons' },
  empty: { zh: '暂无可领优惠券', en: 'No coupons now' },
} satisfies Record<string, Label>

const BRIEF = {
  amount: { zh: '满{min}减{amount}', en: '{amount} off {min}' },
  share: { zh: '满{min}享{tenths}折', en: '{percent}% off {min}' },
  freight: { zh: '满{min}免运费', en: 'Free delivery from {min}' },
} satisfies Record<CouponCard['kind'], Label>

const BRIEF_ALWAYS = {
  amount: { zh: '立减{amount}', en: '{amount} off' },
  share: { zh: '{tenths}折', en: '{percent}% off' },
  freight: { zh: '免运费', en: 'Free delivery' },
} satisfies Record<CouponCard['kind'], Label>

/** Yuan without cents that are zero. */
const short = (amount: CouponCard['amount']) => moneyText(amount).replace(/\.00$/, '')

/** What a coupon gives, in a few words, and their values. */
export function briefOf({ kind, amount, minSpend, rateBps }: CouponCard) {
  return {
    label: (minSpend === 0 ? BRIEF_ALWAYS : BRIEF)[kind],
    values: {
      amount: short(amount),
      min: short(minSpend),
      tenths: rateBps / 1000,
      percent: (10_000 - rateBps) / 100,
    },
  }
}
