import { moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import type { Coupon, ReceivableCard } from './coupon-reader.ts'

type Translate = (label: Label, values?: Readonly<Record<string, string | number>>) => string

const LABELS = {
  rate: { zh: '{rate}折', en: '{percent}% off' },
  freight: { zh: '免运费', en: 'Free delivery' },
  threshold: { zh: '满¥{amount}可用', en: 'From ¥{amount}' },
  noThreshold: { zh: '无门槛', en: 'No minimum' },
  limited: { zh: '{threshold}，最高减¥{amount}', en: '{threshold}, up to ¥{amount} off' },
  platform: { zh: '全平台', en: 'All shops' },
  all: { zh: '全店通用', en: 'Everything in the shop' },
  classes: { zh: '限部分品类', en: 'Some categories' },
  products: { zh: '限部分商品', en: 'Some products' },
  enterprises: { zh: '限企业', en: 'Enterprises only' },
  teams: { zh: '限个人团队', en: 'Teams only' },
  days: { zh: '领取后{days}天有效', en: 'Valid for {days} days' },
  until: { zh: '{from} 至 {to}', en: '{from} to {to}' },
} satisfies Record<string, Label>

/** An amount without cents where there are none. */
function shortMoney(fen: Coupon['amount']): string {
  return moneyText(fen).replace(/\.00$/, '')
}

/** What a coupon is worth, in its two sizes: `¥` before an amount, nothing else beside a word. */
export function worthOf(coupon: Coupon, translate: Translate): { readonly sign: string; readonly text: string } {
  if (coupon.kind === 'amount') return { sign: '¥', text: shortMoney(coupon.amount) }
  if (coupon.kind === 'freight') return { sign: '', text: translate(LABELS.freight) }
  const rate = coupon.rateBps / 1000
  return { sign: '', text: translate(LABELS.rate, { rate, percent: (10_000 - coupon.rateBps) / 100 }) }
}

/** From which amount it can be used, and its limit. */
export function conditionOf({ minSpend, maxOff }: Coupon, translate: Translate): string {
  const threshold =
    minSpend === 0 ? translate(LABELS.noThreshold) : translate(LABELS.threshold, { amount: shortMoney(minSpend) })
  if (maxOff === undefined) return threshold
  return translate(LABELS.limited, { threshold, amount: shortMoney(maxOff) })
}

/** For which goods and buyers it is. */
export function scopeOf({ scope, shopId, buyers }: Coupon, translate: Translate): string {
  const goods = scope === 'all' ? (shopId === '' ? LABELS.platform : LABELS.all) : LABELS[scope]
  return [translate(goods), ...(buyers === 'any' ? [] : [translate(LABELS[buyers])])].join(' · ')
}

/** When it can be used. */
export function validityOf(validity: ReceivableCard['validity'], translate: Translate): string {
  if ('days' in validity) return translate(LABELS.days, validity)
  const day = (time: string) => time.slice(0, 10).replace(/-/g, '.')
  return translate(LABELS.until, { from: day(validity.from), to: day(validity.to) })
}
