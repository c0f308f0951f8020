import { ofTopic } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../client/shop.ts'

/** Query keys of the cart. It belongs to the caller; a switch of the institution reads everything anew. */
export const cartKeys = {
  all: () => ['cart'],
  count: (caller: string) => ['cart', 'count', caller],
  list: (caller: string) => ['cart', 'list', caller],
} as const

/** Calls and device cart, loaded with their first use: the home shell knows their queries only. */
const loadBook = () => import('./cart-book.ts')

/** Number of lines in the cart. */
export function cartCountQuery(shop: Shop, caller: string) {
  return queryOptions({
    queryKey: cartKeys.count(caller),
    queryFn: async () => (await loadBook()).countLines(shop),
    meta: ofTopic('cart'),
  })
}

/** The cart by shop, with totals; of a visitor that of the device. */
export function cartQuery(shop: Shop, caller: string) {
  return queryOptions({
    queryKey: cartKeys.list(caller),
    queryFn: async () => (await loadBook()).readCart(shop),
    meta: ofTopic('cart'),
    // Stock, prices and shelves change without the buyer's doing: domain 1.3-7 asks for the current state on every load.
    staleTime: 0,
  })
}
