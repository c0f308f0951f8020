import type { Locale } from '@mallwright/contract/values'
import { nextPage } from '@mallwright/shop-core/query'
import { infiniteQueryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readCollected, readFollowed, readFootprints } from './collect-reader.ts'

/** Rows of a page. */
const PAGE_SIZE = 20

/** Query keys of collections and footprints. They belong to the caller, texts to the language. */
export const collectKeys = {
  all: () => ['collect'],
  products: (classId: string, caller: string, locale: Locale) => ['collect', 'products', classId, caller, locale],
  shops: (caller: string, locale: Locale) => ['collect', 'shops', caller, locale],
  footprints: (day: string, caller: string, locale: Locale) => ['collect', 'footprints', day, caller, locale],
} as const

/** The collected products page by page. */
export function collectedQuery({ send, locale }: Shop, classId: string, caller: string) {
  return infiniteQueryOptions({
    queryKey: collectKeys.products(classId, caller, locale()),
    queryFn: ({ pageParam }) => readCollected(send, classId, { number: pageParam, size: PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** The followed shops page by page. */
export function followedQuery({ send, locale }: Shop, caller: string) {
  return infiniteQueryOptions({
    queryKey: collectKeys.shops(caller, locale()),
    queryFn: ({ pageParam }) => readFollowed(send, { number: pageParam, size: PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** The footprints from a day on backwards, page by page. */
export function footprintsQuery({ send, locale }: Shop, day: string, caller: string) {
  return infiniteQueryOptions({
    queryKey: collectKeys.footprints(day, caller, locale()),
    queryFn: ({ pageParam }) => readFootprints(send, day, { number: pageParam, size: PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
