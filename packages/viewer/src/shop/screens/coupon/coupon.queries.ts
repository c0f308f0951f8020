import type { Locale } from '@mallwright/contract/values'
import { nextPage, ofTopic } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readOwnCoupons, readReceivableCoupons } from './coupon-reader.ts'

/** Whose coupons are looked for: a product's, a shop's, or all. */
export type CouponHolder = { readonly productCode?: string; readonly shopId?: string }

/** Query keys of coupons. They belong to the caller; a switch of the institution reads everything anew. */
export const couponKeys = {
  all: () => ['coupon'],
  receivable: (shopId: string, productCode: string, caller: string, locale: Locale) => [
    'coupon',
    'receivable',
    shopId,
    productCode,
    caller,
    locale,
  ],
  own: (state: number, caller: string, locale: Locale) => ['coupon', 'own', state, caller, locale],
} as const

/** The coupons that can be received: of a shop, for a product, or all. */
export function receivableQuery({ send, locale }: Shop, of: CouponHolder, caller: string) {
  return queryOptions({
    queryKey: couponKeys.receivable(of.shopId ?? '', of.productCode ?? '', caller, locale()),
    queryFn: () => readReceivableCoupons(send, of),
  })
}

/** The received coupons in a state, page by page. An order may use one. */
export function ownCouponsQuery({ send, locale }: Shop, state: 1 | 2 | 3, caller: string) {
  return infiniteQueryOptions({
    queryKey: couponKeys.own(state, caller, locale()),
    queryFn: ({ pageParam }) => readOwnCoupons(send, state, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: ofTopic('order'),
  })
}
