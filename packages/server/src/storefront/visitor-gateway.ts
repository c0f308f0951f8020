import { getArticleDetail } from '@mallwright/contract/article'
import {
  getProductDetail,
  getRecommendList,
  getShopInfo,
  getSiteClassTreeByStUuid,
  searchProductPage,
} from '@mallwright/contract/catalog'
import { getReceivableList } from '@mallwright/contract/coupon'
import { getProductReviewPage } from '@mallwright/contract/review'
import type { CheckedInputOf, Endpoint, Send } from '@mallwright/contract/rpc'
import { getSearchCount } from '@mallwright/contract/search'
import type { Locale } from '@mallwright/contract/values'

import { findArticle } from '../article/article.store.ts'
import { catalogViewerOf } from '../catalog/catalog-viewer.ts'
import { classTree } from '../catalog/class-tree.store.ts'
import { recommendedProducts } from '../catalog/offer/recommend.store.ts'
import { productDetail } from '../catalog/product-detail.store.ts'
import { shopInfo } from '../catalog/offer/shop-facts.ts'
import { receivableList } from '../coupon/receivable-list.ts'
import { readReviews } from '../review/product-review.store.ts'
import { reviewItem } from '../review/product-review.wire.ts'
import { PLAIN_CHOICE } from '../search/product-choice.ts'
import { countProducts, searchProducts } from '../search/product-search.store.ts'
import { countShops } from '../search/shop-search.store.ts'
import type { Queryable } from '../db/query.ts'
import { Failed } from '../gateway/failures/failure.ts'
import { failureEnvelope, successEnvelope } from '../gateway/failures/outcome.ts'
import type { Site } from '../gateway/site.store.ts'

/** Answers one endpoint to a visitor. */
interface VisitorAnswer {
  readonly operation: Endpoint
  readonly answer: (input: Parameters<Send>[0]) => Promise<unknown>
}

/** The gateway as a visitor of a site reaches it, without HTTP: for screens that the server renders. */
export function visitorGateway(client: Queryable, site: Site, locale: Locale): Send {
  const viewer = catalogViewerOf(site, undefined, locale)
  const answers = [
    on(getProductDetail, ({ body }) => productDetail(client, viewer, body.cProdCode)),
    on(getShopInfo, ({ body }) => shopInfo(client, viewer, body.cShopUuid)),
    on(getRecommendList, async ({ body }) => ({
      results: await recommendedProducts(client, viewer, { code: body.cProdCode, count: body.pageSize }),
    })),
    on(getProductReviewPage, async ({ body }) => {
      const page = { number: body.pageNumber, size: body.pageSize }
      const query = { siteId: site.id, code: body.cProdCode, filter: body.cFilter, skuText: body.cSkuText, page }
      const found = await readReviews(client, { ...query, accountId: null })
      return { results: found.map(reviewItem), iTotleSize: found[0]?.total ?? 0 }
    }),
    on(searchProductPage, async ({ body }) => {
      const { results, total } = await searchProducts(client, viewer, {
        keyword: body.cKeyword,
        classId: body.cClassUuid,
        shopId: body.cShopUuid,
        choice: { ...PLAIN_CHOICE, order: body.cOrderField },
        page: { number: body.pageNumber, size: body.pageSize },
      })
      return { results, iTotleSize: total }
    }),
    on(getReceivableList, async ({ body }) => {
      const visitor = { siteId: site.id, locale, accountId: null, kind: undefined }
      const of = { shopId: body.cShopUuid, productCode: body.cProdCode }
      return { results: await receivableList(client, visitor, of) }
    }),
    on(getSiteClassTreeByStUuid, () => classTree(client, site.id, locale)),
    on(getSearchCount, async ({ body }) => ({
      iProdCount: await countProducts(client, viewer, { keyword: body.cKeyword, classId: '' }),
      iShopCount: await countShops(client, viewer, { keyword: body.cKeyword }),
    })),
    on(getArticleDetail, ({ body }) => findArticle(client, viewer, body.cArticleUuid)),
  ]
  return async (request) => {
    const answer = answers.find(({ operation }) => operation === request.operation)
    if (!answer) throw new Error(`${request.operation.path} is not answered to a prerender`)
    const outcome = await answer.answer(request)
    const envelope =
      outcome instanceof Failed ? failureEnvelope(outcome, locale, request.operation) : successEnvelope(outcome, locale)
    return { arrived: true, envelope }
  }
}

function on<E extends Endpoint>(operation: E, answer: (input: CheckedInputOf<E>) => Promise<unknown>): VisitorAnswer {
  return {
    operation,
    answer: ({ body, params }) =>
      answer({
        body: operation.body?.parse(body),
        params: operation.params?.parse(params),
      } as CheckedInputOf<E>),
  }
}
