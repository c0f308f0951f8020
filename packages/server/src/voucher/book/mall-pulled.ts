import type { VoucherType } from '@mallwright/contract/voucher'

/**
 * Of the mall's vouchers those that may be invoiced by hand, and pulled for nothing else: what has gone out and what has come in stays so, while
 * the mall itself ships, takes money, cancels and takes back. Decision 0143.
 */
export const MALL_INVOICED: readonly VoucherType[] = ['SAL_DELIVERY', 'PUR_RECEIPT']

/** Whether anything may be pulled from voucher `v` by hand. */
export const PULLED_BY_HAND = `(v.source_kind is null or v.type in (${MALL_INVOICED.map((type) => `'${type}'`).join(', ')}))`
