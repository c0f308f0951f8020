import { readArticle } from '@mallwright/contract/article'
import { readProduct, readShop } from '@mallwright/contract/catalog'
import type { DataSource } from '@mallwright/modules/views'

import { findArticles } from '../article/article.store.ts'
import type { Database } from '../db/database.ts'
import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import { productsByClasses, productsByCodes } from '../catalog/product.store.ts'
import { shopsByIds } from '../catalog/shop.store.ts'

/** Data source of prerendered pages. */
export function pageSource(database: Database, audience: CatalogViewer): DataSource {
  return {
    productsByCodes: async (codes) => (await productsByCodes(database, audience, codes)).map(readProduct),
    productsByClasses: async (classIds, page) => {
      const found = await productsByClasses(database, audience, { classIds, page })
      return { items: found.results.map(readProduct), total: found.total }
    },
    shopsByIds: async (ids) => (await shopsByIds(database, audience.siteId, ids)).map(readShop),
    articles: async ({ ids = [], classCodes = [] }, page) => {
      const found = await findArticles(database, audience.siteId, { ids, classCodes, keyword: '', page })
      return { items: found.results.map(readArticle), total: found.total }
    },
  }
}
