import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Collected products, followed shops and footprints. Domain sheets 43 to 45. */
export const COLLECT_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/prodCollect',
    path: belowBase('UserCenter/prodCollect'),
    aliases: ['/UserCenter/prodCollect'],
    title: { zh: '商品收藏', en: 'Saved products' },
    gate: 'login',
    load: () => import('./collect/prod-collect/prod-collect.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/shopCollect',
    path: belowBase('UserCenter/shopCollect'),
    aliases: ['/UserCenter/shopCollect'],
    title: { zh: '店铺收藏', en: 'Followed shops' },
    gate: 'login',
    load: () => import('./collect/shop-collect/shop-collect.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/myFootPrint',
    path: belowBase('UserCenter/myFootPrint'),
    aliases: ['/UserCenter/myFootPrint'],
    title: { zh: '我的足迹', en: 'Recently viewed' },
    gate: 'login',
    load: () => import('./collect/foot-print/foot-print.tsx'),
  },
]
