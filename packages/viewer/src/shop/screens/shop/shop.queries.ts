import { DEFAULT_PAGE_SIZE } from '@mallwright/contract/rpc'
import type { Locale } from '@mallwright/contract/values'
import { nextPage } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readShopClasses, readShopProducts, readShopProfile } from './shop-reader.ts'

/** Query keys of shops. Prices depend on the caller, texts on the language. */
export const shopKeys = {
  profile: (id: string, locale: Locale) => ['shop', 'profile', id, locale],
  classes: (id: string, locale: Locale) => ['shop', 'classes', id, locale],
  related: (id: string, caller: string, locale: Locale) => ['shop', 'related', id, caller, locale],
  products: (filter: ShopProductFilter, caller: string, locale: Locale) => ['shop', 'products', filter, caller, locale],
} as const

/** Products of a shop, of one class or of all when it is empty. */
export interface ShopProductFilter {
  readonly shopId: string
  readonly classId: string
}

/** Profile of a shop; `null` when there is none. */
export function shopProfileQuery({ send, locale }: Shop, id: string) {
  return queryOptions({ queryKey: shopKeys.profile(id, locale()), queryFn: () => readShopProfile(send, id) })
}

/** Classes that a shop sells in. */
export function shopClassesQuery({ send, locale }: Shop, id: string) {
  return queryOptions({ queryKey: shopKeys.classes(id, locale()), queryFn: () => readShopClasses(send, id) })
}

/** Products that a shop's other products are shown beside: one more than are shown, so that the current one can be left out. */
export function relatedProductsQuery({ send, locale }: Shop, shopId: string, caller: string) {
  return queryOptions({
    queryKey: shopKeys.related(shopId, caller, locale()),
    queryFn: async () => (await readShopProducts(send, { shopId, classId: '' }, { number: 1, size: 5 })).items,
  })
}

/** Products of a shop, page by page. */
export function shopProductsQuery({ send, locale }: Shop, filter: ShopProductFilter, caller: string) {
  return infiniteQueryOptions({
    queryKey: shopKeys.products(filter, caller, locale()),
    queryFn: ({ pageParam }) => readShopProducts(send, filter, { number: pageParam, size: DEFAULT_PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
