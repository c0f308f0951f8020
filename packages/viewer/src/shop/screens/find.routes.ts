import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Further ways to find products and shops, the pages of a shop, and reviews. Domain sheets 23, 64, 66, 68 and 72 to 74. */
export const FIND_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'main',
    path: belowBase('main'),
    aliases: ['/main', belowBase('search/main')],
    title: { zh: '综合搜索', en: 'Search' },
    gate: 'visitor',
    load: () => import('./search/search-main/search-main.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'search/shop',
    path: belowBase('search/shop'),
    aliases: ['/search/shop'],
    title: { zh: '店铺搜索', en: 'Shops' },
    gate: 'visitor',
    load: () => import('./search/search-shop/search-shop.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'search/shopgoods',
    path: belowBase('search/shopgoods'),
    aliases: ['/search/shopgoods'],
    title: { zh: '店内搜索', en: 'Search this shop' },
    gate: 'visitor',
    load: () => import('./search/shop-goods/shop-goods.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'shop/commodityList',
    path: belowBase('shop/commodityList'),
    aliases: ['/shop/commodityList'],
    title: { zh: '店铺商品', en: 'Products' },
    gate: 'visitor',
    load: () => import('./shop/commodity-list/commodity-list.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'shop/shopProdClass',
    path: belowBase('shop/shopProdClass'),
    aliases: ['/shop/shopProdClass'],
    title: { zh: '店铺分类', en: 'Categories' },
    gate: 'visitor',
    load: () => import('./shop/shop-prod-class/shop-prod-class.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'shop/shopinfo',
    path: belowBase('shop/shopinfo'),
    aliases: ['/shop/shopinfo'],
    title: { zh: '店铺信息', en: 'About the shop' },
    gate: 'visitor',
    load: () => import('./shop/shop-info/shop-info.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'goods/prodReviewsList',
    path: belowBase('goods/prodReviewsList'),
    aliases: ['/goods/prodReviewsList'],
    title: { zh: '商品评价', en: 'Reviews' },
    gate: 'visitor',
    load: () => import('./review/reviews-list/reviews-list.tsx'),
  },
]
