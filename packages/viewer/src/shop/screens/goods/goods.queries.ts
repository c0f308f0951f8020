import { nextPage, ofTopic } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readManagedProducts, readOrdersToShip } from './goods-calls.ts'
import type { ManagedFilter } from './goods-calls.ts'
import type { ManagedProduct } from './goods-model.ts'

/** Query keys of shops that the caller manages; their texts are in the reader's language. */
export const goodsKeys = {
  /** Products and orders: a parcel changes both, and so does a cancelled order. */
  managed: () => ['goods', 'managed'],
  products: (filter: ManagedFilter, caller: string) => ['goods', 'managed', 'products', filter, caller],
  product: (filter: ManagedFilter, caller: string) => ['goods', 'managed', 'product', filter, caller],
  orders: (shopId: string, caller: string, locale: string) => ['goods', 'managed', 'orders', shopId, caller, locale],
} as const

/** Products of a managed shop, page by page. */
export function managedProductsQuery({ send }: Shop, filter: ManagedFilter, caller: string) {
  return infiniteQueryOptions({
    queryKey: goodsKeys.products(filter, caller),
    queryFn: ({ pageParam }) => readManagedProducts(send, filter, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** One product of a managed shop, as it was listed until it is read anew: it may have left the list since. */
export function managedProductQuery({ send }: Shop, shopId: string, listed: ManagedProduct, caller: string) {
  const filter = { shopId, tab: listed.isOnShelf ? 0 : 1, keyword: listed.code }
  return queryOptions({
    queryKey: goodsKeys.product(filter, caller),
    queryFn: async () => {
      const { items } = await readManagedProducts(send, filter, 1)
      return items.find(({ code }) => code === listed.code) ?? listed
    },
    placeholderData: listed,
  })
}

/** The orders that a shop has to ship, page by page: late and reminded ones first. */
export function ordersToShipQuery({ send, locale }: Shop, shopId: string, caller: string) {
  return infiniteQueryOptions({
    queryKey: goodsKeys.orders(shopId, caller, locale()),
    queryFn: ({ pageParam }) => readOrdersToShip(send, shopId, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: ofTopic('order'),
  })
}
