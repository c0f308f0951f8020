import type { CouponCard } from '@mallwright/contract/coupon'
import { moneyText, translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

const LABELS = {
  rate: { zh: '{rate}折', en: '{percent}% off' },
  freight: { zh: '免运费', en: 'Free delivery' },
  threshold: { zh: '满¥{amount}可用', en: 'From ¥{amount}' },
  noThreshold: { zh: '无门槛', en: 'No minimum' },
  limited: { zh: '{threshold}，最高减¥{amount}', en: '{threshold}, up to ¥{amount} off' },
} satisfies Record<string, Label>

/** An amount without cents where there are none. */
function shortMoney(fen: CouponCard['amount']): string {
  return moneyText(fen).replace(/\.00$/, '')
}

/** What a coupon is worth, in its two sizes: `¥` before an amount, nothing beside a word. */
export function couponWorth(coupon: CouponCard, locale: Locale): { readonly sign: string; readonly text: string } {
  if (coupon.kind === 'amount') return { sign: '¥', text: shortMoney(coupon.amount) }
  if (coupon.kind === 'freight') return { sign: '', text: translate(locale, LABELS.freight) }
  const [rate, percent] = [coupon.rateBps / 1000, (10_000 - coupon.rateBps) / 100]
  return { sign: '', text: translate(locale, LABELS.rate, { rate, percent }) }
}

/** From which amount a coupon can be used, and its limit. */
export function couponCondition({ minSpend, maxOff }: CouponCard, locale: Locale): string {
  const threshold =
    minSpend === 0
      ? translate(locale, LABELS.noThreshold)
      : translate(locale, LABELS.threshold, { amount: shortMoney(minSpend) })
  if (maxOff === undefined) return threshold
  return translate(locale, LABELS.limited, { threshold, amount: shortMoney(maxOff) })
}
