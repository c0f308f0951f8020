import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { readArticle } from '@mallwright/contract/article'
import type { ArticleCard } from '@mallwright/contract/article'
import { readBrand, readProduct, readShop } from '@mallwright/contract/catalog'
import type { BrandCard, ProductCard, ShopCard } from '@mallwright/contract/catalog'
import { currentLocale } from '@mallwright/shop-core/i18n'
import { useEffect, useState } from 'react'

import { dataOf, queryClientOf } from '../../../gateway/query-cache.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { useStudio } from '../../../studio/studio.ts'

/** Kinds of items that can be searched. */
export interface SearchedItems {
  readonly products: ProductCard
  readonly shops: ShopCard
  readonly brands: BrandCard
  readonly articles: ArticleCard
}

/** Search input: a keyword and a class, empty for all. */
export interface SearchInput {
  readonly word: string
  readonly classId: string
}

/** Results of a search so far. */
export interface SearchResults<Item> {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly items: readonly Item[]
  readonly total: number
  readonly loadMore: () => void
  readonly retry: () => void
}

/** Query keys of searches. Texts depend on the language. */
export const SEARCH_KEYS = {
  search: (kind: keyof SearchedItems, { word, classId }: SearchInput) =>
    ['search', currentLocale(), kind, word, classId] as const,
}

const PAGE_SIZE = 24

/** Debounce (ms) of typed keywords. */
const TYPING_PAUSE_MS = 250

interface Page<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

const LOADERS: {
  readonly [Kind in keyof SearchedItems]: (
    api: StudioApi,
    input: SearchInput,
    page: number,
  ) => Promise<Page<SearchedItems[Kind]>>
} = {
  products: async (api, { word, classId }, page) => {
    const body = { cKeyword: word, cClassUuid: classId, pageNumber: page, pageSize: PAGE_SIZE }
    const { results, iTotleSize: total } = dataOf(await api.searchProductPage({ body }))
    return { items: results.map(readProduct), total }
  },
  shops: async (api, { word }, page) => {
    const body = { cKeyword: word, pageNumber: page, pageSize: PAGE_SIZE }
    const { results, iTotleSize: total } = dataOf(await api.searchShopPage({ body }))
    return { items: results.map(readShop), total }
  },
  brands: async (api, { word }, page) => {
    const body = { cKeyword: word, pageNumber: page, pageSize: PAGE_SIZE }
    const { results, iTotleSize: total } = dataOf(await api.getBrandList({ body }))
    return { items: results.map(readBrand), total }
  },
  articles: async (api, { word, classId }, page) => {
    const body = { cKeyword: word, cClassCodes: classId, pageNum: page, pageSize: PAGE_SIZE }
    const { results, iTotleSize: total } = dataOf(await api.getArticlePage({ body }))
    return { items: results.map(readArticle), total }
  },
}

/** Searches items, debounced while typing; further pages are appended. */
export function useItemSearch<Kind extends keyof SearchedItems>(
  kind: Kind,
  input: SearchInput,
): SearchResults<SearchedItems[Kind]> {
  const { api } = useStudio()
  const word = input.word.trim()
  const settled = useDebounced(word, word === '' ? 0 : TYPING_PAUSE_MS)
  const query = useInfiniteQuery(searchQuery(api, kind, { ...input, word: settled }), queryClientOf(api))
  const isSettled = settled === word
  const pages = isSettled ? (query.data?.pages ?? []) : []
  const state = !isSettled || query.isFetching ? 'loading' : query.isError ? 'failed' : 'ready'
  return {
    state,
    items: pages.flatMap(({ items }) => items),
    total: pages.at(-1)?.total ?? 0,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  }
}

function searchQuery<Kind extends keyof SearchedItems>(api: StudioApi, kind: Kind, input: SearchInput) {
  return infiniteQueryOptions({
    queryKey: SEARCH_KEYS.search(kind, input),
    initialPageParam: 1,
    queryFn: ({ pageParam }) => LOADERS[kind](api, input, pageParam),
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((count, { items }) => count + items.length, 0)
      return loaded < total ? pages.length + 1 : undefined
    },
  })
}

function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
