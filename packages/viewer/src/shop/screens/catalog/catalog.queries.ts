import type { Locale } from '@mallwright/contract/values'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readProducts } from './catalog-reader.ts'
import { readClassTree } from './class-tree.ts'
import { readProductState } from './full-product.ts'

/** Stale time of the class tree in ms: it changes rarely. */
const CLASS_TREE_STALE_MS = 10 * 60_000

/** Query keys of the catalogue. Prices depend on the caller, texts on the language. */
export const catalogKeys = {
  classTree: (locale: Locale) => ['catalog', 'class-tree', locale],
  product: (code: string, caller: string, locale: Locale) => ['catalog', 'product', code, caller, locale],
  products: (codes: readonly string[], caller: string, locale: Locale) => [
    'catalog',
    'products',
    codes,
    caller,
    locale,
  ],
} as const

/** The class tree of the site. */
export function classTreeQuery({ send, loadSite, locale }: Shop) {
  return queryOptions({
    queryKey: catalogKeys.classTree(locale()),
    queryFn: async () => readClassTree(send, (await loadSite()).stUuid),
    staleTime: CLASS_TREE_STALE_MS,
  })
}

/** A product by code, or why there is none. */
export function productQuery({ send, locale }: Shop, code: string, caller: string) {
  return queryOptions({
    queryKey: catalogKeys.product(code, caller, locale()),
    queryFn: () => readProductState(send, code),
  })
}

/** Products by their codes, in that order. */
export function productsQuery({ api, locale }: Shop, codes: readonly string[], caller: string) {
  return queryOptions({
    queryKey: catalogKeys.products(codes, caller, locale()),
    queryFn: () => readProducts(api, codes),
  })
}
