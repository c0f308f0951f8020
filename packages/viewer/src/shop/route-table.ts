import { COLUMN_PATH, SHOP_BASE } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import type { ComponentType } from 'react'

import type { TabName } from './frame/tab-name.ts'

/** Who a screen opens for: anybody, or anybody with at least a visitor's session. Gates G0 and G1 of the domain sheets. */
export type RouteGate = 'open' | 'visitor'

/** One screen's place in the shop. */
export interface ShopRoute {
  readonly name: string
  /** The canonical address; links are built to it. */
  readonly path: string
  /** Further addresses of the same screen. */
  readonly aliases: readonly string[]
  readonly title: Label
  readonly gate: RouteGate
  /** Leaves out the complete-profile check. */
  readonly skipsProfileCheck: boolean
  /** Stays mounted when left, and comes back where it was scrolled to. */
  readonly keepsAlive: boolean
  readonly tab?: TabName
  readonly load: () => Promise<{ readonly Screen: ComponentType }>
}

const base = (path: string) => `${SHOP_BASE}/${path}`

/** Every screen of the shop: the router and `npm run list -- routes` read it. Specification 1 §2; aliases: domain 1.12-7. */
export const SHOP_ROUTES: readonly ShopRoute[] = [
  {
    name: 'tab-home',
    path: base('home/tab-home'),
    aliases: ['/home/tab-home'],
    title: { zh: '首页', en: 'Home' },
    gate: 'visitor',
    skipsProfileCheck: true,
    keepsAlive: true,
    tab: 'tab-home',
    load: () => import('./screens/home/tab-home/tab-home.tsx'),
  },
  {
    name: 'columnPage',
    path: COLUMN_PATH,
    aliases: [],
    title: { zh: '活动页', en: 'Page' },
    gate: 'visitor',
    skipsProfileCheck: true,
    keepsAlive: false,
    load: () => import('./screens/home/column-page/column-page.tsx'),
  },
  {
    name: 'ClassiFication',
    path: base('home/ClassiFication'),
    aliases: ['/home/ClassiFication'],
    title: { zh: '分类', en: 'Classes' },
    gate: 'visitor',
    skipsProfileCheck: true,
    keepsAlive: false,
    tab: 'ClassiFication',
    load: () => import('./screens/home/classification/classification.tsx'),
  },
  {
    name: 'UserCenter',
    path: base('home/UserCenter'),
    aliases: ['/home/UserCenter'],
    title: { zh: '我的', en: 'Me' },
    gate: 'visitor',
    skipsProfileCheck: true,
    keepsAlive: false,
    tab: 'UserCenter',
    load: () => import('./screens/home/user-center/user-center.tsx'),
  },
  {
    name: 'search/goods',
    path: base('search/goods'),
    aliases: ['/search/goods'],
    title: { zh: '商品', en: 'Products' },
    gate: 'visitor',
    skipsProfileCheck: true,
    keepsAlive: false,
    load: () => import('./screens/catalog/class-products/class-products.tsx'),
  },
  {
    name: 'ProductDetails',
    path: base('ProductDetails'),
    aliases: ['/ProductDetails', '/goods/detail', base('goods/detail')],
    title: { zh: '商品详情', en: 'Product' },
    gate: 'visitor',
    skipsProfileCheck: true,
    keepsAlive: false,
    load: () => import('./screens/catalog/product-details/product-details.tsx'),
  },
  {
    name: 'shop',
    path: '/shop',
    aliases: [base('shop'), base('shop/shopindex'), '/shop/shopindex'],
    title: { zh: '店铺', en: 'Shop' },
    gate: 'visitor',
    skipsProfileCheck: true,
    keepsAlive: false,
    load: () => import('./screens/shop/shop-front/shop-front.tsx'),
  },
  {
    name: 'article/articleDetail',
    path: base('article/articleDetail'),
    aliases: ['/article/articleDetail'],
    title: { zh: '文章', en: 'Article' },
    gate: 'visitor',
    skipsProfileCheck: true,
    keepsAlive: false,
    load: () => import('./screens/article/article-details/article-details.tsx'),
  },
  {
    name: 'article/articleList',
    path: base('article/articleList'),
    aliases: ['/article/articleList'],
    title: { zh: '文章', en: 'Articles' },
    gate: 'visitor',
    skipsProfileCheck: true,
    keepsAlive: false,
    load: () => import('./screens/article/article-index/article-index.tsx'),
  },
  {
    name: 'login-account',
    path: '/login-account',
    aliases: [base('login-account')],
    title: { zh: '登录', en: 'Sign in' },
    gate: 'open',
    skipsProfileCheck: true,
    keepsAlive: false,
    load: () => import('./screens/session/login-account/login-account.tsx'),
  },
  {
    name: 'external-link',
    path: '/external-link',
    aliases: [base('external-link')],
    title: { zh: '外部链接', en: 'External link' },
    gate: 'open',
    skipsProfileCheck: true,
    keepsAlive: false,
    load: () => import('./screens/entry/external-link/external-link.tsx'),
  },
]
