import { belowBase } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Ways in and out of the shop. Specification 1 §2. */
export const ENTRY_ROUTES: readonly ShopRoute[] = [
  {
    name: 'external-link',
    path: '/external-link',
    aliases: [belowBase('external-link')],
    title: { zh: '外部链接', en: 'External link' },
    gate: 'open',
    skipsProfileCheck: true,
    keepsAlive: false,
    prefetch: 'idle',
    load: () => import('./entry/external-link/external-link.tsx'),
  },
  {
    name: 'deLianHui',
    path: '/deLianHui',
    aliases: [belowBase('deLianHui')],
    title: { zh: '德链汇', en: 'Partner platform' },
    gate: 'login',
    skipsProfileCheck: true,
    keepsAlive: false,
    prefetch: 'never',
    load: () => import('./entry/partner-entry/partner-entry.tsx'),
  },
]
