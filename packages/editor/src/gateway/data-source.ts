import { readProduct } from '@mallwright/contract/catalog'
import type { UndeclaredFailure } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import type { DataSource } from '@mallwright/modules/views'
import { text } from '@mallwright/shop-core/i18n'

import type { StudioApi } from './studio-operations.ts'

/** Data source of modules in the studio. It keeps nothing: the canvas keeps what it shows, and decides when that is old. */
export function createDataSource(api: StudioApi): DataSource {
  const late = () =>
    import('./late-source.ts').then(
      ({ createLateSource }) => createLateSource(api, failure),
      () => {
        // The script could not be loaded: the server is out of reach.
        throw new Error(text(UNREACHED))
      },
    )
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
    shopsByIds: async (ids) => (await late()).shopsByIds(ids),
    articles: async (query, page) => (await late()).articles(query, page),
    coupons: async (shopId) => (await late()).coupons(shopId),
    brands: async (query) => (await late()).brands(query),
    timedOffers: async (codes, count) => (await late()).timedOffers(codes, count),
  }
}

const UNREACHED: Label = { zh: '连接不上服务器，请检查网络', en: 'The server cannot be reached; check the network' }

/** The error that a module shows: the server's own words, never those of the browser. */
function failure({ msg, failure: name }: UndeclaredFailure): Error {
  const isUnreached = name === 'NETWORK' || name === 'TIMEOUT' || name === 'HTML'
  return new Error(isUnreached ? text(UNREACHED) : msg || name)
}
