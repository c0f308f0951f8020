import { INVOICE_MEDIUMS, INVOICE_TRANSITIONS } from '@mallwright/contract/invoice'
import type { InvoiceEvent, InvoiceTransition } from '@mallwright/contract/invoice'

import type { Transaction } from '../../db/database.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import { invoiceOrders, reverseInvoice } from '../../voucher/mall/mall-vouchers.ts'
import { writeInvoiceLines } from '../book/invoice-row.store.ts'
import type { InvoiceChanges, InvoiceRow } from '../book/invoice-row.store.ts'
import { stepInvoice } from '../book/move-invoice.store.ts'
import type { InvoiceStep } from '../book/move-invoice.store.ts'
import { tellOfInvoice } from './invoice-messages.ts'
import { scheduleDocument, scheduleMail } from './invoice-schedule.ts'

/** What a change brings along. */
export interface InvoiceInput {
  readonly changes?: InvoiceChanges
  readonly by?: InvoiceStep
}

/**
 * Changes a locked application of locked orders with everything that follows from the table: lines, vouchers, document, mail, messages. A refusal
 * has changed nothing. Domain 2.7.
 */
export async function changeInvoice(
  client: Transaction,
  row: InvoiceRow,
  event: InvoiceEvent,
  { changes = {}, by }: InvoiceInput = {},
): Promise<InvoiceRow | Failed<'INVOICE_CHANGED', undefined>> {
  const { issues, reverses }: InvoiceTransition = INVOICE_TRANSITIONS[event]
  const now = new Date()
  const moved = await stepInvoice(client, row, event, {
    changes: { ...changes, ...(issues && { issuedAt: now }), ...(reverses && { redAt: now }) },
    ...(by && { by }),
  })
  if (!moved) return fail('INVOICE_CHANGED')
  if (issues) {
    await writeInvoiceLines(client, moved.id)
    await invoiceOrders(client, moved.id)
  }
  if (reverses) await reverseInvoice(client, moved.id)
  if (issues || reverses) await scheduleSending(client, moved, reverses === true)
  await tellOfInvoice(client, moved, event)
  return moved
}

/** Has the document made where its shop has given none; an electronic invoice is sent once there is one. */
async function scheduleSending(client: Transaction, row: InvoiceRow, isRed: boolean): Promise<void> {
  const { id, medium, pdfFileId, redFileId } = row
  if ((isRed ? redFileId : pdfFileId) === null) await scheduleDocument(client, id, isRed)
  else if (!isRed && medium === INVOICE_MEDIUMS.electronic) await scheduleMail(client, id)
}
