import { fen } from '@mallwright/contract/values'
import type { ArticleCard } from '@mallwright/contract/article'
import type { BrandCard, ProductCard, ShopCard, TimedOfferCard } from '@mallwright/contract/catalog'
import type { ReceivableCard } from '@mallwright/contract/coupon'
import type { Label } from '@mallwright/contract/values'

import type { DataSource } from '../kit/module-view.ts'
import { articleAt, brandAt, couponAt, offerAt, productAt, HIGHEST_PRICE, LONG_NAME, shopAt } from './stress-records.ts'

/** State of the mall's data that every module must withstand. */
export interface StressFixture {
  readonly label: Label
  readonly source: DataSource
}

/** Data of one fixture. */
interface FixtureData {
  /** Number of products, shops, brands, offers, articles and coupons. */
  readonly count: number
  readonly product?: Partial<ProductCard>
  readonly shop?: Partial<ShopCard>
  readonly brand?: Partial<BrandCard>
  readonly offer?: Partial<TimedOfferCard>
  readonly article?: Partial<ArticleCard>
  readonly coupon?: Partial<ReceivableCard>
}

/** Server message of code 2000. Specification 1 §7.1. */
export const REFUSAL = '无数据权限，请联系管理员授权'

/** Message of the transport after a 20 s timeout. Specification 1 §9. */
export const TIMED_OUT = '网络超时，请稍后重试'

const BROKEN = '/studio/no-such-picture.png'

/** Delay of the late fixture, in ms. */
export const LATE_MS = 400

function sourceOf({
  count,
  product = {},
  shop = {},
  brand = {},
  offer = {},
  article = {},
  coupon = {},
}: FixtureData): DataSource {
  const products = Array.from({ length: count }, (_, index) => productAt(index, product))
  const cut = <T>(all: readonly T[], { number, size }: { number: number; size: number }) => ({
    items: all.slice((number - 1) * size, number * size),
    total: all.length,
  })
  return {
    productsByCodes: (codes) =>
      Promise.resolve(codes.slice(0, count).map((code, index) => ({ ...productAt(index, product), code }))),
    productsByClasses: (_, page) => Promise.resolve(cut(products, page)),
    shopsByIds: (ids) => Promise.resolve(ids.slice(0, count).map((id, index) => ({ ...shopAt(index, shop), id }))),
    timedOffers: (_, limit) =>
      Promise.resolve(
        Array.from({ length: Math.min(count, limit) }, (_unused, index) => offerAt(index, { product, offer })),
      ),
    brands: (query) =>
      Promise.resolve(Array.from({ length: Math.min(count, query.count) }, (_, index) => brandAt(index, brand))),
    coupons: (shopId) =>
      Promise.resolve(Array.from({ length: count }, (_, index) => couponAt(index, { shopId, ...coupon }))),
    articles: ({ ids }, page) => {
      const all = ids ? ids.slice(0, count) : products
      return Promise.resolve(
        cut(
          all.map((_, index) => articleAt(index, article)),
          page,
        ),
      )
    },
  }
}

/** Wraps all calls of a source in one function. */
function every(
  answer: <T>(ask: () => Promise<T>) => Promise<T>,
  source: DataSource = sourceOf({ count: 6 }),
): DataSource {
  return {
    productsByCodes: (codes) => answer(() => source.productsByCodes(codes)),
    productsByClasses: (ids, page) => answer(() => source.productsByClasses(ids, page)),
    shopsByIds: (ids) => answer(() => source.shopsByIds(ids)),
    timedOffers: (codes, count) => answer(() => source.timedOffers(codes, count)),
    brands: (query) => answer(() => source.brands(query)),
    articles: (query, page) => answer(() => source.articles(query, page)),
    coupons: (shopId) => answer(() => source.coupons(shopId)),
  }
}

const refuse = (message: string) => every(() => Promise.reject(new Error(message)))
const late = <T>(ask: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(ask()), LATE_MS))

/** All data states that the gallery offers and the laws run. */
export const STRESS_FIXTURES = {
  usual: { label: { zh: '正常数据', en: 'Usual' }, source: sourceOf({ count: 12 }) },
  loading: { label: { zh: '加载中', en: 'Loading' }, source: every(() => new Promise(() => undefined)) },
  late: { label: { zh: '慢速到达', en: 'Late' }, source: every(late) },
  empty: { label: { zh: '没有数据', en: 'Empty' }, source: sourceOf({ count: 0 }) },
  one: { label: { zh: '只有一条', en: 'One' }, source: sourceOf({ count: 1 }) },
  odd: { label: { zh: '奇数条', en: 'Odd count' }, source: sourceOf({ count: 7 }) },
  many: { label: { zh: '500 条', en: '500 entries' }, source: sourceOf({ count: 500 }) },
  longName: {
    label: { zh: '40 字名称', en: '40-character name' },
    source: sourceOf({
      count: 5,
      product: { name: LONG_NAME, shopName: LONG_NAME, subtitle: LONG_NAME },
      shop: { name: LONG_NAME },
      brand: { name: LONG_NAME },
      article: { title: LONG_NAME, summary: LONG_NAME, className: LONG_NAME.slice(0, 12) },
    }),
  },
  noPicture: {
    label: { zh: '没有图片', en: 'No picture' },
    source: sourceOf({
      count: 5,
      product: { imageUrl: '' },
      shop: { logoUrl: '' },
      brand: { logoUrl: '' },
      article: { coverUrl: '' },
    }),
  },
  brokenPicture: {
    label: { zh: '图片损坏', en: 'Broken picture' },
    source: sourceOf({
      count: 5,
      product: { imageUrl: BROKEN },
      shop: { logoUrl: BROKEN },
      brand: { logoUrl: BROKEN },
      article: { coverUrl: BROKEN },
    }),
  },
  priceZero: {
    label: { zh: '价格 0', en: 'Price 0' },
    source: sourceOf({ count: 5, product: { price: fen(0) }, offer: { price: fen(0), usualPrice: fen(0) } }),
  },
  priceHighest: {
    label: { zh: '最高价格', en: 'Highest price' },
    source: sourceOf({
      count: 5,
      product: { price: fen(HIGHEST_PRICE) },
      offer: { price: fen(HIGHEST_PRICE), usualPrice: fen(HIGHEST_PRICE) },
    }),
  },
  refused: { label: { zh: '服务端 2000', en: 'Server code 2000' }, source: refuse(REFUSAL) },
  timedOut: { label: { zh: '超时', en: 'Time-out' }, source: refuse(TIMED_OUT) },
} satisfies Record<string, StressFixture>

/** Name of a data state. */
export type StressFixtureName = keyof typeof STRESS_FIXTURES
