import * as z from 'zod/mini'

import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import { hasWords, wordValues } from './product-search.store.ts'
import { PRODUCTS_OF_SITE } from '../catalog/product.wire.ts'
import { inEachLocale } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { searchTerms } from '../list-engine/search-text.ts'

const BEST = inEachLocale((text) => {
  const name = text({ entity: 'product_class', id: 'c.id', field: `'name'`, column: 'c.name' })
  return rows(
    { id: z.string(), name: z.string(), iconUrl: z.string(), count: z.number() },
    `select c.id, ${name} as name, c.icon_url as "iconUrl", grouped.count from (
       select p.class_id, count(*)::int from ${PRODUCTS_OF_SITE} where p.on_shelf and ${hasWords(3)}
       group by p.class_id order by 2 desc, 1 limit 1) as grouped
     join product_class c on c.id = grouped.class_id and c.enabled`,
  )
})

/** The class that has most of the products that a keyword finds. */
export async function bestClass(client: Queryable, { siteId, locale }: CatalogViewer, keyword: string) {
  return BEST[locale].first(client, [siteId, false, ...wordValues(searchTerms(keyword))])
}
