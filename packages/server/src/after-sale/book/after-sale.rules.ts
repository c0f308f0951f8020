import type { AfterSaleType } from '@mallwright/contract/after-sale'
import type { OrderState } from '@mallwright/contract/order'

/** A line of an order as after-sales count it. Amounts in fen. */
export interface AfterSaleLineState {
  readonly qty: number
  readonly shippedQty: number
  /** Units whose money went back before they were shipped. */
  readonly refundedQty: number
  /** Units that are held back from shipping by open applications. */
  readonly heldQty: number
  /** Units in after-sales. */
  readonly afterSaleQty: number
  /** What was paid for its goods, after coupons. */
  readonly shareCents: number
  readonly refundedCents: number
  /** What open applications ask back. */
  readonly promisedCents: number
}

/** What was paid for the first units of a line: rounded down, the whole for all. Domain 1.0, 2.4. */
function paidFor({ shareCents, qty }: AfterSaleLineState, units: number): number {
  return Number((BigInt(shareCents) * BigInt(units)) / BigInt(qty))
}

/** The most that can go back for further units of a line: their share of what was paid, and never more than is left of it. */
export function maxRefund(line: AfterSaleLineState, units: number): number {
  const ofUnits = paidFor(line, line.afterSaleQty + units) - paidFor(line, line.afterSaleQty)
  return Math.max(0, Math.min(ofUnits, line.shareCents - line.refundedCents - line.promisedCents))
}

/** Units of a line that can be asked for and have not been shipped. */
export function unshippedLeft({ qty, shippedQty, refundedQty, heldQty, afterSaleQty }: AfterSaleLineState): number {
  return Math.max(0, Math.min(qty - afterSaleQty, qty - shippedQty - refundedQty - heldQty))
}

const NO_TYPES: readonly AfterSaleType[] = []

/** The types that an order's state allows at all. Domain 2.4. */
export function typesOf(state: OrderState): readonly AfterSaleType[] {
  switch (state) {
    case 30:
      return [1]
    case 35:
    case 40:
      return [1, 2]
    case 50:
      return [1, 2, 3]
    case 10:
    case 20:
    case 22:
    case 60:
    case 70:
      return NO_TYPES
  }
}

/** Units of a line that a type can be asked for: only what was shipped can come back. */
export function leftFor(type: AfterSaleType, state: OrderState, line: AfterSaleLineState): number {
  if (!typesOf(state).includes(type)) return 0
  const left = line.qty - line.afterSaleQty
  return type === 1 ? left : Math.max(0, left - unshippedLeft(line))
}

/** Time since an order was completed: inside of which limit, if any. Domain 2.14. */
export type AfterSaleWindow = 'open' | 'quality' | 'over'

const DAY_MS = 86_400_000

/** In which time limit a completed order is; others are open. */
export function windowOf(
  order: { readonly state: OrderState; readonly receivedAt: Date | null },
  limits: { readonly windowDays: number; readonly qualityWindowDays: number },
  now = Date.now(),
): AfterSaleWindow {
  if (order.state !== 50) return 'open'
  const days = (now - (order.receivedAt?.getTime() ?? 0)) / DAY_MS
  if (days <= limits.windowDays) return 'open'
  return days <= limits.qualityWindowDays ? 'quality' : 'over'
}

/** An application for a refund without a return, for the freight of its order. */
export interface GrantedRefund {
  readonly orderItemId: string
  readonly qty: number
  readonly amountCents: number
  readonly freightCents: number
}

/** A line with what its order's freight depends on. */
export interface FreightLine {
  readonly id: string
  readonly qty: number
  readonly shippedQty: number
  readonly shareCents: number
  readonly freightCents: number
}

/**
 * Freight that goes back with the last refund of an order that was never shipped, once all of its lines are refunded in full; 0 else. Domain 2.4.
 */
export function wholeFreight(lines: readonly FreightLine[], refunds: readonly GrantedRefund[]): number {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const isWhole = lines.every((line) => {
    const own = refunds.filter(({ orderItemId }) => orderItemId === line.id)
    return (
      line.shippedQty === 0 &&
      sum(own.map(({ qty }) => qty)) === line.qty &&
      sum(own.map(({ amountCents }) => amountCents)) === line.shareCents
    )
  })
  return isWhole ? sum(lines.map(({ freightCents }) => freightCents)) - sum(refunds.map((one) => one.freightCents)) : 0
}
