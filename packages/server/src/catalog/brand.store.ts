import type { BrandListItem } from '@mallwright/contract/catalog'
import * as z from 'zod/mini'

import { inEachLocale } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { CLASSES_BELOW } from './product-list.store.ts'
import { PRODUCTS_OF_SITE } from './product.wire.ts'

const BRAND = { id: z.string(), name: z.string(), logoUrl: z.string(), productCount: z.number(), total: z.number() }

const BRANDS = inEachLocale((text, suffix) => {
  const name = text({ entity: 'brand', id: 'b.id', field: `'name'`, column: 'b.name' })
  return rows(
    BRAND,
    `${CLASSES_BELOW}, sold as (
       select p.brand_id, count(*)::int as products, sum(p.sales_count) as sales from ${PRODUCTS_OF_SITE}
       where p.brand_id is not null and (cardinality($3::text[]) = 0 or p.class_id in (select id from below))
         and (cardinality($4::text[]) = 0 or p.brand_id::text = any($4::text[]))
       group by p.brand_id),
     named as (
       select b.id, ${name} as name, b.logo_url as "logoUrl", sold.products as "productCount", sold.sales
       from sold join brand b on b.id = sold.brand_id)
     select id, name, "logoUrl", "productCount", count(*) over ()::int as total from named
     where strpos(lower(name), lower($5)) > 0
     order by array_position($4::text[], id::text), sales desc, id limit $6 offset $7`,
    `brands${suffix}`,
  )
})

/** How brands are chosen; empty members do not narrow. */
export interface BrandQuery {
  readonly ids?: readonly string[]
  readonly classIds?: readonly string[]
  readonly keyword?: string
  readonly page: Pagination
}

/** A page of the brands with products on a site's shelves, in the order of their ids, else the best sellers first. */
export async function findBrands(
  client: Queryable,
  { siteId, locale }: Pick<CatalogViewer, 'siteId' | 'locale'>,
  { ids = [], classIds = [], keyword = '', page }: BrandQuery,
): Promise<{ readonly results: BrandListItem[]; readonly total: number }> {
  // Nobody finds brands by what is off the shelf: they would lead to empty lists.
  const values = [siteId, false, classIds, ids, keyword.trim(), page.size, offsetOf(page)]
  const found = await BRANDS[locale].all(client, values)
  const results = found.map(({ id, name, logoUrl, productCount }) => ({
    cBrandUuid: id,
    cBrandName: name,
    cLogoUrl: logoUrl,
    iProdCount: productCount,
  }))
  return { results, total: found[0]?.total ?? 0 }
}
