import { DEFAULT_PAGE_SIZE } from '@mallwright/contract/rpc'
import { nextPage } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readShopClasses, readShopProducts, readShopProfile } from './shop-reader.ts'

/** Query keys of shops. Prices depend on the caller. */
export const shopKeys = {
  profile: (id: string) => ['shop', 'profile', id],
  classes: (id: string) => ['shop', 'classes', id],
  related: (id: string, caller: string) => ['shop', 'related', id, caller],
  products: (filter: ShopProductFilter, caller: string) => ['shop', 'products', filter, caller],
} as const

/** Products of a shop, of one class or of all when it is empty. */
export interface ShopProductFilter {
  readonly shopId: string
  readonly classId: string
}

/** Profile of a shop; `null` when there is none. */
export function shopProfileQuery({ send }: Shop, id: string) {
  return queryOptions({ queryKey: shopKeys.profile(id), queryFn: () => readShopProfile(send, id) })
}

/** Classes that a shop sells in. */
export function shopClassesQuery({ send }: Shop, id: string) {
  return queryOptions({ queryKey: shopKeys.classes(id), queryFn: () => readShopClasses(send, id) })
}

/** Products that a shop's other products are shown beside: one more than are shown, so that the current one can be left out. */
export function relatedProductsQuery({ send }: Shop, shopId: string, caller: string) {
  return queryOptions({
    queryKey: shopKeys.related(shopId, caller),
    queryFn: async () => (await readShopProducts(send, { shopId, classId: '' }, { number: 1, size: 5 })).items,
  })
}

/** Products of a shop, page by page. */
export function shopProductsQuery({ send }: Shop, filter: ShopProductFilter, caller: string) {
  return infiniteQueryOptions({
    queryKey: shopKeys.products(filter, caller),
    queryFn: ({ pageParam }) => readShopProducts(send, filter, { number: pageParam, size: DEFAULT_PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
