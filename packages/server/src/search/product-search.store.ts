import * as z from 'zod/mini'

import { inEachLocale } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import { searchPieces, searchTerms } from '../list-engine/search-text.ts'
import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import {
  CHOICE_PARAMETERS,
  CHOICE_SQL,
  choiceValues,
  isPlain,
  MISSED_ATTRIBUTES,
  PLAIN_CHOICE,
  withoutPrices,
} from './product-choice.ts'
import type { ProductChoice } from './product-choice.ts'
import { CLASSES_BELOW, countOf, IN_CLASS_AND_SHOP, productList, readPage } from '../catalog/product-list.store.ts'
import type { ProductList, ProductPage } from '../catalog/product-list.store.ts'
import {
  BY_ENQUIRY,
  PRODUCT,
  productColumns,
  productItem,
  PRODUCTS_OF_SITE,
  productText,
} from '../catalog/product.wire.ts'

/**
 * Products whose words match: the pieces narrow by the index, words of more than two characters are looked for in the text.
 * `first` is the number of the pieces' parameter; the whole keyword is the third.
 */
export function hasWords(first: number): string {
  return `p.search_pieces @> $${first}::text[] and (cardinality($${first + 1}::text[]) = 0
      or not exists (select 1 from unnest($${first + 1}::text[]) as term where strpos(p.search_text, term) = 0))
    and $${first + 2}::text is not null`
}

/** Values of the parameters of `hasWords`: words of one or two characters are pieces themselves. */
export function wordValues(terms: readonly string[]): readonly unknown[] {
  return [searchPieces(terms), terms.filter((term) => Array.from(term).length > 2), terms.join(' ')]
}

const BEST_SELLERS = 'p.in_stock desc, p.sales_count desc, p.id'

const EVERYTHING = productList({
  name: 'products-in-stock-first',
  with: CLASSES_BELOW,
  from: `${PRODUCTS_OF_SITE} where ${IN_CLASS_AND_SHOP}`,
  order: () => 'p.in_stock desc nulls last, p.sales_count desc nulls last, p.id',
  parameters: 4,
})

const BY_WORDS_IN_SCOPE = productList({
  name: 'search-products-in-scope',
  with: CLASSES_BELOW,
  from: `${PRODUCTS_OF_SITE} where ${IN_CLASS_AND_SHOP} and ${hasWords(5)}`,
  order: (name) => `${matchRank(name, 7)}, ${BEST_SELLERS}`,
  parameters: 7,
})

/**
 * 0 for the name itself, 1 for names that begin with the keyword, 2 for products of a class that is called so, 3 for others: who
 * looks for 手套 means gloves, not a set (套) of wrenches (扳手). The searched text begins with the site's own name, folded.
 */
function matchRank(name: string, keyword: number): string {
  const [isPrefix, isName] =
    name === 'p.name'
      ? [`starts_with(p.search_text, $${keyword})`, `lower(p.name) = $${keyword}`]
      : [`starts_with(lower(${name}), $${keyword})`, `lower(${name}) = $${keyword}`]
  return `case when ${isPrefix} then case when ${isName} then 0 else 1 end
    when p.class_id = any(array(select id from product_class where strpos(lower(name), $${keyword}) > 0)) then 2 else 3 end`
}

const OF_WORDS = `${PRODUCTS_OF_SITE} where ${hasWords(3)}`

/** The whole mall by words: the matches are read once, for order and total, and their texts for the page alone. */
const BY_WORDS = {
  page: inEachLocale((text, suffix) =>
    rows(
      { ...PRODUCT, total: z.number() },
      `with matched as materialized (
         select p.id, p.in_stock, p.sales_count, ${matchRank(productText(text, 'name', 'name'), 5)} as rank from ${OF_WORDS}),
       best as (select id, row_number() over () as place from (
         select id from matched order by rank, in_stock desc, sales_count desc, id limit $6 offset $7) as page)
       select ${productColumns(text)}, (select count(*)::int from matched) as total
       from best join product p on p.id = best.id join shop s on s.id = p.shop_id order by best.place`,
      `search-products${suffix}`,
    ),
  ),
  count: rows({ total: z.number() }, `select count(*)::int as total from ${OF_WORDS}`, 'search-products-count'),
}

const CHOSEN = `${Object.values(CHOICE_SQL)
  .map((sql) => `(${sql})`)
  .join(' and ')} and not exists (${MISSED_ATTRIBUTES})`

const ORDERS = {
  sales: 'p.sales_count desc nulls last, p.id',
  'price-asc': `p.price_mode = ${BY_ENQUIRY}, p.min_price_cents, p.id`,
  'price-desc': `p.price_mode = ${BY_ENQUIRY}, p.min_price_cents desc, p.id`,
  new: 'p.listed_at desc, p.id',
} as const

type OrderName = 'score' | keyof typeof ORDERS

/** Lists as a buyer narrowed and ordered them, by their order: of words, or of everything. */
function narrowedLists(hasKeyword: boolean): Readonly<Record<OrderName, ProductList>> {
  const words = hasKeyword ? ` and ${hasWords(CHOICE_PARAMETERS + 1)}` : ''
  const listOf = (name: OrderName, order: (text: string) => string) =>
    productList({
      name: `narrowed-products-${name}${hasKeyword ? '-of-words' : ''}`,
      with: CLASSES_BELOW,
      from: `${PRODUCTS_OF_SITE} where ${IN_CLASS_AND_SHOP} and ${CHOSEN}${words}`,
      order,
      parameters: CHOICE_PARAMETERS + (hasKeyword ? 3 : 0),
    })
  const plainScore = () => 'p.in_stock desc nulls last, p.sales_count desc nulls last, p.id'
  return {
    score: listOf(
      'score',
      hasKeyword ? (name) => `${matchRank(name, CHOICE_PARAMETERS + 3)}, ${BEST_SELLERS}` : plainScore,
    ),
    sales: listOf('sales', () => ORDERS.sales),
    'price-asc': listOf('price-asc', () => ORDERS['price-asc']),
    'price-desc': listOf('price-desc', () => ORDERS['price-desc']),
    new: listOf('new', () => ORDERS.new),
  }
}

const NARROWED = { everything: narrowedLists(false), words: narrowedLists(true) }

/** Search criteria; an empty one does not narrow. */
export interface ProductQuery {
  readonly keyword: string
  readonly classId: string
  readonly shopId?: string
  /** How a buyer narrowed and ordered the list. */
  readonly choice?: ProductChoice
}

/** A page of the products that match every word of a keyword, optionally within a class or shop. Domain 1.3, search. */
export async function searchProducts(
  client: Queryable,
  viewer: CatalogViewer,
  { page, ...query }: ProductQuery & { readonly page: Pagination },
): Promise<ProductPage> {
  if (isOfWordsAlone(query)) return searchMall(client, viewer, { keyword: query.keyword, page })
  const { list, filter } = listOf(viewer, query)
  return readPage(client, list, { viewer, filter, page })
}

/** Number of the products that a search finds. */
export async function countProducts(client: Queryable, viewer: CatalogViewer, query: ProductQuery): Promise<number> {
  const { siteId, seesOffShelf } = viewer
  if (isOfWordsAlone(query)) {
    return countOf(client, BY_WORDS, [siteId, seesOffShelf, ...wordValues(searchTerms(query.keyword))])
  }
  const { list, filter } = listOf(viewer, query)
  return countOf(client, list, [siteId, seesOffShelf, ...filter])
}

function isOfWordsAlone({ keyword, classId, shopId = '', choice = PLAIN_CHOICE }: ProductQuery): boolean {
  return classId === '' && shopId === '' && isPlain(choice) && searchTerms(keyword).length > 0
}

async function searchMall(
  client: Queryable,
  viewer: CatalogViewer,
  { keyword, page }: { readonly keyword: string; readonly page: Pagination },
): Promise<ProductPage> {
  const values = [viewer.siteId, viewer.seesOffShelf, ...wordValues(searchTerms(keyword))]
  const found = await BY_WORDS.page[viewer.locale].all(client, [...values, page.size, offsetOf(page)])
  const [first] = found
  const isBeyond = first === undefined && page.number > 1
  return {
    results: found.map((row) => productItem(row, viewer)),
    total: isBeyond ? await countOf(client, BY_WORDS, values) : (first?.total ?? 0),
  }
}

function listOf(viewer: CatalogViewer, { keyword, classId, shopId = '', choice = PLAIN_CHOICE }: ProductQuery) {
  const terms = searchTerms(keyword)
  const hasKeyword = terms.length > 0
  const scope = [classId === '' ? [] : [classId], shopId]
  const words = hasKeyword ? wordValues(terms) : []
  if (isPlain(choice)) return { list: hasKeyword ? BY_WORDS_IN_SCOPE : EVERYTHING, filter: [...scope, ...words] }
  const visible = viewer.seesPrices ? choice : withoutPrices(choice)
  const order = visible.order === 'price' ? (visible.isDescending ? 'price-desc' : 'price-asc') : visible.order
  const list = NARROWED[hasKeyword ? 'words' : 'everything'][order]
  return { list, filter: [...scope, ...choiceValues(visible), ...words] }
}
