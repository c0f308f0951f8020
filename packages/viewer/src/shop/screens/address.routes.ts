import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Shipping addresses. Domain sheet 41. */
export const ADDRESS_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/address',
    path: belowBase('UserCenter/address'),
    aliases: ['/UserCenter/address'],
    title: { zh: '收货地址', en: 'Addresses' },
    gate: 'login',
    load: () => import('./address/address-list/address-list.tsx'),
  },
]
