import * as z from 'zod/mini'

import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import { hasWords, wordValues } from './product-search.store.ts'
import { PRODUCTS_OF_SITE, productText } from '../catalog/product.wire.ts'
import { inEachLocale } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { foldText, searchTerms } from '../list-engine/search-text.ts'

const Named = z.object({ id: z.string(), name: z.string() })

const CLASSES = inEachLocale((text) => {
  const name = text({ entity: 'product_class', id: 'c.id', field: `'name'`, column: 'c.name' })
  return rows(
    { id: z.string(), name: z.string() },
    `select c.id, ${name} as name from product_class c
     where c.enabled and strpos(lower(normalize(${name}, nfkc)), $2) > 0 and exists (
       select 1 from product p join site_shop ss on ss.shop_id = p.shop_id and ss.site_id = $1
       where p.class_id = c.id and p.on_shelf)
     order by starts_with(lower(normalize(${name}, nfkc)), $2) desc, char_length(c.name), c.sort, c.id limit $3`,
  )
})

const MATCHES = inEachLocale((text) => {
  const brand = text({ entity: 'brand', id: 'b.id', field: `'name'`, column: 'b.name' })
  const ofClass = text({ entity: 'product_class', id: 'c.id', field: `'name'`, column: 'c.name' })
  return rows(
    {
      pairs: z.array(z.object({ brand: z.string(), ofClass: z.string() })),
      names: z.array(z.string()),
    },
    `with matched as materialized (
       select p.id, p.brand_id, p.class_id, p.sales_count, p.in_stock from ${PRODUCTS_OF_SITE} where p.on_shelf and ${hasWords(3)})
     select
       coalesce((select json_agg(json_build_object('brand', ${brand}, 'ofClass', ${ofClass})
           order by grouped.count desc, b.id, c.id)
         from (select brand_id, class_id, count(*) from matched where brand_id is not null group by brand_id, class_id
           order by 3 desc, 1, 2 limit $6) as grouped
         join brand b on b.id = grouped.brand_id join product_class c on c.id = grouped.class_id), '[]') as pairs,
       array(select ${productText(text, 'name', 'name')} from (
           select id, sales_count from matched order by in_stock desc, sales_count desc, id limit $6) as best
         join product p on p.id = best.id order by best.sales_count desc, p.id) as names`,
  )
})

const SHOPS = inEachLocale((text) => {
  const name = text({ entity: 'shop', id: 's.id', field: `'name'`, column: 's.name' })
  return rows(
    { id: z.string(), name: z.string() },
    `select s.id, ${name} as name from shop s join site_shop ss on ss.shop_id = s.id and ss.site_id = $1
     where not s.closed and strpos(lower(normalize(${name}, nfkc)), $2) > 0 order by s.score desc, s.id limit $3`,
  )
})

type Named = z.infer<typeof Named>

/** Classes with products whose name has a keyword; names that begin with it first. */
export async function classesNamed(
  client: Queryable,
  { siteId, locale }: CatalogViewer,
  query: { readonly keyword: string; readonly max: number },
): Promise<readonly Named[]> {
  return CLASSES[locale].all(client, [siteId, foldText(query.keyword), query.max])
}

/** Open shops whose name has a keyword, the best first. */
export async function shopsNamed(
  client: Queryable,
  { siteId, locale }: CatalogViewer,
  query: { readonly keyword: string; readonly max: number },
): Promise<readonly Named[]> {
  return SHOPS[locale].all(client, [siteId, foldText(query.keyword), query.max])
}

/** What products that match a keyword are called: brands with classes, those with most first, and names of best sellers. */
export async function matchedWords(
  client: Queryable,
  { siteId, locale }: CatalogViewer,
  query: { readonly keyword: string; readonly max: number },
) {
  const values = [siteId, false, ...wordValues(searchTerms(query.keyword)), query.max]
  return MATCHES[locale].one(client, values)
}
