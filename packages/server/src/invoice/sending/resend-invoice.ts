import { INVOICE_LIMITS } from '@mallwright/contract/invoice'

import { inTransaction } from '../../db/database.ts'
import type { Transaction } from '../../db/database.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail, Failed } from '../../gateway/failures/failure.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import type { IdempotencyKey } from '../../gateway/idempotency.store.ts'
import { addInvoiceLog } from '../book/move-invoice.store.ts'
import { findInvoice, lockInvoice, mailsToday } from '../book/invoice-row.store.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { notifyOfInvoice } from '../change/invoice-messages.ts'
import { canBeMailed } from '../read/invoice-ops.rules.ts'
import { mailInvoice } from './mail-invoice.ts'
import { noteMail } from './note-mail.ts'

/** What a buyer asks to be sent where. */
interface Resending {
  readonly accountId: string
  readonly applyNo: string
  readonly email: string
}

/**
 * Sends an issued invoice of a buyer's by mail once more. The mail is counted first, and sent with nothing locked: a mail server may take its time.
 * A repeated request sends nothing.
 */
export async function resendInvoice(context: AppContext, asked: Resending, key: IdempotencyKey) {
  const { database } = context
  const counted: { row?: InvoiceRow } = {}
  const answer = await runIdempotent(database, key, {
    lock: (client) => lockOwn(client, asked),
    work: async (client, row) => {
      if (!row) return fail('INVOICE_UNKNOWN')
      if (!canBeMailed(row)) return fail('INVOICE_CHANGED')
      if ((await mailsToday(client, row.id)) >= INVOICE_LIMITS.mailsADay) return fail('MAIL_TOO_OFTEN')
      const by = { actor: 'B', accountId: asked.accountId, text: asked.email } as const
      await addInvoiceLog(client, { row, event: 'mailAgain', to: row.state, by })
      counted.row = row
      return DONE
    },
  })
  const { row } = counted
  if (answer instanceof Failed || !row) return answer
  const sending = mailInvoice(context, database.pool, { row, to: asked.email })
  const isSent = await sending.then(
    () => true,
    (error: unknown) => {
      context.app.log.error({ error }, 'an invoice could not be sent by mail')
      return false
    },
  )
  await inTransaction(database, async (client) => {
    const locked = await lockInvoice(client, row.id)
    if (locked) await noteMail(client, locked, { isSent, email: asked.email })
    await notifyOfInvoice(client, row)
  })
  return isSent ? DONE : fail('MAIL_NOT_SENT')
}

/** An own application with its row locked. */
async function lockOwn(client: Transaction, { accountId, applyNo }: Resending): Promise<InvoiceRow | undefined> {
  const found = await findInvoice(client, applyNo)
  return found?.accountId === accountId ? lockInvoice(client, found.id) : undefined
}
