import { COLUMN_PATH, PAGE_PATH } from '@mallwright/contract/link'

import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Home shell and published pages. Specification 1 §2. */
export const HOME_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'tab-home',
    path: belowBase('home/tab-home'),
    aliases: ['/home/tab-home'],
    title: { zh: '首页', en: 'Home' },
    gate: 'visitor',
    keepsAlive: true,
    prefetch: 'idle',
    tab: 'tab-home',
    load: () => import('./home/tab-home/tab-home.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'columnPage',
    path: `${PAGE_PATH}/:columnCode`,
    aliases: [COLUMN_PATH],
    title: { zh: '活动页', en: 'Page' },
    gate: 'visitor',
    prefetch: 'idle',
    load: () => import('./home/column-page/column-page.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'ClassiFication',
    path: belowBase('home/ClassiFication'),
    aliases: ['/home/ClassiFication'],
    title: { zh: '分类', en: 'Categories' },
    gate: 'visitor',
    prefetch: 'idle',
    tab: 'ClassiFication',
    load: () => import('./home/classification/classification.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'ShoppingCart',
    path: belowBase('home/ShoppingCart'),
    aliases: ['/home/ShoppingCart'],
    title: { zh: '购物车', en: 'Cart' },
    gate: 'visitor',
    prefetch: 'idle',
    tab: 'ShoppingCart',
    showsLastView: true,
    load: () => import('./home/shopping-cart/shopping-cart.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter',
    path: belowBase('home/UserCenter'),
    aliases: ['/home/UserCenter'],
    title: { zh: '我的', en: 'Account' },
    gate: 'visitor',
    prefetch: 'idle',
    tab: 'UserCenter',
    showsLastView: true,
    load: () => import('./home/user-center/user-center.tsx'),
  },
]
