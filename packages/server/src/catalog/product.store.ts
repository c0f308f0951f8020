import type { ProductListItem } from '@mallwright/contract/catalog'
import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { createTtlCache } from '../cache/ttl-cache.ts'
import type { TtlCache } from '../cache/ttl-cache.ts'
import { inEachLocale } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable, RowQuery } from '../db/query.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import { searchPieces, searchTerms } from '../list-engine/search-text.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { BY_ENQUIRY, PRODUCT, productColumns, productItem, PRODUCTS_OF_SITE, productText } from './product.wire.ts'
import type { ProductRow } from './product.wire.ts'

/** A page of products and the total number of matches. */
export interface ProductPage {
  readonly results: ProductListItem[]
  readonly total: number
}

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

/** A list as two statements with the same filter: its page in each language, and its count, which only full or skipped pages need. */
interface ProductList {
  readonly page: Readonly<Record<Locale, RowQuery<ProductRow>>>
  readonly count: RowQuery<{ readonly total: number }>
}

interface ListParts {
  readonly name: string
  readonly from: string
  /** By the name in the reader's language. */
  readonly order: (name: string) => string
  /** Number of the filter's parameters; limit and offset follow. */
  readonly parameters: number
  readonly with?: string
}

function productList({ name, from, order, parameters, with: prefix = '' }: ListParts): ProductList {
  const limit = `limit $${parameters + 1} offset $${parameters + 2}`
  return {
    page: inEachLocale((text, suffix) => {
      const ordered = `order by ${order(productText(text, 'name', 'name'))} ${limit}`
      return rows(PRODUCT, `${prefix} select ${productColumns(text)} from ${from} ${ordered}`, `${name}${suffix}`)
    }),
    count: rows({ total: z.number() }, `${prefix} select count(*)::int as total from ${from}`, `${name}-count`),
  }
}

const CLASSES_BELOW = `with recursive below as (
    select id from product_class where id::text = any($3::text[])
    union select c.id from product_class c join below on c.parent_id = below.id
  )`

const BY_CLASSES = productList({
  name: 'products-by-classes',
  with: CLASSES_BELOW,
  from: `${PRODUCTS_OF_SITE} where p.class_id = any(array(select id from below)) and ($4 = '' or s.id::text = $4)`,
  order: () => 'p.sales_count desc, p.listed_at desc, p.id',
  parameters: 4,
})

const IN_CLASS_AND_SHOP = `(cardinality($3::text[]) = 0 or p.class_id in (select id from below)) and ($4 = '' or s.id::text = $4)`

const EVERYTHING = productList({
  name: 'products-in-stock-first',
  with: CLASSES_BELOW,
  from: `${PRODUCTS_OF_SITE} where ${IN_CLASS_AND_SHOP}`,
  order: () => 'p.in_stock desc nulls last, p.sales_count desc nulls last, p.id',
  parameters: 4,
})

/** The pieces ($5) narrow by the index; the words ($6) decide. The whole keyword is $7. */
const BY_WORDS = productList({
  name: 'search-products',
  with: CLASSES_BELOW,
  from: `${PRODUCTS_OF_SITE} where ${IN_CLASS_AND_SHOP} and p.search_pieces @> $5::text[]
    and not exists (select 1 from unnest($6::text[]) as term where strpos(p.search_text, term) = 0)
    and $7::text is not null`,
  order: (name) => `case when lower(${name}) = $7 then 0 when starts_with(lower(${name}), $7) then 1 else 2 end,
    p.in_stock desc, p.sales_count desc, p.id`,
  parameters: 7,
})

/** Narrows by what a buyer chose ($5 to $8); an empty choice does not narrow. Products by enquiry have no price. */
const CHOSEN = `${IN_CLASS_AND_SHOP} and (not $5::bool or s.operated) and (not $6::bool or p.in_stock)
  and ($7::bigint is null or p.price_mode <> ${BY_ENQUIRY} and p.min_price_cents >= $7)
  and ($8::bigint is null or p.price_mode <> ${BY_ENQUIRY} and p.min_price_cents <= $8)`

/** The words of a keyword, as in `BY_WORDS`; none match everything. */
const WITH_WORDS = `p.search_pieces @> $9::text[]
  and not exists (select 1 from unnest($10::text[]) as term where strpos(p.search_text, term) = 0)
  and $11::text is not null`

const ORDERS = {
  score: (name: string) => `case when $11 = '' then 0 when lower(${name}) = $11 then 0
    when starts_with(lower(${name}), $11) then 1 else 2 end,
    p.in_stock desc nulls last, p.sales_count desc nulls last, p.id`,
  sales: () => 'p.sales_count desc nulls last, p.id',
  'price-asc': () => `p.price_mode = ${BY_ENQUIRY}, p.min_price_cents, p.id`,
  'price-desc': () => `p.price_mode = ${BY_ENQUIRY}, p.min_price_cents desc, p.id`,
  new: () => 'p.listed_at desc, p.id',
} as const

/** A list as a buyer narrowed and ordered it, by its order. */
const NARROWED = Object.fromEntries(
  Object.entries(ORDERS).map(([name, order]) => [
    name,
    productList({
      name: `narrowed-products-${name}`,
      with: CLASSES_BELOW,
      from: `${PRODUCTS_OF_SITE} where ${CHOSEN} and ${WITH_WORDS}`,
      order,
      parameters: 11,
    }),
  ]),
) as Readonly<Record<keyof typeof ORDERS, ProductList>>

/** A page of the products of classes and their descendants, best sellers first. */
export async function productsByClasses(
  client: Queryable,
  viewer: CatalogViewer,
  query: { readonly classIds: readonly string[]; readonly shopId?: string | undefined; readonly page: Pagination },
): Promise<ProductPage> {
  const { classIds, shopId = '', page } = query
  return readPage(client, BY_CLASSES, { viewer, filter: [classIds, shopId], page })
}

/** Search criteria; an empty one does not narrow. */
interface ProductQuery {
  readonly keyword: string
  readonly classId: string
  readonly shopId?: string
  /** How a buyer narrowed and ordered the list. */
  readonly choice?: ProductChoice
  readonly page: Pagination
}

/** How a buyer narrows and orders a list of products. */
export interface ProductChoice {
  readonly order: 'score' | 'sales' | 'price' | 'new'
  readonly isDescending: boolean
  readonly isOperated: boolean
  readonly isInStock: boolean
  /** In fen. */
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
}

/** A page of the products that match every word of a keyword, optionally within a class or shop. Domain 1.3, search. */
export async function searchProducts(
  client: Queryable,
  viewer: CatalogViewer,
  { keyword, classId, shopId = '', choice, page }: ProductQuery,
): Promise<ProductPage> {
  const terms = searchTerms(keyword)
  const scope = [classId === '' ? [] : [classId], shopId]
  if (choice && !isPlain(choice)) {
    // Where prices are hidden, an order or a range by price would tell them.
    const { order, minPrice, maxPrice } = viewer.seesPrices ? choice : withoutPrices(choice)
    const list = NARROWED[order === 'price' ? (choice.isDescending ? 'price-desc' : 'price-asc') : order]
    const range = [minPrice ?? null, maxPrice ?? null]
    const words = [searchPieces(terms), terms, terms.join(' ')]
    const filter = [...scope, choice.isOperated, choice.isInStock, ...range, ...words]
    return readPage(client, list, { viewer, filter, page })
  }
  return terms.length === 0
    ? readPage(client, EVERYTHING, { viewer, filter: scope, page })
    : readPage(client, BY_WORDS, { viewer, filter: [...scope, searchPieces(terms), terms, terms.join(' ')], page })
}

/** A choice of a viewer from whom prices are hidden. */
function withoutPrices({ order, ...choice }: ProductChoice): ProductChoice {
  return { ...choice, order: order === 'price' ? 'score' : order, minPrice: undefined, maxPrice: undefined }
}

/** Whether a choice neither narrows nor orders: the plain statements have their index. */
function isPlain({ order, isOperated, isInStock, minPrice, maxPrice }: ProductChoice): boolean {
  return order === 'score' && !isOperated && !isInStock && minPrice === undefined && maxPrice === undefined
}

async function readPage(
  client: Queryable,
  list: ProductList,
  query: { readonly viewer: CatalogViewer; readonly filter: readonly unknown[]; readonly page: Pagination },
): Promise<ProductPage> {
  const { viewer, filter, page } = query
  const values = [viewer.siteId, viewer.seesOffShelf, ...filter]
  const offset = offsetOf(page)
  const found = await list.page[viewer.locale].all(client, [...values, page.size, offset])
  const results = found.map((row) => productItem(row, viewer))
  // A page that is not full ends the list, so that its end is the total.
  const isEnd = found.length < page.size && (found.length > 0 || offset === 0)
  return { results, total: isEnd ? offset + found.length : await countOf(client, list, values) }
}

/** How long (ms) counts of full pages are cached: they are shown, and paging does not depend on them. */
const COUNT_LIFETIME_MS = 3000

const counts = new WeakMap<Queryable, TtlCache<number>>()

function countOf(client: Queryable, { count }: ProductList, values: readonly unknown[]): Promise<number> {
  const cache = counts.get(client) ?? createTtlCache<number>(COUNT_LIFETIME_MS)
  counts.set(client, cache)
  return cache.get(JSON.stringify([count.name, values]), async () => (await count.one(client, values)).total)
}
