import type { Label } from '@mallwright/contract/values'
import type { VoucherSide } from '@mallwright/contract/voucher'

/** Texts of the work desk, on a phone and at the operators' desk. */
export const WORK_LABELS = {
  title: { zh: '工作台', en: 'Work desk' },
  tasks: { zh: '待办审批', en: 'Waiting for my approval' },
  up: { zh: '采购', en: 'Purchasing' },
  lower: { zh: '销售', en: 'Sales' },
  unfinished: { zh: '{count} 张未完成', en: '{count} unfinished' },
  add: { zh: '新增{name}', en: 'New: {name}' },
  unknownType: { zh: '单据类型不存在', en: 'There is no such type of vouchers' },
} satisfies Record<string, Label>

/** Both sides of the chain, in the order of the desk. */
export const VOUCHER_SIDES: readonly VoucherSide[] = ['up', 'lower']
