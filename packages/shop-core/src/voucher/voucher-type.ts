import { VOUCHER_TYPE_CODES, VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'

/** The type that a text names; `undefined` for anything else. */
export function voucherTypeOf(text: string): VoucherType | undefined {
  return Object.hasOwn(VOUCHER_TYPES, text) ? (text as VoucherType) : undefined
}

/** The type of vouchers with such numbers, by their first letters; `undefined` for anything else. */
export function typeOfNumber(number: string): VoucherType | undefined {
  return VOUCHER_TYPE_CODES.find((type) => number.startsWith(VOUCHER_TYPES[type].prefix))
}
