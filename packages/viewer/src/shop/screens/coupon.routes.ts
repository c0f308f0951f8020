import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Coupons: visitors see the centre. Domain 3.5, extra screens. */
export const COUPON_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/coupon',
    path: belowBase('UserCenter/coupon'),
    aliases: ['/UserCenter/coupon'],
    title: { zh: '我的优惠券', en: 'Coupons' },
    gate: 'visitor',
    load: () => import('./coupon/my-coupons/my-coupons.tsx'),
  },
]
