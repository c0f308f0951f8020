import { DEFAULT_PAGE_SIZE } from '@mallwright/contract/rpc'
import { nextPage } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readClassProducts, readClassTree, readProducts } from './catalog-reader.ts'
import { readProductState } from './full-product.ts'
import { searchProducts } from './search-reader.ts'

/** Stale time of the class tree in ms: it changes rarely. */
const CLASS_TREE_STALE_MS = 10 * 60_000

/** Query keys of the catalogue. Prices depend on the caller. */
export const catalogKeys = {
  classTree: () => ['catalog', 'class-tree'],
  product: (code: string, caller: string) => ['catalog', 'product', code, caller],
  products: (codes: readonly string[], caller: string) => ['catalog', 'products', codes, caller],
  search: (keywords: string, caller: string) => ['catalog', 'search', keywords, caller],
  classProducts: (classId: string, caller: string) => ['catalog', 'class-products', classId, caller],
} as const

/** The class tree of the site. */
export function classTreeQuery({ api, loadSite }: Shop) {
  return queryOptions({
    queryKey: catalogKeys.classTree(),
    queryFn: async () => readClassTree(api, (await loadSite()).stUuid),
    staleTime: CLASS_TREE_STALE_MS,
  })
}

/** A product by code, or why there is none. */
export function productQuery({ api }: Shop, code: string, caller: string) {
  return queryOptions({
    queryKey: catalogKeys.product(code, caller),
    queryFn: () => readProductState(api, code),
  })
}

/** Products by their codes, in that order. */
export function productsQuery({ api }: Shop, codes: readonly string[], caller: string) {
  return queryOptions({ queryKey: catalogKeys.products(codes, caller), queryFn: () => readProducts(api, codes) })
}

/** The products of a class, page by page. */
export function classProductsQuery({ api }: Shop, classId: string, caller: string) {
  return infiniteQueryOptions({
    queryKey: catalogKeys.classProducts(classId, caller),
    queryFn: ({ pageParam }) => readClassProducts(api, [classId], { number: pageParam, size: DEFAULT_PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** The products that match keywords, page by page. */
export function searchQuery({ send }: Shop, keywords: string, caller: string) {
  return infiniteQueryOptions({
    queryKey: catalogKeys.search(keywords, caller),
    queryFn: ({ pageParam }) => searchProducts(send, keywords, { number: pageParam, size: DEFAULT_PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
