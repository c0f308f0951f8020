import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Messages. Domain 3.5, extra screens. */
export const MESSAGE_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/message',
    path: belowBase('UserCenter/message'),
    aliases: ['/UserCenter/message'],
    title: { zh: '消息中心', en: 'Messages' },
    gate: 'login',
    load: () => import('./message/message-list/message-list.tsx'),
  },
]
