import { readProduct, searchProductPage } from '@mallwright/contract/catalog'
import { createApi, DEFAULT_PAGE_SIZE } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import type { Locale } from '@mallwright/contract/values'
import type { ProductPage } from '@mallwright/modules/views'
import { CallError, nextPage } from '@mallwright/shop-core/query'
import { infiniteQueryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'

/** What a list of products is ordered by; only the price goes both ways. */
export type ProductOrder = 'score' | 'sales' | 'price-asc' | 'price-desc' | 'new'

/** What a list of products shows; empty members do not narrow. */
export interface ProductFilter {
  readonly keyword: string
  readonly classId: string
  readonly order: ProductOrder
  readonly isOperated: boolean
  readonly isInStock: boolean
  /** Whole yuan as typed; empty for none. */
  readonly minPrice: string
  readonly maxPrice: string
}

/** The endpoint of lists of products, loaded with them. */
const OPERATIONS = { searchProductPage }

/** Query keys of lists of products. Prices depend on the caller, texts on the language. */
export const productSearchKeys = {
  list: (filter: ProductFilter, caller: string, locale: Locale) => ['catalog', 'search', filter, caller, locale],
} as const

/** Products as a buyer searches, narrows and orders them, page by page. */
export function productSearchQuery({ send, locale }: Shop, filter: ProductFilter, caller: string) {
  return infiniteQueryOptions({
    queryKey: productSearchKeys.list(filter, caller, locale()),
    queryFn: ({ pageParam }) => searchProducts(send, filter, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

async function searchProducts(send: Send, filter: ProductFilter, pageNumber: number): Promise<ProductPage> {
  const answer = await createApi(OPERATIONS, send).searchProductPage({ body: wireFilter(filter, pageNumber) })
  if (answer.ok) return { items: answer.data.results.map(readProduct), total: answer.data.iTotleSize }
  if (answer.failure === 'EMPTY') return { items: [], total: 0 }
  throw new CallError(answer)
}

/** Orders under the gateway's names. */
const ORDERS = {
  score: ['score', 'desc'],
  sales: ['sales', 'desc'],
  'price-asc': ['price', 'asc'],
  'price-desc': ['price', 'desc'],
  new: ['new', 'desc'],
} as const satisfies Record<ProductOrder, readonly [string, string]>

function wireFilter(filter: ProductFilter, pageNumber: number) {
  const [cOrderField, cOrderType] = ORDERS[filter.order]
  return {
    cKeyword: filter.keyword,
    cClassUuid: filter.classId,
    cOrderField,
    cOrderType,
    bOperated: filter.isOperated,
    bInStock: filter.isInStock,
    ...(filter.minPrice !== '' && { iPriceMin: Number(filter.minPrice) }),
    ...(filter.maxPrice !== '' && { iPriceMax: Number(filter.maxPrice) }),
    pageNumber,
    pageSize: DEFAULT_PAGE_SIZE,
  }
}
