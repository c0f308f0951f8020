import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Settings, buying details and the accounts of the device. Domain sheets 48 to 50. */
export const SETTING_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/setting',
    path: belowBase('UserCenter/setting'),
    aliases: ['/UserCenter/setting'],
    title: { zh: '设置', en: 'Settings' },
    gate: 'visitor',
    load: () => import('./setting/setting-page/setting-page.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/setting/buyInfo',
    path: belowBase('UserCenter/setting/buyInfo'),
    aliases: ['/UserCenter/setting/buyInfo'],
    title: { zh: '采购信息', en: 'Buying details' },
    gate: 'institution',
    skipsProfileCheck: false,
    load: () => import('./setting/buy-info/buy-info.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/setting/switchAccount',
    path: belowBase('UserCenter/setting/switchAccount'),
    aliases: ['/UserCenter/setting/switchAccount'],
    title: { zh: '切换账号', en: 'Switch account' },
    // Open to visitors: who adds an account and thinks better of it finds the way back to their own.
    gate: 'visitor',
    load: () => import('./setting/switch-account/switch-account.tsx'),
  },
]
