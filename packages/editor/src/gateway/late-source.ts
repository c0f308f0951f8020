import { readArticle } from '@mallwright/contract/article'
import { readBrand, readShop, readTimedOffer } from '@mallwright/contract/catalog'
import { readReceivable } from '@mallwright/contract/coupon'
import type { UndeclaredFailure } from '@mallwright/contract/rpc'
import type { DataSource } from '@mallwright/modules/views'

import type { StudioApi } from './studio-operations.ts'

/** Data of the modules whose views are loaded with a page that has them, as this is. */
export function createLateSource(
  api: StudioApi,
  failure: (answer: UndeclaredFailure) => Error,
): Omit<DataSource, 'productsByCodes' | 'productsByClasses'> {
  return {
    shopsByIds: async (shopIds) => {
      const answer = await api.getShopListBycShopUuid({ body: { cShopUuids: shopIds.join(',') } })
      if (!answer.ok) throw failure(answer)
      return answer.data.map(readShop)
    },
    articles: async ({ ids = [], classCodes = [] }, { number, size }) => {
      const cArticleUuids = ids.join(',')
      const body = { cArticleUuids, cClassCodes: classCodes.join(','), pageNum: number, pageSize: size }
      const answer = await api.getArticlePage({ body })
      if (!answer.ok) throw failure(answer)
      return { items: answer.data.results.map(readArticle), total: answer.data.iTotleSize }
    },
    coupons: async (shopId) => {
      const answer = await api.getReceivableList({ body: { cShopUuid: shopId } })
      if (!answer.ok) throw failure(answer)
      return answer.data.results.map(readReceivable)
    },
    brands: async ({ ids = [], classIds = [], count }) => {
      const body = { cBrandUuids: ids.join(','), cClassUuids: classIds.join(','), pageSize: count }
      const answer = await api.getBrandList({ body })
      if (!answer.ok) throw failure(answer)
      return answer.data.results.map(readBrand)
    },
    timedOffers: async (codes, count) => {
      const answer = await api.getTimedOfferList({ body: { cProdCodes: codes.join(','), iCount: count } })
      if (!answer.ok) throw failure(answer)
      return answer.data.results.map(readTimedOffer)
    },
  }
}
