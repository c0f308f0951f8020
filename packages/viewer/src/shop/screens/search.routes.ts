import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** The search field, for a visitor's first words. Domain sheet 61. */
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
]
