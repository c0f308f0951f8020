import type { VoucherMoveCode, VoucherType } from '@mallwright/contract/voucher'

/**
 * Of the mall's vouchers those that may be invoiced by hand, and pulled for nothing else: what has gone out and what has come in stays so, while
 * the mall itself ships, takes money, cancels and takes back. Decision 0143.
 */
export const MALL_INVOICED: readonly VoucherType[] = ['SAL_DELIVERY', 'PUR_RECEIPT']

/** Whether anything may be pulled from voucher `v` by hand. */
export const PULLED_BY_HAND = `(v.source_kind is null or v.type in (${MALL_INVOICED.map((type) => `'${type}'`).join(', ')}))`

/** What members do by hand with a purchase invoice that the mall has drafted: they check it and have it approved. Engine 6.8, decision 0149. */
const DRAFT_MOVES: readonly VoucherMoveCode[] = ['SUBMIT', 'WITHDRAW']

/** Whether a voucher is moved by hand: what the mall has written is not, but for its drafts. */
export function isMovedByHand(
  { type, sourceKind }: { readonly type: string; readonly sourceKind: string | null },
  move: VoucherMoveCode,
): boolean {
  return sourceKind === null || (type === 'PUR_INVOICE' && DRAFT_MOVES.includes(move))
}
