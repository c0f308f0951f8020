import { articlePath, productPath, SHOP_BASE, shopPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import type { Send } from '@mallwright/contract/rpc'
import type { SiteRecord } from '@mallwright/contract/site'
import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import type { ProductPage, SiteChrome } from '@mallwright/modules/views'

import type { DocumentHead } from '../../prerender/document-head.ts'
import { cartQuery } from '../cart/cart.queries.ts'
import type { Cart } from '../cart/cart-lines.ts'
import { VISITOR } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import { PARAMS } from '../navigation/route-params.ts'
import type { RouteParam } from '../navigation/route-params.ts'
import { articleQuery } from '../screens/article/article.queries.ts'
import { classTreeQuery, productQuery } from '../screens/catalog/catalog.queries.ts'
import { findClass } from '../screens/catalog/class-tree.ts'
import type { FullProduct } from '../screens/catalog/full-product.ts'
import { readFilter } from '../screens/catalog/product-filter.ts'
import type { ProductFilter } from '../screens/catalog/product-filter.ts'
import { productSearchQuery } from '../screens/catalog/product-search.ts'
import { recommendedQuery } from '../screens/catalog/recommendation.queries.ts'
import { receivableQuery } from '../screens/coupon/coupon.queries.ts'
import { firstReviewsQuery } from '../screens/review/review.queries.ts'
import { SHOPPING_CART_LABELS } from '../screens/home/shopping-cart/shopping-cart-labels.ts'
import { searchCountQuery } from '../screens/search/search.queries.ts'
import { shopProfileQuery, shopShelfQuery } from '../screens/shop/shop.queries.ts'

/** What a screen shows, once its queries have run. */
export interface ScreenContent {
  readonly head: DocumentHead
  /** Whether the screen has what its address asks for. */
  readonly isFound: boolean
}

/** What a screen is rendered for. */
export interface ScreenRequest {
  /** Path and query; an unknown one renders the not-found screen. */
  readonly address: string
  readonly locale: Locale
  readonly origin: string
  readonly site: SiteRecord
  /** Theme, top bar and tab bar; their defaults when absent. */
  readonly chrome: SiteChrome | undefined
  /** The gateway, as a visitor reaches it. */
  readonly send: Send
}

/** A screen whose content the server renders. */
export interface PrerenderableScreen {
  /** Query parameters that its content depends on. */
  readonly params: readonly RouteParam[]
  /** Query parameters with any of which only the browser renders it. */
  readonly startedBy?: readonly RouteParam[]
  /** It is rendered as one sees it who has nothing yet; for others only the browser renders it. */
  readonly isOfNewcomers?: boolean
  /** Runs the queries of the first render and describes the screen. */
  readonly load: (shop: Shop, param: (name: RouteParam) => string, locale: Locale) => Promise<ScreenContent>
}

const LABELS = {
  product: { zh: '商品不存在', en: 'Product not found' },
  shop: { zh: '店铺不存在', en: 'Shop not found' },
  article: { zh: '文章不存在', en: 'Article not found' },
  score: { zh: '评分 {score}，{count} 件商品', en: 'Rated {score}, {count} {count:product|products}' },
  list: { zh: '{name}，共 {count} 件商品', en: '{name}, {count} {count:product|products}' },
  products: { zh: '商品', en: 'Products' },
}

/** How a list is narrowed and ordered beyond its words and its class: there are too many such lists to keep. */
const NARROWED: readonly RouteParam[] = [
  'shopId',
  'shopClassId',
  'orderField',
  'orderType',
  'isOperated',
  'isInStock',
  'hasSpecialInvoices',
  'minPrice',
  'maxPrice',
  'brandIds',
  'areaCode',
  'maxMinQuantity',
  'attributes',
]

/** The cart of a browser that has none yet. */
const EMPTY_CART: Cart = { shops: [], invalid: [], count: 0, selectedCount: 0, total: undefined }

/** The screens whose content arrives as HTML, by the name of their route. Decision 0063. */
export const PRERENDERED_SCREENS: Readonly<Record<string, PrerenderableScreen>> = {
  ProductDetails: {
    params: ['productCode'],
    async load(shop, param, locale) {
      const state = await shop.queryClient.fetchQuery(productQuery(shop, param('productCode'), VISITOR))
      if (state.kind !== 'onSale') return missing(translate(locale, LABELS.product))
      const { code, reviewCount, isByEnquiry } = state.product
      await Promise.all([
        shop.queryClient.prefetchQuery(recommendedQuery(shop, { scene: 'product', productCode: code }, VISITOR)),
        ...(reviewCount > 0 ? [shop.queryClient.prefetchQuery(firstReviewsQuery(shop, code, VISITOR))] : []),
        ...(isByEnquiry ? [] : [shop.queryClient.prefetchQuery(receivableQuery(shop, { productCode: code }, VISITOR))]),
      ])
      return { isFound: true, head: productHead(state.product) }
    },
  },
  shop: {
    params: ['shopId'],
    async load(shop, param, locale) {
      const shopId = param('shopId')
      const profile = await shop.queryClient.fetchQuery(shopProfileQuery(shop, shopId, VISITOR))
      if (!profile) return missing(translate(locale, LABELS.shop))
      await Promise.all([
        shop.queryClient.fetchQuery(shopShelfQuery(shop, { shopId, order: 'sales' }, VISITOR)),
        shop.queryClient.fetchQuery(shopShelfQuery(shop, { shopId, order: 'new' }, VISITOR)),
        ...(profile.isClosed ? [] : [shop.queryClient.prefetchQuery(receivableQuery(shop, { shopId }, VISITOR))]),
      ])
      const facts = translate(locale, LABELS.score, { score: profile.score.toFixed(1), count: profile.productCount })
      return {
        isFound: true,
        head: {
          title: profile.name,
          description: [profile.intro, facts, profile.region].filter(Boolean).join(' · '),
          path: shopPath(shopId),
          type: 'website',
          imageUrl: profile.logoUrl,
        },
      }
    },
  },
  'search/goods': {
    params: ['classId', 'keyword'],
    startedBy: NARROWED,
    async load(shop, param, locale) {
      const filter = listFilter(param)
      const [{ pages }, classes] = await Promise.all([
        shop.queryClient.fetchInfiniteQuery(productSearchQuery(shop, filter, VISITOR)),
        shop.queryClient.fetchQuery(classTreeQuery(shop)),
      ])
      const name = filter.keyword || findClass(classes, filter.classId)?.name || translate(locale, LABELS.products)
      return listContent('search/goods', { name, filter, first: pages[0], locale })
    },
  },
  'search/result': {
    params: ['keyword'],
    startedBy: [...NARROWED, 'classId', 'scene'],
    async load(shop, param, locale) {
      const filter = listFilter(param)
      const [{ pages }] = await Promise.all([
        shop.queryClient.fetchInfiniteQuery(productSearchQuery(shop, filter, VISITOR)),
        filter.keyword !== '' && shop.queryClient.prefetchQuery(searchCountQuery(shop, filter.keyword)),
      ])
      const name = filter.keyword || translate(locale, LABELS.products)
      return listContent('search/result', { name, filter, first: pages[0], locale })
    },
  },
  ShoppingCart: {
    params: [],
    isOfNewcomers: true,
    async load(shop, _, locale) {
      shop.queryClient.setQueryData(cartQuery(shop, VISITOR).queryKey, EMPTY_CART)
      await shop.queryClient.prefetchQuery(recommendedQuery(shop, { scene: 'cart', productCode: '' }, VISITOR))
      const title = translate(locale, SHOPPING_CART_LABELS.title)
      const description = `${title} · ${translate(locale, SHOPPING_CART_LABELS.visitorHint)}`
      return { isFound: true, head: { title, description, type: 'website' } }
    },
  },
  'article/articleDetail': {
    params: ['articleId'],
    async load(shop, param, locale) {
      const article = await shop.queryClient.fetchQuery(articleQuery(shop, param('articleId')))
      if (!article) return missing(translate(locale, LABELS.article))
      return {
        isFound: true,
        head: {
          title: article.title,
          description: article.summary || article.className,
          path: articlePath(article.id),
          type: 'article',
          imageUrl: article.coverUrl,
        },
      }
    },
  },
}

/** The filter that the browser reads from the same address. */
function listFilter(param: (name: RouteParam) => string): ProductFilter {
  const names = ['classId', 'keyword'] as const
  return readFilter(new URLSearchParams(names.map((name) => [paramName(name), param(name)])))
}

function listContent(
  route: 'search/goods' | 'search/result',
  shown: {
    readonly name: string
    readonly filter: ProductFilter
    readonly first: ProductPage | undefined
    readonly locale: Locale
  },
): ScreenContent {
  const { name, filter, first, locale } = shown
  const query = new URLSearchParams()
  if (filter.classId !== '') query.set(PARAMS.classId, filter.classId)
  if (filter.keyword !== '') query.set(PARAMS.keyword, filter.keyword)
  const products = first?.items ?? []
  const facts = translate(locale, LABELS.list, { name, count: first?.total ?? 0 })
  const image = products[0]?.imageUrl ?? ''
  return {
    isFound: true,
    head: {
      title: name,
      description: [facts, ...products.slice(0, 3).map((product) => product.name)].join(' · '),
      path: `${SHOP_BASE}/${route}${query.size > 0 ? `?${query}` : ''}`,
      type: 'website',
      imageUrl: image,
    },
  }
}

/** Wire name of a parameter that a screen depends on. */
export function paramName(name: RouteParam): string {
  return PARAMS[name]
}

function missing(title: string): ScreenContent {
  return { isFound: false, head: { title, description: title, type: 'website' } }
}

function productHead(product: FullProduct): DocumentHead {
  const facts = product.attributes.map(({ name, text }) => `${name} ${text}`)
  const image = product.imageUrls[0] ?? ''
  return {
    title: product.name,
    description: [product.subtitle, product.shop.name, ...facts].filter(Boolean).join(' · '),
    path: productPath(product.code),
    type: 'product',
    imageUrl: image,
    preload: pictureUrl(image),
  }
}
