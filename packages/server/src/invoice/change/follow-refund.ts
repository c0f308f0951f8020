import type { Transaction } from '../../db/database.ts'
import { Failed } from '../../gateway/failures/failure.ts'
import type { OrderRow } from '../../order/change/order-row.store.ts'
import { holderOf, lockInvoice, partOf, setPart } from '../book/invoice-row.store.ts'
import { invoiceableCents, REFUNDED_AFTER, REFUNDED_WHOLE } from '../book/invoice.rules.ts'
import { changeInvoice } from './change-invoice.ts'
import type { InvoiceInput } from './change-invoice.ts'

/**
 * Has the application that holds a locked order follow a refund of it: an open one is for less, or rejected when nothing is left of it; an issued
 * invoice is to be reversed. Of the other orders of the application nothing is touched. Domain 2.4, 2.7.
 */
export async function followRefund(client: Transaction, order: OrderRow): Promise<void> {
  const applyId = await holderOf(client, order.id)
  const row = applyId === undefined ? undefined : await lockInvoice(client, applyId)
  if (!row || row.state === 5) return
  const make = async (event: 'redByRefund' | 'reduce' | 'rejectByRefund', input: InvoiceInput) => {
    const moved = await changeInvoice(client, row, event, input)
    if (moved instanceof Failed) throw new Error(`application ${row.applyNo} allows no ${event}`)
  }
  if (row.state === 2) return make('redByRefund', { changes: { redReason: REFUNDED_AFTER.zh } })
  const before = await partOf(client, row.id, order.id)
  const left = invoiceableCents(order)
  const amountCents = row.amountCents - before + left
  await setPart(client, { applyId: row.id, orderId: order.id, amountCents: left })
  if (amountCents > 0) return make('reduce', { changes: { amountCents } })
  return make('rejectByRefund', { changes: { amountCents, rejectReason: REFUNDED_WHOLE.zh } })
}
