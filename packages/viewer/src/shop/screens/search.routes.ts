import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** The search field and its results: what a visitor's first words lead to. Domain sheets 61 and 62. */
export const SEARCH_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'search/index',
    path: belowBase('search/index'),
    aliases: ['/search/index', belowBase('searchIndex')],
    title: { zh: '搜索', en: 'Search' },
    gate: 'visitor',
    prefetch: 'idle',
    load: () => import('./search/search-index/search-index.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'search/result',
    path: belowBase('search/result'),
    aliases: ['/search/result'],
    title: { zh: '搜索结果', en: 'Results' },
    gate: 'visitor',
    prefetch: 'idle',
    load: () => import('./search/search-result/search-result.tsx'),
  },
]
