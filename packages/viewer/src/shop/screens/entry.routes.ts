import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Ways in and out of the shop. Specification 1 §2. */
export const ENTRY_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'external-link',
    path: '/external-link',
    aliases: [belowBase('external-link')],
    title: { zh: '外部链接', en: 'External link' },
    gate: 'open',
    prefetch: 'idle',
    load: () => import('./entry/external-link/external-link.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'deLianHui',
    path: '/deLianHui',
    aliases: [belowBase('deLianHui')],
    title: { zh: '德链汇', en: 'Partner platform' },
    gate: 'login',
    load: () => import('./entry/partner-entry/partner-entry.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'tabs/work',
    path: '/tabs/work',
    title: { zh: '工作台', en: 'Work' },
    gate: 'login',
    load: () => import('./entry/work-tab/work-tab.tsx'),
  },
]
