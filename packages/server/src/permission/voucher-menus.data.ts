import { VOUCHER_TYPE_CODES, VOUCHER_TYPES, voucherMenu } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'

import type { ButtonPlanData, MenuPlanData } from './menu-plan.ts'

/** Roles that make vouchers of a type. Engine 5. */
const MAKERS: Readonly<Record<VoucherType, readonly string[]>> = {
  PUR_REQUEST: ['BUYER'],
  PUR_ENQUIRY: ['BUYER'],
  SAL_QUOTE: ['SALES'],
  PUR_AWARD: ['BUYER'],
  PUR_CONTRACT: ['BUYER'],
  SAL_CONTRACT: ['SALES'],
  PUR_ORDER: ['BUYER'],
  SAL_ORDER: ['SALES'],
  PUR_PAY_REQUEST: ['BUYER', 'FINANCE'],
  PUR_PAYMENT: ['PAYER', 'FINANCE'],
  SAL_RECEIPT: ['FINANCE'],
  SAL_INVOICE: ['SALES', 'FINANCE'],
  SAL_DELIVERY: ['SALES', 'WAREHOUSE'],
  PUR_RECEIPT: ['BUYER', 'WAREHOUSE'],
  PUR_RETURN: ['BUYER', 'WAREHOUSE'],
  SAL_REPLENISH: ['SALES', 'WAREHOUSE'],
  PUR_INVOICE: ['BUYER', 'FINANCE'],
}

/** Roles that see every voucher. */
const READERS = ['APPROVER', 'FINANCE', 'VIEWER']

const DRAFT = 'iVoucherState IN (10,35)'

function buttons(code: VoucherType): readonly ButtonPlanData[] {
  const roles = MAKERS[code]
  const readers = [...new Set([...roles, ...READERS])]
  return [
    { zone: 'A', code: 'ADD', name: { zh: '新增', en: 'New' }, event: 'add', roles },
    { zone: 'A', code: 'SAVE', name: { zh: '保存', en: 'Save' }, event: 'save', roles },
    { zone: 'A', code: 'SUBMIT', name: { zh: '提交', en: 'Submit' }, event: 'submit', condition: DRAFT, roles },
    {
      zone: 'A',
      code: 'WITHDRAW',
      name: { zh: '撤回', en: 'Withdraw' },
      event: 'withdraw',
      condition: 'iVoucherState = 20',
      roles,
    },
    {
      zone: 'A',
      code: 'UNAPPROVE',
      name: { zh: '弃审', en: 'Unapprove' },
      event: 'unapprove',
      condition: 'iVoucherState = 30',
      roles,
    },
    {
      zone: 'A',
      code: 'CLOSE',
      name: { zh: '关闭', en: 'Close' },
      event: 'close',
      condition: 'iVoucherState = 30',
      roles,
    },
    {
      zone: 'A',
      code: 'OPEN',
      name: { zh: '打开', en: 'Reopen' },
      event: 'open',
      condition: 'iVoucherState = 50',
      roles,
    },
    { zone: 'A', code: 'VOID', name: { zh: '作废', en: 'Void' }, event: 'void', condition: DRAFT, roles },
    { zone: 'A', code: 'DELETE', name: { zh: '删除', en: 'Delete' }, event: 'delete', condition: DRAFT, roles },
    { zone: 'A', code: 'TRACE', name: { zh: '单据流程', en: 'Flow' }, event: 'trace', roles: readers },
    { zone: 'A', code: 'TEMPLATE', name: { zh: '选择模板', en: 'Template' }, event: 'template', roles },
    { zone: 'B', code: 'EXPORT', name: { zh: '导出', en: 'Export' }, event: 'export', roles: readers },
    { zone: 'C', code: 'ADD_ROW', name: { zh: '新增行', en: 'Add a line' }, event: 'addRow', roles },
    { zone: 'C', code: 'SCAN', name: { zh: '扫码', en: 'Scan' }, event: 'scan', roles },
    { zone: 'C', code: 'BATCH', name: { zh: '批量填充', en: 'Several at once' }, event: 'batch', roles },
    { zone: 'O', code: 'DETAIL', name: { zh: '详情', en: 'Details' }, event: 'open', roles: readers },
    { zone: 'O', code: 'COPY', name: { zh: '复制', en: 'Copy' }, event: 'copy', roles },
    { zone: 'O', code: 'TRACE_ROW', name: { zh: '单据流程', en: 'Flow' }, event: 'trace', roles: readers },
  ]
}

/** A menu for each type of vouchers. Engine 9.2. */
export function voucherMenuPlans(): readonly MenuPlanData[] {
  return VOUCHER_TYPE_CODES.map((code) => ({
    code: voucherMenu(code),
    name: VOUCHER_TYPES[code].name,
    area: 'institution',
    buttons: buttons(code),
  }))
}

/** Buttons that change nothing by themselves: what is made stands behind SAVE, and a flow behind TRACE. */
const FORM_BUTTONS = ['TEMPLATE', 'ADD_ROW', 'SCAN', 'BATCH', 'COPY', 'TRACE_ROW']

/** Buttons of forms and rows without an endpoint of their own. */
export const VOUCHER_FORM_BUTTONS: readonly string[] = VOUCHER_TYPE_CODES.flatMap((code) =>
  FORM_BUTTONS.map((button) => `${voucherMenu(code)}.${button}`),
)
