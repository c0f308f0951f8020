import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Shops. Specification 1 §2; aliases: domain 1.12-7. */
export const SHOP_FRONT_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'shop',
    path: '/shop',
    aliases: [belowBase('shop'), belowBase('shop/shopindex'), '/shop/shopindex'],
    title: { zh: '店铺', en: 'Shop' },
    gate: 'visitor',
    prefetch: 'idle',
    load: () => import('./shop/shop-front/shop-front.tsx'),
  },
]
