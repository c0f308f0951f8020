import { HEADER_TYPES, INVOICE_LIMITS, RED_REASONS } from '@mallwright/contract/invoice'
import type { Label } from '@mallwright/contract/values'

import type { HeaderSnapshot } from '../../db/tables/trade/invoice-apply.table.ts'
import { storedLabel } from '../../gateway/stored-label.ts'
import type { OrderRow } from '../../order/change/order-row.store.ts'

/** Why the server itself rejects an application. */
export const REFUNDED_WHOLE: Label = { zh: '订单已全额退款', en: 'The order was refunded in full.' }

/** Why the server itself has an invoice reversed. */
export const REFUNDED_AFTER: Label = { zh: '开票后发生退款', en: 'Money went back after it was issued.' }

/** A stored reason: the server's own and those that are offered in both languages, and what people wrote. */
export const reasonLabel = (text: string) => storedLabel([REFUNDED_WHOLE, REFUNDED_AFTER, ...RED_REASONS], text)

const DAY_MS = 86_400_000

/** Orders that a shop may invoice, by their states; the mall's own shops once all was shipped. Domain 2.7. */
const STATES = { operated: [40, 50], other: [50] } as const

/** What of an order can be invoiced (fen). */
export const invoiceableCents = ({ paidCents, refundedCents }: Pick<OrderRow, 'paidCents' | 'refundedCents'>) =>
  paidCents - refundedCents

/** Whether an order can be invoiced as far as it is known by itself: by its state, its money, its after-sales. Domain 2.7. */
export function isInvoiceable(
  order: Pick<OrderRow, 'state' | 'paidCents' | 'refundedCents' | 'openAfterSales'>,
  isOperated: boolean,
): boolean {
  const states: readonly number[] = isOperated ? STATES.operated : STATES.other
  return states.includes(order.state) && invoiceableCents(order) > 0 && order.openAfterSales === 0
}

/** What a special invoice asks of a header and it lacks, by the wire's names. Domain 1.5. */
export function missingFields(header: HeaderSnapshot): string[] {
  if (header.headerType !== HEADER_TYPES.enterprise) return ['iHeaderType']
  const fields = {
    cTitle: header.title,
    cTaxNo: header.taxNo,
    cRegAddress: header.regAddress,
    cRegPhone: header.regPhone,
    cBankName: header.bankName,
    cBankAccount: header.bankAccountEncrypted,
  }
  return Object.entries(fields).flatMap(([name, value]) => (value ? [] : [name]))
}

/** Until when a buyer can have an invoice reversed. */
export const redUntil = (issuedAt: Date) => new Date(issuedAt.getTime() + INVOICE_LIMITS.redDays * DAY_MS)
