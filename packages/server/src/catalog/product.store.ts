import type { ProductListItem } from '@mallwright/contract/catalog'

import { inEachLocale } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { CLASSES_BELOW, productList, readPage } from './product-list.store.ts'
import type { ProductPage } from './product-list.store.ts'
import { PRODUCT, productColumns, productItem, PRODUCTS_OF_SITE } from './product.wire.ts'

const BY_CODES = inEachLocale((text, suffix) =>
  rows(
    PRODUCT,
    `select ${productColumns(text)} from unnest($3::text[]) with ordinality as requested (code, position)
     join (${PRODUCTS_OF_SITE}) on p.prod_code = requested.code
     order by requested.position`,
    `products-by-codes${suffix}`,
  ),
)

/** The products of codes in their order, each once; unknown and hidden ones are omitted. */
export async function productsByCodes(
  client: Queryable,
  viewer: CatalogViewer,
  codes: readonly string[],
): Promise<ProductListItem[]> {
  if (codes.length === 0) return []
  const products = await BY_CODES[viewer.locale].all(client, [viewer.siteId, viewer.seesOffShelf, [...new Set(codes)]])
  return products.map((row) => productItem(row, viewer))
}

const BY_CLASSES = productList({
  name: 'products-by-classes',
  with: CLASSES_BELOW,
  from: `${PRODUCTS_OF_SITE} where p.class_id = any(array(select id from below)) and ($4 = '' or s.id::text = $4)`,
  order: () => 'p.sales_count desc, p.listed_at desc, p.id',
  parameters: 4,
})

/** A page of the products of classes and their descendants, best sellers first. */
export async function productsByClasses(
  client: Queryable,
  viewer: CatalogViewer,
  query: { readonly classIds: readonly string[]; readonly shopId?: string | undefined; readonly page: Pagination },
): Promise<ProductPage> {
  const { classIds, shopId = '', page } = query
  return readPage(client, BY_CLASSES, { viewer, filter: [classIds, shopId], page })
}
