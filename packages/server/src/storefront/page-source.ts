import { readArticle } from '@mallwright/contract/article'
import { readBrand, readProduct, readShop, readTimedOffer } from '@mallwright/contract/catalog'
import { readReceivable } from '@mallwright/contract/coupon'
import type { DataSource } from '@mallwright/modules/views'

import { findArticles } from '../article/article.store.ts'
import type { Queryable } from '../db/query.ts'
import { findBrands } from '../catalog/brand.store.ts'
import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import { productsByClasses, productsByCodes } from '../catalog/product.store.ts'
import { timedOffers } from '../catalog/timed-offer.store.ts'
import { shopsByIds } from '../catalog/shop.store.ts'
import { receivableCoupons } from '../coupon/coupon.store.ts'
import { wireReceivable } from '../coupon/coupon.wire.ts'

/** Data source of prerendered pages. */
export function pageSource(client: Queryable, viewer: CatalogViewer): DataSource {
  return {
    productsByCodes: async (codes) => (await productsByCodes(client, viewer, codes)).map(readProduct),
    productsByClasses: async (classIds, page) => {
      const found = await productsByClasses(client, viewer, { classIds, page })
      return { items: found.results.map(readProduct), total: found.total }
    },
    shopsByIds: async (ids) => (await shopsByIds(client, viewer, ids)).map(readShop),
    timedOffers: async (codes, count) => (await timedOffers(client, viewer, { codes, count })).map(readTimedOffer),
    brands: async ({ ids, classIds, count }) => {
      const query = { ids: ids ?? [], classIds: classIds ?? [], page: { number: 1, size: count } }
      return (await findBrands(client, viewer, query)).results.map(readBrand)
    },
    articles: async ({ ids = [], classCodes = [] }, page) => {
      const found = await findArticles(client, viewer, { ids, classCodes, keyword: '', page })
      return { items: found.results.map(readArticle), total: found.total }
    },
    // As a visitor finds them: whose they are is the account's.
    coupons: async (shopId) => {
      const found = await receivableCoupons(client, viewer, { accountId: null, shopId })
      return found.map((row) => readReceivable(wireReceivable(row, undefined)))
    },
  }
}
