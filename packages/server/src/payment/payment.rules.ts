import type { PayState } from '@mallwright/contract/payment'

/** Whether money that came in counts for its flow; what does not count is refunded in full. Engine 7.3. */
export type ReceiptVerdict = 'accepted' | 'wrongAmount' | 'late' | 'duplicate'

/** How a flow stands when money comes in. */
export interface FlowSituation {
  readonly state: PayState
  readonly amountCents: number
  /** Its deadline has passed. */
  readonly isOverdue: boolean
}

const PAID: readonly PayState[] = [2, 5, 6]

/** Judges money that a channel took. A flow that is being paid at its deadline may still end well. Engine 7.3 and 12. */
export function judgeReceipt({ state, amountCents, isOverdue }: FlowSituation, paidCents: number): ReceiptVerdict {
  if (PAID.includes(state)) return 'duplicate'
  if (state === 4 || (isOverdue && state !== 1)) return 'late'
  return paidCents === amountCents ? 'accepted' : 'wrongAmount'
}

/** Minutes after which the server asks a channel about an attempt of unknown end. Engine 7.3. */
export const QUERY_MINUTES = [1, 5, 15, 60] as const

/** Tries of a refund before it goes to the operators' desk. Engine 7.3. */
export const MAX_REFUND_TRIES = 12

const FIRST_REFUND_DELAY_S = 60
const LONGEST_REFUND_DELAY_S = 6 * 3600

/** Delay (s) before the next try of a refund: 1 min, doubled with each failure, at most 6 h. Engine 7.3. */
export function refundDelay(failures: number): number {
  return Math.min(LONGEST_REFUND_DELAY_S, FIRST_REFUND_DELAY_S * 2 ** Math.max(0, failures - 1))
}

/** How long an attempt is given out again to the same method. Engine 7.3. */
export const ATTEMPT_MINUTES = 10

/** Time (h) that a payer has to pay otherwise after a transfer was refused. Decision 0113. */
export const REFUSED_HOURS = 24

/** Time (h) that a company transfer has. Domain 2.14. */
export const TRANSFER_HOURS = 72
