import { belowBase } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Signing in. Specification 1 §2. */
export const SESSION_ROUTES: readonly ShopRoute[] = [
  {
    name: 'login-account',
    path: '/login-account',
    aliases: [belowBase('login-account')],
    title: { zh: '登录', en: 'Sign in' },
    gate: 'open',
    skipsProfileCheck: true,
    keepsAlive: false,
    prefetch: 'idle',
    load: () => import('./session/login-account/login-account.tsx'),
  },
  {
    name: 'login-clause',
    path: '/login-clause',
    aliases: [belowBase('login-clause')],
    title: { zh: '协议', en: 'Agreement' },
    gate: 'open',
    skipsProfileCheck: true,
    keepsAlive: false,
    prefetch: 'never',
    load: () => import('./session/login-clause/login-clause.tsx'),
  },
]
