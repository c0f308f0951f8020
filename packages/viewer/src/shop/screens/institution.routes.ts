import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** From visitor to verified buyer. Domain sheets 16, 18, 19, 21 and the extra screen `team`. */
export const INSTITUTION_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'enterprise-guidance',
    path: '/enterprise-guidance',
    aliases: [belowBase('enterprise-guidance')],
    title: { zh: '企业引导', en: 'Enterprise or team' },
    gate: 'open',
    load: () => import('./institution/enterprise-guidance/enterprise-guidance.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'enterprise-creat',
    path: '/enterprise-creat',
    aliases: [belowBase('enterprise-creat')],
    title: { zh: '创建企业/团队', en: 'Create' },
    gate: 'open',
    load: () => import('./institution/enterprise-creat/enterprise-creat.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'enterprise-join',
    path: '/enterprise-join',
    aliases: [belowBase('enterprise-join')],
    title: { zh: '加入企业/团队', en: 'Join' },
    gate: 'open',
    load: () => import('./institution/enterprise-join/enterprise-join.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'InvitationCode',
    path: '/InvitationCode',
    aliases: [belowBase('InvitationCode')],
    title: { zh: '邀请码', en: 'Invitation' },
    gate: 'login',
    load: () => import('./institution/invitation-code/invitation-code.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'identity-auth',
    path: '/identity-auth',
    aliases: [belowBase('identity-auth')],
    title: { zh: '实名认证', en: 'Real-name verification' },
    gate: 'login',
    ofInstitution: true,
    load: () => import('./institution/identity-auth/identity-auth.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/team',
    path: belowBase('UserCenter/team'),
    aliases: ['/UserCenter/team'],
    title: { zh: '成员申请', en: 'Requests to join' },
    gate: 'institution',
    skipsProfileCheck: false,
    load: () => import('./institution/team-requests/team-requests.tsx'),
  },
]
