import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** The vouchers of an institution: desk, lists, tasks and forms. Specification 3; engine 9. */
export const VOUCHER_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/work',
    path: belowBase('UserCenter/work'),
    aliases: ['/UserCenter/work'],
    title: { zh: '工作台', en: 'Work desk' },
    gate: 'institution',
    load: () => import('./voucher/work-desk/work-desk.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/work/list',
    path: belowBase('UserCenter/work/list'),
    aliases: ['/UserCenter/work/list'],
    title: { zh: '单据列表', en: 'Vouchers' },
    gate: 'institution',
    load: () => import('./voucher/voucher-list/voucher-list.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/work/tasks',
    path: belowBase('UserCenter/work/tasks'),
    aliases: ['/UserCenter/work/tasks'],
    title: { zh: '待办审批', en: 'Approvals' },
    gate: 'institution',
    load: () => import('./voucher/voucher-list/task-list.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/work/voucher',
    path: belowBase('UserCenter/work/voucher'),
    aliases: ['/UserCenter/work/voucher'],
    title: { zh: '单据', en: 'Voucher' },
    gate: 'institution',
    load: () => import('./voucher/voucher-page/voucher-page.tsx'),
  },
]
