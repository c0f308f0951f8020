import type { CouponCard, ReceivableCard } from '@mallwright/contract/coupon'
import type { Label } from '@mallwright/contract/values'

type Translate = (label: Label, values?: Readonly<Record<string, string | number>>) => string

const LABELS = {
  platform: { zh: '全平台', en: 'All shops' },
  all: { zh: '全店通用', en: 'Everything in the shop' },
  classes: { zh: '限部分品类', en: 'Some categories' },
  products: { zh: '限部分商品', en: 'Some products' },
  enterprises: { zh: '限企业', en: 'Enterprises only' },
  teams: { zh: '限个人团队', en: 'Teams only' },
  days: { zh: '领取后{days}天有效', en: 'Valid for {days} days' },
  until: { zh: '{from} 至 {to}', en: '{from} to {to}' },
} satisfies Record<string, Label>

/** For which goods and buyers it is. */
export function scopeOf({ scope, shopId, buyers }: CouponCard, translate: Translate): string {
  const goods = scope === 'all' ? (shopId === '' ? LABELS.platform : LABELS.all) : LABELS[scope]
  return [translate(goods), ...(buyers === 'any' ? [] : [translate(LABELS[buyers])])].join(' · ')
}

/** When it can be used. */
export function validityOf(validity: ReceivableCard['validity'], translate: Translate): string {
  if ('days' in validity) return translate(LABELS.days, validity)
  const day = (time: string) => time.slice(0, 10).replace(/-/g, '.')
  return translate(LABELS.until, { from: day(validity.from), to: day(validity.to) })
}
