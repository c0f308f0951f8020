import { readArticle } from '@mallwright/contract/article'
import { readProduct, readShop } from '@mallwright/contract/catalog'
import type { UndeclaredFailure } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import type { DataSource } from '@mallwright/modules/views'
import { text } from '@mallwright/shop-core/i18n'

import type { StudioApi } from './studio-operations.ts'

/** Data source of modules in the studio. It keeps nothing: the canvas keeps what it shows, and decides when that is old. */
export function createDataSource(api: StudioApi): DataSource {
  return {
    productsByCodes: async (codes) => {
      const answer = await api.getProductListBycProdCode({ body: { cProdCodes: codes.join(',') } })
      if (!answer.ok) throw failure(answer)
      return answer.data.map(readProduct)
    },
    productsByClasses: async (classIds, { number, size }) => {
      const body = { cClassUuids: classIds.join(','), pageNum: number, pageSize: size }
      const answer = await api.getProductListBycClassUuid({ body })
      if (!answer.ok) throw failure(answer)
      return { items: answer.data.results.map(readProduct), total: answer.data.iTotleSize }
    },
    shopsByIds: async (shopIds) => {
      const answer = await api.getShopListBycShopUuid({ body: { cShopUuids: shopIds.join(',') } })
      if (!answer.ok) throw failure(answer)
      return answer.data.map(readShop)
    },
    brands: async ({ ids = [], classIds = [], count }) => {
      const body = { cBrandUuids: ids.join(','), cClassUuids: classIds.join(','), pageSize: count }
      const answer = await api.getBrandList({ body })
      if (!answer.ok) throw failure(answer)
      const { readBrand } = await import('./late-readers.ts')
      return answer.data.results.map(readBrand)
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
      const { readReceivable } = await import('./late-readers.ts')
      return answer.data.results.map(readReceivable)
    },
  }
}

const UNREACHED: Label = { zh: '连接不上服务器，请检查网络', en: 'The server cannot be reached; check the network' }

/** The error that a module shows: the server's own words, never those of the browser. */
function failure({ msg, failure: name }: UndeclaredFailure): Error {
  const isUnreached = name === 'NETWORK' || name === 'TIMEOUT' || name === 'HTML'
  return new Error(isUnreached ? text(UNREACHED) : msg || name)
}
