import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readClassTree, readProducts } from './catalog-reader.ts'
import { readProductState } from './full-product.ts'

/** Stale time of the class tree in ms: it changes rarely. */
const CLASS_TREE_STALE_MS = 10 * 60_000

/** Query keys of the catalogue. Prices depend on the caller. */
export const catalogKeys = {
  classTree: () => ['catalog', 'class-tree'],
  product: (code: string, caller: string) => ['catalog', 'product', code, caller],
  products: (codes: readonly string[], caller: string) => ['catalog', 'products', codes, caller],
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
