import type { ProductListItem } from '@mallwright/contract/catalog'

import type { Database } from '../db/database.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { productItem, PRODUCT_COLUMNS, PRODUCTS_OF_SITE } from './product-row.ts'
import type { ProductRow } from './product-row.ts'
import { searchTerms } from '../list-engine/search-text.ts'

/** Which page of a list; the first is 1. */
export interface Pagination {
  readonly number: number
  readonly size: number
}

/** A page of products and how many there are in all. */
export interface ProductPage {
  readonly results: ProductListItem[]
  readonly total: number
}

type Row = ProductRow & { readonly total: number }

const BY_CODES = `select ${PRODUCT_COLUMNS} from unnest($3::text[]) with ordinality as wanted (code, position)
  join (${PRODUCTS_OF_SITE}) on p.prod_code = wanted.code
  order by wanted.position`

const CLASSES_BELOW = `with recursive below as (
    select id from product_class where id::text = any($3::text[])
    union select c.id from product_class c join below on c.parent_id = below.id
  )`

const BY_CLASSES = `${CLASSES_BELOW}
  select ${PRODUCT_COLUMNS}, count(*) over ()::int as total from ${PRODUCTS_OF_SITE}
  where p.class_id in (select id from below) and ($4 = '' or s.id::text = $4)
  order by p.sales_count desc, p.listed_at desc, p.id limit $5 offset $6`

const BY_WORDS = `${CLASSES_BELOW}
  select ${PRODUCT_COLUMNS}, count(*) over ()::int as total from ${PRODUCTS_OF_SITE}
  where (cardinality($3::text[]) = 0 or p.class_id in (select id from below))
    and not exists (select 1 from unnest($4::text[]) as term where strpos(p.search_text, term) = 0)
    and ($8 = '' or s.id::text = $8)
  order by
    case when lower(p.name) = $5 then 0 when $5 <> '' and starts_with(lower(p.name), $5) then 1 else 2 end,
    (select coalesce(sum(k.stock_on_hand - k.stock_locked), 0) > 0 from sku k where k.product_id = p.id) desc,
    p.sales_count desc, p.id limit $6 offset $7`

/** The products of codes, in their order, each once; unknown and hidden ones are left out. */
export async function productsByCodes(
  { pool }: Database,
  audience: CatalogViewer,
  codes: readonly string[],
): Promise<ProductListItem[]> {
  if (codes.length === 0) return []
  const { rows } = await pool.query<ProductRow>({
    name: 'products-by-codes',
    text: BY_CODES,
    values: [audience.siteId, audience.seesOffShelf, [...new Set(codes)]],
  })
  return rows.map((row) => productItem(row, audience))
}

/** A page of the products of classes and everything below them, best sellers first. */
export async function productsByClasses(
  { pool }: Database,
  audience: CatalogViewer,
  wanted: { readonly classIds: readonly string[]; readonly shopId?: string | undefined; readonly page: Pagination },
): Promise<ProductPage> {
  const { number, size } = wanted.page
  const { rows } = await pool.query<Row>({
    name: 'products-by-classes',
    text: BY_CLASSES,
    values: [audience.siteId, audience.seesOffShelf, wanted.classIds, wanted.shopId ?? '', size, (number - 1) * size],
  })
  return found(rows, audience)
}

/** What products are searched by; an empty part does not narrow. */
interface ProductQuery {
  readonly keyword: string
  readonly classId: string
  readonly shopId?: string
  readonly page: Pagination
}

/** A page of the products that match every word of a keyword, optionally within a class or shop. Domain 1.3, search. */
export async function searchProducts(
  { pool }: Database,
  audience: CatalogViewer,
  wanted: ProductQuery,
): Promise<ProductPage> {
  const terms = searchTerms(wanted.keyword)
  const { number, size } = wanted.page
  const { rows } = await pool.query<Row>({
    name: 'search-products',
    text: BY_WORDS,
    values: [
      audience.siteId,
      audience.seesOffShelf,
      wanted.classId === '' ? [] : [wanted.classId],
      terms,
      terms.join(' '),
      size,
      (number - 1) * size,
      wanted.shopId ?? '',
    ],
  })
  return found(rows, audience)
}

function found(rows: readonly Row[], audience: CatalogViewer): ProductPage {
  return { results: rows.map((row) => productItem(row, audience)), total: rows[0]?.total ?? 0 }
}
