import type { ProductListItem } from '@mallwright/contract/catalog'
import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import { searchTerms } from '../list-engine/search-text.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { PRODUCT, PRODUCT_COLUMNS, productItem, PRODUCTS_OF_SITE } from './product.wire.ts'
import type { ProductRow } from './product.wire.ts'

/** A page of products and the total number of matches. */
export interface ProductPage {
  readonly results: ProductListItem[]
  readonly total: number
}

const LISTED = { ...PRODUCT, total: z.number() }

type ListedRow = ProductRow & { readonly total: number }

const BY_CODES = rows(
  PRODUCT,
  `select ${PRODUCT_COLUMNS} from unnest($3::text[]) with ordinality as requested (code, position)
   join (${PRODUCTS_OF_SITE}) on p.prod_code = requested.code
   order by requested.position`,
  'products-by-codes',
)

const CLASSES_BELOW = `with recursive below as (
    select id from product_class where id::text = any($3::text[])
    union select c.id from product_class c join below on c.parent_id = below.id
  )`

const BY_CLASSES = rows(
  LISTED,
  `${CLASSES_BELOW}
   select ${PRODUCT_COLUMNS}, count(*) over ()::int as total from ${PRODUCTS_OF_SITE}
   where p.class_id in (select id from below) and ($4 = '' or s.id::text = $4)
   order by p.sales_count desc, p.listed_at desc, p.id limit $5 offset $6`,
  'products-by-classes',
)

const BY_WORDS = rows(
  LISTED,
  `${CLASSES_BELOW}
   select ${PRODUCT_COLUMNS}, count(*) over ()::int as total from ${PRODUCTS_OF_SITE}
   where (cardinality($3::text[]) = 0 or p.class_id in (select id from below))
     and not exists (select 1 from unnest($4::text[]) as term where strpos(p.search_text, term) = 0)
     and ($8 = '' or s.id::text = $8)
   order by
     case when lower(p.name) = $5 then 0 when $5 <> '' and starts_with(lower(p.name), $5) then 1 else 2 end,
     (select coalesce(sum(k.stock_on_hand - k.stock_locked), 0) > 0 from sku k where k.product_id = p.id) desc,
     p.sales_count desc, p.id limit $6 offset $7`,
  'search-products',
)

/** The products of codes in their order, each once; unknown and hidden ones are omitted. */
export async function productsByCodes(
  client: Queryable,
  viewer: CatalogViewer,
  codes: readonly string[],
): Promise<ProductListItem[]> {
  if (codes.length === 0) return []
  const products = await BY_CODES.all(client, [viewer.siteId, viewer.seesOffShelf, [...new Set(codes)]])
  return products.map((row) => productItem(row, viewer))
}

/** A page of the products of classes and their descendants, best sellers first. */
export async function productsByClasses(
  client: Queryable,
  viewer: CatalogViewer,
  query: { readonly classIds: readonly string[]; readonly shopId?: string | undefined; readonly page: Pagination },
): Promise<ProductPage> {
  const { classIds, shopId = '', page } = query
  const values = [viewer.siteId, viewer.seesOffShelf, classIds, shopId, page.size, offsetOf(page)]
  return pageOf(await BY_CLASSES.all(client, values), viewer)
}

/** Search criteria; an empty one does not narrow. */
interface ProductQuery {
  readonly keyword: string
  readonly classId: string
  readonly shopId?: string
  readonly page: Pagination
}

/** A page of the products that match every word of a keyword, optionally within a class or shop. Domain 1.3, search. */
export async function searchProducts(
  client: Queryable,
  viewer: CatalogViewer,
  { keyword, classId, shopId = '', page }: ProductQuery,
): Promise<ProductPage> {
  const terms = searchTerms(keyword)
  const found = await BY_WORDS.all(client, [
    viewer.siteId,
    viewer.seesOffShelf,
    classId === '' ? [] : [classId],
    terms,
    terms.join(' '),
    page.size,
    offsetOf(page),
    shopId,
  ])
  return pageOf(found, viewer)
}

function pageOf(products: readonly ListedRow[], viewer: CatalogViewer): ProductPage {
  return { results: products.map((row) => productItem(row, viewer)), total: products[0]?.total ?? 0 }
}
