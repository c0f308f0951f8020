import { fen } from '@mallwright/contract/values'
import type { ArticleCard } from '@mallwright/contract/article'
import type { BrandCard, ProductCard, ShopCard, TimedOfferCard } from '@mallwright/contract/catalog'
import type { ReceivableCard } from '@mallwright/contract/coupon'

import { SAMPLE_PICTURES, SAMPLE_PRODUCT_URLS } from '../kit/sample-picture.ts'

/** Name of forty Chinese characters, without a line break opportunity. */
export const LONG_NAME = '超长商品名称用于检验界面在极端情况下是否仍然完整可读不溢出也不遮挡其他内容请勿省略谢谢'.slice(
  0,
  40,
)

/** Maximum price in fen: 99,999,999.99 yuan. */
export const HIGHEST_PRICE = 9_999_999_999

const NAMES = [
  '青禾高白复印纸 A4 70g',
  '北辰彩色激光一体机',
  '铁匠内六角扳手套装',
  '安盾丁腈浸胶手套',
  '元素 LED 平板灯',
]

/** The n-th generated product; n starts at 0. */
export function productAt(index: number, change: Partial<ProductCard> = {}): ProductCard {
  return {
    code: `T${String(index).padStart(5, '0')}`,
    name: NAMES[index % NAMES.length] ?? '',
    imageUrl: SAMPLE_PRODUCT_URLS[index % SAMPLE_PRODUCT_URLS.length] ?? '',
    price: fen(990 + index * 1310),
    isByEnquiry: false,
    isOperated: index % 3 === 0,
    isOffShelf: false,
    subtitle: '',
    unit: '件',
    shopName: '德汇自营采购中心',
    sales: index * 7,
    ...change,
  }
}

/** A product with few facts: neither subtitle nor shop nor sales. */
export function plainProduct(code: string, change: Partial<ProductCard> = {}): ProductCard {
  const plain = { isOperated: false, unit: '箱', shopName: '', sales: 0 }
  return productAt(0, { code, name: `商品 ${code}`, imageUrl: '/p.svg', price: fen(100), ...plain, ...change })
}

const SHOPS = ['德汇自营采购中心', '青禾办公专营店', '铁匠五金工厂店', '安盾劳保专营店']

/** The n-th generated shop. */
export function shopAt(index: number, change: Partial<ShopCard> = {}): ShopCard {
  return {
    id: `s${index}`,
    name: SHOPS[index % SHOPS.length] ?? '',
    logoUrl: SAMPLE_PICTURES.icon.url,
    isOperated: index === 0,
    productCount: 40 + index,
    isClosed: false,
    ...change,
  }
}

/** A moment that no test reaches. */
const FAR = Date.parse('2099-11-12T00:00:00+08:00')

/** The n-th generated timed offer, by turns hardly begun, nearly gone, gone and to come. */
export function offerAt(
  index: number,
  change: { readonly product?: Partial<ProductCard>; readonly offer?: Partial<TimedOfferCard> } = {},
): TimedOfferCard {
  const product = productAt(index, change.product)
  const isLater = index % 4 === 3
  return {
    id: `o${index}`,
    product,
    price: fen(690 + index * 1000),
    usualPrice: product.price,
    startsAt: isLater ? FAR : 0,
    endsAt: FAR + 1000,
    isStarted: !isLater,
    quota: 100,
    taken: isLater ? 0 : ([12, 96, 100][index % 4] ?? 0),
    limit: undefined,
    ...change.offer,
  }
}

const BRANDS = ['青禾', '北辰', '铁匠', '安盾', '元素']

/** The n-th generated brand. */
export function brandAt(index: number, change: Partial<BrandCard> = {}): BrandCard {
  return {
    id: `b${index}`,
    name: BRANDS[index % BRANDS.length] ?? '',
    logoUrl: SAMPLE_PICTURES.icon.url,
    productCount: 12 + index,
    ...change,
  }
}

const TITLES = ['复印纸怎么选', '发票申请三步走', '安全帽的报废年限', '办公采购季开始了']

/** The n-th generated article. */
export function articleAt(index: number, change: Partial<ArticleCard> = {}): ArticleCard {
  return {
    id: `a${index}`,
    title: TITLES[index % TITLES.length] ?? '',
    coverUrl: SAMPLE_PICTURES.banner.url,
    summary: '先看用途，再看规格，最后比价格',
    classCode: 'guide',
    className: '指南',
    publishedAt: '2026-01-05 09:30:00',
    ...change,
  }
}

const COUPON_KINDS = ['amount', 'share', 'freight'] as const
const COUPON_STATES = ['open', 'received', 'gone', 'otherBuyers'] as const

/** A coupon, by turns of every kind and state. */
export function couponAt(index: number, change: Partial<ReceivableCard> = {}): ReceivableCard {
  return {
    id: `k${index}`,
    name: TITLES[index % TITLES.length] ?? '',
    kind: COUPON_KINDS[index % COUPON_KINDS.length] ?? 'amount',
    amount: fen(3000 + index * 10_000),
    rateBps: 8500,
    minSpend: fen(index * 50_000),
    maxOff: index % 2 === 1 ? fen(30_000) : undefined,
    shopId: '',
    shopName: '',
    scope: 'all',
    buyers: 'any',
    state: COUPON_STATES[index % COUPON_STATES.length] ?? 'open',
    left: 10,
    total: 100,
    validity: { days: 30 },
    ...change,
  }
}
