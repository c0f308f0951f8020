import type { Label } from '@mallwright/contract/values'

/** The words of a product's page. */
export const PRODUCT_LABELS = {
  soldOut: { zh: '暂时无货', en: 'Temporarily out of stock' },
  chosen: { zh: '已选', en: 'Selected' },
  choose: { zh: '请选择规格', en: 'Select options' },
  parameters: { zh: '参数', en: 'Details' },
  and: { zh: '、', en: ', ' },
  delivery: { zh: '发货', en: 'Delivery' },
  shipTomorrow: { zh: '预计 1 天内发货', en: 'ships within a day' },
  shipIn: { zh: '预计 {days} 天内发货', en: 'ships in {days} days' },
  service: { zh: '服务', en: 'Services' },
  returnable: { zh: '支持退换', en: 'Returns accepted' },
  notReturnable: { zh: '不支持退换', en: 'No returns' },
  afterSale: { zh: '{days} 天售后', en: '{days}-day support' },
  minQuantity: { zh: '{count} {unit}起批', en: 'from {count} {unit}' },
  detail: { zh: '商品详情', en: 'About this product' },
  shopScore: { zh: '评分 {score}', en: '{score} out of 5' },
  marketPrice: { zh: '市场价', en: 'MSRP' },
  tierFrom: { zh: '{count} {unit}起', en: 'from {count} {unit}' },
  tiers: { zh: '阶梯价', en: 'Volume pricing' },
  done: { zh: '确定', en: 'Done' },
  viewParameters: { zh: '查看参数', en: 'See specifications' },
  shop: { zh: '店铺', en: 'Shop' },
  actions: { zh: '商品操作', en: 'Product actions' },
  share: { zh: '分享', en: 'Share' },
  copied: { zh: '链接已复制，去粘贴分享吧', en: 'Link copied' },
  notCopied: { zh: '复制失败，请从浏览器地址栏复制', en: 'Copy the link from the address bar' },
  related: { zh: '同店推荐', en: 'More from this shop' },
  allOfShop: { zh: '进店看看', en: 'Visit shop' },
  quantity: { zh: '数量', en: 'Quantity' },
  addToCart: { zh: '加入购物车', en: 'Add to cart' },
  buyNow: { zh: '立即购买', en: 'Buy now' },
  buy: { zh: '购买', en: 'Buy' },
  specs: { zh: '选择规格', en: 'Select options' },
  bandPlenty: { zh: '有货', en: 'In stock' },
  bandFew: { zh: '库存紧张', en: 'Low stock' },
  bandNone: { zh: '无货', en: 'Out of stock' },
} satisfies Record<string, Label>

/** Label of a stock band, which the wire carries in Chinese; an unknown one stays untranslated. */
export function bandLabel(band: string): Label {
  const bands = [PRODUCT_LABELS.bandPlenty, PRODUCT_LABELS.bandFew, PRODUCT_LABELS.bandNone]
  return bands.find(({ zh }) => zh === band) ?? { zh: band, en: band }
}
