import { readFoundShop, readProduct, searchShopPage } from '@mallwright/contract/catalog'
import type { FoundShopCard, ProductCard } from '@mallwright/contract/catalog'
import { createApi, DEFAULT_PAGE_SIZE } from '@mallwright/contract/rpc'
import { getHotWordList, getSearchCount, getSearchMain, getSuggestList } from '@mallwright/contract/search'
import type { Locale } from '@mallwright/contract/values'
import { CallError, nextPage } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import type { SearchScene } from './search-scene.ts'

const OPERATIONS = { getHotWordList, getSearchCount, getSearchMain, getSuggestList, searchShopPage }

/** What shops are ordered by: 综合, 评分, 销量. */
export type ShopOrder = 'score' | 'rating' | 'sales'

/** What a list of shops shows. */
export interface ShopFilter {
  readonly keyword: string
  readonly order: ShopOrder
}

/** Query keys of the search. Prices and marks depend on the caller, texts on the language. */
export const searchKeys = {
  hot: (scene: SearchScene, locale: Locale) => ['search', 'hot', scene, locale],
  suggest: (scene: SearchScene, keyword: string, locale: Locale) => ['search', 'suggest', scene, keyword, locale],
  count: (keyword: string, locale: Locale) => ['search', 'count', keyword, locale],
  main: (keyword: string, caller: string, locale: Locale) => ['search', 'main', keyword, caller, locale],
  shops: (filter: ShopFilter, caller: string, locale: Locale) => ['shop', 'search', filter, caller, locale],
} as const

/** How long (ms) hot words are read once. */
const HOT_STALE_MS = 5 * 60_000

/** A word that the mall offers. */
export interface HotWord {
  readonly word: string
  /** Path that it leads to instead of its results; empty for those. */
  readonly path: string
  readonly isDefault: boolean
}

/** Hot words of a scene, in their order. */
export function hotWordsQuery({ send, locale }: Shop, scene: SearchScene) {
  return queryOptions({
    queryKey: searchKeys.hot(scene, locale()),
    queryFn: async (): Promise<readonly HotWord[]> => {
      const answer = await createApi(OPERATIONS, send).getHotWordList({ body: { cScene: scene } })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.results.map(({ cWord, cLink, bDefault }) => ({
        word: cWord,
        path: cLink,
        isDefault: bDefault,
      }))
    },
    staleTime: HOT_STALE_MS,
  })
}

/** What words may go on to. */
export interface Suggestions {
  readonly classes: readonly { readonly id: string; readonly name: string }[]
  readonly words: readonly { readonly word: string; readonly shopId: string }[]
}

/** Suggestions for words; the last ones stay until the next arrive. */
export function suggestionsQuery({ send, locale }: Shop, scene: SearchScene, keyword: string) {
  return queryOptions({
    queryKey: searchKeys.suggest(scene, keyword, locale()),
    queryFn: async ({ signal }): Promise<Suggestions> => {
      const answer = await createApi(OPERATIONS, send).getSuggestList({ body: { cScene: scene, cKeyword: keyword } })
      if (signal.aborted || !answer.ok) return { classes: [], words: [] }
      const { classList, results } = answer.data
      return {
        classes: classList.map(({ cClassUuid, cClassName }) => ({ id: cClassUuid, name: cClassName })),
        words: results.map(({ cWord, cShopUuid = '' }) => ({ word: cWord, shopId: cShopUuid })),
      }
    },
    placeholderData: keepPreviousData,
  })
}

/** Numbers of products and shops that words find. */
export function searchCountQuery({ send, locale }: Shop, keyword: string) {
  return queryOptions({
    queryKey: searchKeys.count(keyword, locale()),
    queryFn: async () => {
      const answer = await createApi(OPERATIONS, send).getSearchCount({ body: { cKeyword: keyword } })
      if (!answer.ok) throw new CallError(answer)
      return { goods: answer.data.iProdCount, shop: answer.data.iShopCount }
    },
  })
}

/** The mixed page of words. */
export interface MixedResults {
  readonly ofClass:
    | { readonly id: string; readonly name: string; readonly iconUrl: string; readonly count: number }
    | undefined
  readonly shop: FoundShopCard | undefined
  readonly products: readonly ProductCard[]
  readonly productCount: number
  readonly shopCount: number
}

/** Best class, best shop and first products of words. */
export function searchMainQuery({ send, locale }: Shop, keyword: string, caller: string) {
  return queryOptions({
    queryKey: searchKeys.main(keyword, caller, locale()),
    queryFn: async (): Promise<MixedResults> => {
      const body = { cKeyword: keyword, bRemember: true }
      const answer = await createApi(OPERATIONS, send).getSearchMain({ body })
      if (!answer.ok) throw new CallError(answer)
      const { prodClass, shop, prodList, iProdCount, iShopCount } = answer.data
      return {
        ofClass: prodClass && {
          id: prodClass.cClassUuid,
          name: prodClass.cClassName,
          iconUrl: prodClass.cIconUrl,
          count: prodClass.iProdCount,
        },
        shop: shop && readFoundShop(shop),
        products: prodList.map(readProduct),
        productCount: iProdCount,
        shopCount: iShopCount,
      }
    },
  })
}

/** Shops that words find, page by page. The words become part of an account's history. */
export function foundShopsQuery({ send, locale }: Shop, filter: ShopFilter, caller: string) {
  return infiniteQueryOptions({
    queryKey: searchKeys.shops(filter, caller, locale()),
    queryFn: async ({ pageParam }): Promise<{ readonly items: readonly FoundShopCard[]; readonly total: number }> => {
      const { keyword, order } = filter
      const body = {
        cKeyword: keyword,
        cOrderField: order,
        bRemember: keyword !== '',
        pageNumber: pageParam,
        pageSize: DEFAULT_PAGE_SIZE,
      }
      const answer = await createApi(OPERATIONS, send).searchShopPage({ body })
      if (answer.ok) return { items: answer.data.results.map(readFoundShop), total: answer.data.iTotleSize }
      if (answer.failure === 'EMPTY') return { items: [], total: 0 }
      throw new CallError(answer)
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
