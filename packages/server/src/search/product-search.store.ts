import type { Queryable } from '../db/query.ts'
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
import { BY_ENQUIRY, PRODUCTS_OF_SITE } from '../catalog/product.wire.ts'

/** Products whose words match: the pieces narrow by the index, the words decide. `first` is the number of the pieces' parameter; the whole keyword is the third. */
export function hasWords(first: number): string {
  return `p.search_pieces @> $${first}::text[]
    and not exists (select 1 from unnest($${first + 1}::text[]) as term where strpos(p.search_text, term) = 0)
    and $${first + 2}::text is not null`
}

/** Values of the parameters of `hasWords`. */
export function wordValues(terms: readonly string[]): readonly unknown[] {
  return [searchPieces(terms), terms, terms.join(' ')]
}

const EVERYTHING = productList({
  name: 'products-in-stock-first',
  with: CLASSES_BELOW,
  from: `${PRODUCTS_OF_SITE} where ${IN_CLASS_AND_SHOP}`,
  order: () => 'p.in_stock desc nulls last, p.sales_count desc nulls last, p.id',
  parameters: 4,
})

const BY_WORDS = productList({
  name: 'search-products',
  with: CLASSES_BELOW,
  from: `${PRODUCTS_OF_SITE} where ${IN_CLASS_AND_SHOP} and ${hasWords(5)}`,
  order: (name) => bestMatch(name, 7),
  parameters: 7,
})

/** The best match first: the name itself, names that begin with the keyword, then stock and sales. Domain 1.3, search. */
function bestMatch(name: string, keyword: number): string {
  return `case when lower(${name}) = $${keyword} then 0 when starts_with(lower(${name}), $${keyword}) then 1 else 2 end,
    p.in_stock desc, p.sales_count desc, p.id`
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
    score: listOf('score', hasKeyword ? (name) => bestMatch(name, CHOICE_PARAMETERS + 3) : plainScore),
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
  const { list, filter } = listOf(viewer, query)
  return readPage(client, list, { viewer, filter, page })
}

/** Number of the products that a search finds. */
export async function countProducts(client: Queryable, viewer: CatalogViewer, query: ProductQuery): Promise<number> {
  const { list, filter } = listOf(viewer, query)
  return countOf(client, list, [viewer.siteId, viewer.seesOffShelf, ...filter])
}

function listOf(viewer: CatalogViewer, { keyword, classId, shopId = '', choice = PLAIN_CHOICE }: ProductQuery) {
  const terms = searchTerms(keyword)
  const hasKeyword = terms.length > 0
  const scope = [classId === '' ? [] : [classId], shopId]
  const words = hasKeyword ? wordValues(terms) : []
  if (isPlain(choice)) return { list: hasKeyword ? BY_WORDS : EVERYTHING, filter: [...scope, ...words] }
  const visible = viewer.seesPrices ? choice : withoutPrices(choice)
  const order = visible.order === 'price' ? (visible.isDescending ? 'price-desc' : 'price-asc') : visible.order
  const list = NARROWED[hasKeyword ? 'words' : 'everything'][order]
  return { list, filter: [...scope, ...choiceValues(visible), ...words] }
}
