import type { Label } from '@mallwright/contract/values'

/** Labels of timed offers as a shop makes them. Decision 0135. */
export const OFFER_LABELS = {
  price: { zh: '限时价（元）', en: 'Offer price (yuan)' },
  priceHint: { zh: '现价 {price}', en: '{price} now' },
  priceMissing: { zh: '请输入限时价', en: 'Enter the offer price' },
  priceInvalid: { zh: '须低于现价，大于 0，最多两位小数', en: 'Above 0, below the price of now, at most two decimals' },
  quota: { zh: '限量', en: 'Units at this price' },
  quotaHint: { zh: '现可售 {count}', en: '{count} to sell now' },
  quotaMissing: { zh: '请输入限量', en: 'Enter the number of units' },
  limit: { zh: '每个买家限购（选填）', en: 'Most for each buyer (optional)' },
  limitHint: { zh: '不填则不限', en: 'Empty: no limit' },
  units: { zh: '须为大于 0 的整数', en: 'A whole number above 0' },
  start: { zh: '开始时间（北京时间，不选则立即开始）', en: 'Begins (Beijing time; empty: now)' },
  end: { zh: '结束时间（北京时间）', en: 'Ends (Beijing time)' },
  endMissing: { zh: '请选择结束时间', en: 'Choose when it ends' },
  begin: { zh: '发布限时价', en: 'Offer it' },
  saved: { zh: '限时价已发布', en: 'The offer is set' },
  running: { zh: '进行中', en: 'Running' },
  coming: { zh: '未开始', en: 'To come' },
  taken: { zh: '已售 {taken} / {quota}', en: '{taken} of {quota} sold' },
  limited: { zh: '每个买家限 {count}', en: 'up to {count} a buyer' },
  stop: { zh: '提前结束', en: 'End now' },
  remove: { zh: '取消', en: 'Remove' },
  askStop: {
    zh: '结束后立即恢复原价，已下单的不受影响。',
    en: 'The usual price returns at once. Orders that were placed keep theirs.',
  },
  askRemove: { zh: '取消这条未开始的限时价？', en: 'Remove this offer, which has not begun?' },
  ended: { zh: '限时价已结束', en: 'The offer is over' },
} satisfies Record<string, Label>
