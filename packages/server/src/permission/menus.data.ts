import { VOUCHER_FORM_BUTTONS, voucherMenuPlans } from './voucher-menus.data.ts'
import type { ButtonPlanData, MenuPlanData } from './menu-plan.ts'

/** The roles of every mall: ADMIN is whoever administers an institution, OPERATOR whoever works at the desk. Engine 5. */
export const ROLE_PLANS = [
  { code: 'ADMIN', name: '管理员' },
  { code: 'BUYER', name: '采购员' },
  { code: 'APPROVER', name: '审批人' },
  { code: 'PAYER', name: '付款人' },
  { code: 'WAREHOUSE', name: '仓管员' },
  { code: 'SALES', name: '销售员' },
  { code: 'FINANCE', name: '财务' },
  { code: 'VIEWER', name: '只读' },
  { code: 'OPERATOR', name: '运营' },
] as const

/** Buttons that answer a request: several at once, or one of its own while `pending` holds. Engine 9.2. */
function answerButtons(pending: string, roles: readonly string[]): readonly ButtonPlanData[] {
  return [
    { zone: 'B', code: 'BATCH_PASS', name: { zh: '通过', en: 'Pass' }, event: 'batchPass', roles },
    { zone: 'O', code: 'DETAIL', name: { zh: '详情', en: 'Details' }, event: 'detail', roles },
    { zone: 'O', code: 'PASS', name: { zh: '通过', en: 'Pass' }, event: 'pass', condition: pending, roles },
    { zone: 'O', code: 'REFUSE', name: { zh: '驳回', en: 'Refuse' }, event: 'refuse', condition: pending, roles },
  ]
}

/** The menus of every mall with their buttons. Engine 9.2. */
export const MENU_PLANS: readonly MenuPlanData[] = [
  {
    code: 'ALSHOP_APPLY',
    name: { zh: '企业申请', en: 'Applications' },
    area: 'platform',
    buttons: answerButtons('iState = 0', ['OPERATOR']),
  },
  {
    code: 'ALSHOP_TEAM_AUTH',
    name: { zh: '团队授权', en: 'Teams' },
    area: 'platform',
    buttons: answerButtons('iAlShopAuditStatus = 1', ['OPERATOR']),
  },
  {
    code: 'ALSHOP_JOIN_APPLY',
    name: { zh: '成员申请', en: 'Requests to join' },
    area: 'institution',
    buttons: answerButtons('iState = 0', []),
  },
  {
    code: 'ALSHOP_ORG_ORDER',
    name: { zh: '企业订单', en: 'Organisation orders' },
    area: 'institution',
    buttons: [
      {
        zone: 'O',
        code: 'DETAIL',
        name: { zh: '详情', en: 'Details' },
        event: 'open',
        roles: ['BUYER', 'APPROVER', 'PAYER', 'FINANCE', 'VIEWER'],
      },
    ],
  },
  {
    code: 'ALSHOP_PRICE_LIST',
    name: { zh: '商品价目表', en: 'Price list' },
    area: 'institution',
    buttons: [
      {
        zone: 'O',
        code: 'DETAIL',
        name: { zh: '详情', en: 'Details' },
        event: 'detail',
        roles: ['BUYER', 'APPROVER', 'PAYER', 'WAREHOUSE', 'SALES', 'FINANCE', 'VIEWER'],
      },
    ],
  },
  ...voucherMenuPlans(),
]

/** Buttons that only show what their list answers anyway: no operation stands behind them. */
export const VIEW_ONLY_BUTTONS: readonly string[] = [
  'ALSHOP_ORG_ORDER.DETAIL',
  'ALSHOP_PRICE_LIST.DETAIL',
  ...VOUCHER_FORM_BUTTONS,
]
