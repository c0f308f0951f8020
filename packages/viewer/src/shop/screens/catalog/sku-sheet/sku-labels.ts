import type { Label } from '@mallwright/contract/values'

/** The words of the choice of a variant. Domain sheet 35. */
export const SKU_LABELS = {
  specs: { zh: '选择规格', en: 'Select options' },
  choose: { zh: '请选择 {names}', en: 'Select {names}' },
  and: { zh: '、', en: ', ' },
  chosen: { zh: '已选 {text}', en: 'Selected: {text}' },
  quantity: { zh: '数量', en: 'Quantity' },
  quantityOf: { zh: '{name} 的数量', en: 'Quantity of {name}' },
  minimum: { zh: '{count} {unit}起批', en: 'min. {count} {unit}' },
  step: { zh: '每次加 {count}', en: 'in steps of {count}' },
  maximum: { zh: '每单限购 {count} {unit}', en: 'max. {count} {unit} an order' },
  stock: { zh: '库存 {count} {unit}', en: '{count} {unit} in stock' },
  bandPlenty: { zh: '有货', en: 'In stock' },
  bandFew: { zh: '库存紧张', en: 'Low stock' },
  bandNone: { zh: '无货', en: 'Out of stock' },
  several: { zh: '批量选择', en: 'Select several' },
  one: { zh: '单规格选择', en: 'Select one' },
  kinds: { zh: '已选 {kinds} 种 {count} {unit}', en: '{kinds} options, {count} {unit}' },
  noneYet: { zh: '请选择规格和数量', en: 'Choose options and quantities' },
  total: { zh: '合计', en: 'Total' },
  all: { zh: '全部', en: 'All' },
  addToCart: { zh: '加入购物车', en: 'Add to cart' },
  buyNow: { zh: '立即购买', en: 'Buy now' },
  done: { zh: '确定', en: 'Done' },
  notify: { zh: '到货提醒', en: 'Notify me' },
  notified: { zh: '到货后将通知您', en: 'You will be told when it is in stock again' },
  inStockAgain: { zh: '该规格已到货，可以直接购买', en: 'It is in stock again' },
  signIn: { zh: '登录后购买', en: 'Sign in to buy' },
  byEnquiry: { zh: '面议商品，暂不支持在线下单', en: 'Priced by quote; it cannot be ordered online' },
  closed: { zh: '店铺已歇业，暂不能下单', en: 'This shop has closed; nothing can be ordered' },
  loadFailed: { zh: '商品已下架', en: 'This product is no longer available' },
} satisfies Record<string, Label>

/** Label of a stock band, which the wire carries in Chinese; an unknown one stays untranslated. */
export function bandLabel(band: string): Label {
  const bands = [SKU_LABELS.bandPlenty, SKU_LABELS.bandFew, SKU_LABELS.bandNone]
  return bands.find(({ zh }) => zh === band) ?? { zh: band, en: band }
}
