import { articlePath, productPath, shopPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import type { DocumentHead } from '../../prerender/document-head.ts'
import { VISITOR } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import { PARAMS } from '../navigation/route-params.ts'
import type { RouteParam } from '../navigation/route-params.ts'
import { articleQuery } from '../screens/article/article.queries.ts'
import { productQuery } from '../screens/catalog/catalog.queries.ts'
import type { FullProduct } from '../screens/catalog/full-product.ts'
import { recommendedQuery } from '../screens/catalog/recommendation.queries.ts'
import { firstReviewsQuery } from '../screens/review/review.queries.ts'
import { shopProfileQuery, shopShelfQuery } from '../screens/shop/shop.queries.ts'

/** What a screen shows, once its queries have run. */
export interface ScreenContent {
  readonly head: DocumentHead
  /** Whether the screen has what its address asks for. */
  readonly isFound: boolean
}

/** A screen whose content the server renders. */
export interface PrerenderableScreen {
  /** Query parameters that its content depends on. */
  readonly params: readonly RouteParam[]
  /** Runs the queries of the first render and describes the screen. */
  readonly load: (shop: Shop, param: (name: RouteParam) => string, locale: Locale) => Promise<ScreenContent>
}

const LABELS = {
  product: { zh: '商品不存在', en: 'Product not found' },
  shop: { zh: '店铺不存在', en: 'Shop not found' },
  article: { zh: '文章不存在', en: 'Article not found' },
  score: { zh: '评分 {score}，{count} 件商品', en: 'Rated {score}, {count} products' },
}

/** The screens whose content arrives as HTML, by the name of their route. Decision 0063. */
export const PRERENDERED_SCREENS: Readonly<Record<string, PrerenderableScreen>> = {
  ProductDetails: {
    params: ['productCode'],
    async load(shop, param, locale) {
      const state = await shop.queryClient.fetchQuery(productQuery(shop, param('productCode'), VISITOR))
      if (state.kind !== 'onSale') return missing(translate(locale, LABELS.product))
      const { code, reviewCount } = state.product
      await Promise.all([
        shop.queryClient.prefetchQuery(recommendedQuery(shop, { scene: 'product', productCode: code }, VISITOR)),
        ...(reviewCount > 0 ? [shop.queryClient.prefetchQuery(firstReviewsQuery(shop, code, VISITOR))] : []),
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
