import type { VoucherType } from '@mallwright/contract/voucher'

import { belowBase } from '../../navigation/shop-route.ts'

/** A voucher of an order of the mall. */
export interface OrderVoucherRef {
  readonly type: 'SAL_ORDER' | 'PUR_ORDER'
  readonly id: string
}

/** The work desk. */
export const WORK_PATH = belowBase('UserCenter/work')

/** The tasks that wait for the member. */
export const TASKS_PATH = `${WORK_PATH}/tasks`

/** The list of a type. */
export function voucherListPath(type: VoucherType): string {
  return `${WORK_PATH}/list?cVouchType=${type}`
}

/** The form of a voucher; of a new one without its id. */
export function voucherPath(type: VoucherType, id?: string): string {
  return `${WORK_PATH}/voucher?cVouchType=${type}${id === undefined ? '' : `&cUuid=${encodeURIComponent(id)}`}`
}

/** The form of a new voucher that begins as a copy. */
export function voucherCopyPath(type: VoucherType, id: string): string {
  return `${voucherPath(type)}&cCopyUuid=${encodeURIComponent(id)}`
}
