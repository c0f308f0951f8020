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
import type { CatalogViewer } from './catalog-viewer.ts'
import { PRODUCT, productColumns, productItem, productText } from './product.wire.ts'
import type { ProductRow } from './product.wire.ts'

/** A page of products and the total number of matches. */
export interface ProductPage {
  readonly results: ProductListItem[]
  readonly total: number
}

/** A list as two statements with the same filter: its page in each language, and its count, which only full or skipped pages need. */
export interface ProductList {
  readonly page: Readonly<Record<Locale, RowQuery<ProductRow>>>
  readonly count: RowQuery<{ readonly total: number }>
}

/** The parts of a list's statements. The first parameters are those of `PRODUCTS_OF_SITE`. */
export interface ListParts {
  readonly name: string
  readonly from: string
  /** By the name in the reader's language. */
  readonly order: (name: string) => string
  /** Number of the filter's parameters; limit and offset follow. */
  readonly parameters: number
  readonly with?: string
}

/** Defines a list of products. */
export function productList({ name, from, order, parameters, with: prefix = '' }: ListParts): ProductList {
  const limit = `limit $${parameters + 1} offset $${parameters + 2}`
  return {
    page: inEachLocale((text, suffix) => {
      const ordered = `order by ${order(productText(text, 'name', 'name'))} ${limit}`
      return rows(PRODUCT, `${prefix} select ${productColumns(text)} from ${from} ${ordered}`, `${name}${suffix}`)
    }),
    count: rows({ total: z.number() }, `${prefix} select count(*)::int as total from ${from}`, `${name}-count`),
  }
}

/** Classes ($3) with those below them, as `below`. */
export const CLASSES_BELOW = `with recursive below as (
    select id from product_class where id::text = any($3::text[])
    union select c.id from product_class c join below on c.parent_id = below.id
  )`

/** Products of the classes ($3) and those below, and of a shop ($4); empty ones do not narrow. */
export const IN_CLASS_AND_SHOP = `(cardinality($3::text[]) = 0 or p.class_id in (select id from below)) and ($4 = '' or s.id::text = $4)`

/** Reads a page of a list; `filter` is what follows the site and the view of the shelf. */
export async function readPage(
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

/** Number of a list's products for all of its parameters, cached for a moment. */
export function countOf(
  client: Queryable,
  { count }: Pick<ProductList, 'count'>,
  values: readonly unknown[],
): Promise<number> {
  const cache = counts.get(client) ?? createTtlCache<number>(COUNT_LIFETIME_MS)
  counts.set(client, cache)
  return cache.get(JSON.stringify([count.name, values]), async () => (await count.one(client, values)).total)
}
