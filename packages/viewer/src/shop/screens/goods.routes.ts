import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** What the owner of a shop manages. Domain sheet 60. Whose shops there are, the server says. */
export const GOODS_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'goods/manage',
    path: belowBase('goods/manage'),
    aliases: ['/goods/manage'],
    title: { zh: '商品管理', en: 'Manage shop' },
    gate: 'login',
    skipsProfileCheck: false,
    load: () => import('./goods/manage/manage.tsx'),
  },
]
