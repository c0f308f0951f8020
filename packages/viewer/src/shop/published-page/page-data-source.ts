import type { DataSource } from '@mallwright/modules/views'

import { loadScript } from '../../runtime/index.ts'
import type { Shop } from '../client/shop.ts'
import { readArticles, readClassProducts, readProducts, readShops } from '../screens/catalog/catalog-reader.ts'

/** Data source of the modules on a published page. `describe` gives the user-facing text of an error. */
export function createDataSource(
  { api, send }: Pick<Shop, 'api' | 'send'>,
  describe: (error: unknown) => string,
): DataSource {
  const described = async <T>(pending: Promise<T>): Promise<T> => {
    try {
      return await pending
    } catch (error) {
      throw new Error(describe(error), { cause: error })
    }
  }
  return {
    productsByCodes: (codes) => described(readProducts(api, codes)),
    productsByClasses: (classIds, page) => described(readClassProducts(api, classIds, page)),
    shopsByIds: (ids) => described(readShops(api, ids)),
    articles: (query, page) => described(readArticles(api, query, page)),
    timedOffers: (codes, count) =>
      described(
        loadScript(() => import('../screens/catalog/page-lists.ts')).then(({ readTimedOffers }) =>
          readTimedOffers(send, codes, count),
        ),
      ),
    brands: (query) =>
      described(
        loadScript(() => import('../screens/catalog/page-lists.ts')).then(({ readBrands }) => readBrands(send, query)),
      ),
    coupons: (shopId) =>
      described(
        loadScript(() => import('../screens/coupon/page-coupons.ts')).then(({ readReceivableCoupons }) =>
          readReceivableCoupons(send, { shopId }),
        ),
      ),
  }
}
