import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Articles. Specification 1 §2. */
export const ARTICLE_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'article/articleDetail',
    path: belowBase('article/articleDetail'),
    aliases: ['/article/articleDetail'],
    title: { zh: '文章', en: 'Article' },
    gate: 'visitor',
    prefetch: 'idle',
    load: () => import('./article/article-details/article-details.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'article/articleList',
    path: belowBase('article/articleList'),
    aliases: ['/article/articleList'],
    title: { zh: '文章', en: 'Articles' },
    gate: 'visitor',
    prefetch: 'idle',
    load: () => import('./article/article-index/article-index.tsx'),
  },
]
