import { moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import type { Coupon } from './receivable.queries.ts'

/** The words of coupons that can be received. */
export const COUPON_LABELS = {
  row: { zh: '领券', en: 'Coupons' },
  sheet: { zh: '领取优惠券', en: 'Coupons' },
  off: { zh: '满{min}减{amount}', en: '{amount} off {min}' },
  offAlways: { zh: '立减{amount}', en: '{amount} off' },
  share: { zh: '满{min}享{tenths}折', en: '{percent}% off {min}' },
  shareAlways: { zh: '{tenths}折', en: '{percent}% off' },
  freight: { zh: '满{min}免运费', en: 'Free delivery from {min}' },
  freightAlways: { zh: '免运费', en: 'Free delivery' },
  minSpend: { zh: '满 ¥{min} 可用', en: 'from ¥{min}' },
  noMin: { zh: '无门槛', en: 'no minimum' },
  tenths: { zh: '{tenths}折', en: '{percent}% off' },
  free: { zh: '免运费', en: 'Free delivery' },
  platform: { zh: '平台券', en: 'Mall coupon' },
  until: { zh: '有效期至 {day}', en: 'valid until {day}' },
  days: { zh: '领取后 {days} 天内有效', en: 'valid for {days} days' },
  take: { zh: '立即领取', en: 'Get it' },
  taken: { zh: '领取成功', en: 'Coupon received' },
  received: { zh: '已领取', en: 'Received' },
  gone: { zh: '已领完', en: 'All gone' },
  otherBuyers: { zh: '限指定用户', en: 'Not for you' },
  empty: { zh: '暂无可领优惠券', en: 'No coupons now' },
} satisfies Record<string, Label>

/** Yuan without cents that are zero. */
const short = (amount: Coupon['amount']) => moneyText(amount).replace(/\.00$/, '')

/** Values of a coupon's words. */
export function couponValues({ amount, minSpend, tenths }: Coupon) {
  return { amount: short(amount), min: short(minSpend), tenths, percent: Math.round(100 - tenths * 10) }
}

/** What a coupon gives, in a few words. */
export function briefLabel({ kind, minSpend }: Coupon): Label {
  const isAlways = minSpend === 0
  if (kind === 'amount') return isAlways ? COUPON_LABELS.offAlways : COUPON_LABELS.off
  if (kind === 'share') return isAlways ? COUPON_LABELS.shareAlways : COUPON_LABELS.share
  return isAlways ? COUPON_LABELS.freightAlways : COUPON_LABELS.freight
}
