import { belowBase } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Articles. Specification 1 §2. */
export const ARTICLE_ROUTES: readonly ShopRoute[] = [
  {
    name: 'article/articleDetail',
    path: belowBase('article/articleDetail'),
    aliases: ['/article/articleDetail'],
    title: { zh: '文章', en: 'Article' },
    gate: 'visitor',
    skipsProfileCheck: true,
    keepsAlive: false,
    prefetch: 'idle',
    load: () => import('./article/article-details/article-details.tsx'),
  },
  {
    name: 'article/articleList',
    path: belowBase('article/articleList'),
    aliases: ['/article/articleList'],
    title: { zh: '文章', en: 'Articles' },
    gate: 'visitor',
    skipsProfileCheck: true,
    keepsAlive: false,
    prefetch: 'idle',
    load: () => import('./article/article-index/article-index.tsx'),
  },
]
