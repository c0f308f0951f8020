import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Products. Specification 1 §2; aliases: domain 1.12-7. */
export const CATALOG_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'search/goods',
    path: belowBase('search/goods'),
    aliases: ['/search/goods'],
    title: { zh: '商品', en: 'Products' },
    gate: 'visitor',
    prefetch: 'idle',
    load: () => import('./catalog/class-products/class-products.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'ProductDetails',
    path: belowBase('ProductDetails'),
    aliases: ['/ProductDetails', '/goods/detail', belowBase('goods/detail')],
    title: { zh: '商品详情', en: 'Product' },
    gate: 'visitor',
    prefetch: 'idle',
    load: () => import('./catalog/product-details/product-details.tsx'),
  },
]
