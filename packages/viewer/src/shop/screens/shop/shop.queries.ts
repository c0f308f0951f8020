import type { Locale } from '@mallwright/contract/values'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readShopClasses, readShopProfile, readShopShelf } from './shop-reader.ts'

/** Query keys of shops. Prices and marks depend on the caller, texts on the language. */
export const shopKeys = {
  profile: (id: string, caller: string, locale: Locale) => ['shop', 'profile', id, caller, locale],
  classes: (id: string, locale: Locale) => ['shop', 'classes', id, locale],
  shelf: (shelf: ShopShelf, caller: string, locale: Locale) => ['shop', 'shelf', shelf, caller, locale],
} as const

/** The best sellers or the newest of a shop. */
export interface ShopShelf {
  readonly shopId: string
  readonly order: 'sales' | 'new'
}

/** Products of a shelf of a shop's home. */
const SHELF_COUNT = 6

/** Profile of a shop; `null` when there is none. */
export function shopProfileQuery({ send, locale }: Shop, id: string, caller: string) {
  return queryOptions({ queryKey: shopKeys.profile(id, caller, locale()), queryFn: () => readShopProfile(send, id) })
}

/** Classes that a shop sells in, two levels. */
export function shopClassesQuery({ send, locale }: Shop, id: string) {
  return queryOptions({ queryKey: shopKeys.classes(id, locale()), queryFn: () => readShopClasses(send, id) })
}

/** The first products of a shop in an order. */
export function shopShelfQuery({ send, locale }: Shop, shelf: ShopShelf, caller: string) {
  return queryOptions({
    queryKey: shopKeys.shelf(shelf, caller, locale()),
    queryFn: () => readShopShelf(send, { ...shelf, count: SHELF_COUNT }),
  })
}
