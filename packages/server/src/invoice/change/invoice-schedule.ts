import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { jobKind } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/job.store.ts'

/** Makes the PDF of an issued invoice, or of the red one that reverses it. */
export const INVOICE_DOCUMENT = jobKind('invoice.document', z.object({ applyId: z.string(), isRed: z.boolean() }))

/** Sends an issued invoice to its buyer by mail. */
export const INVOICE_MAIL = jobKind('invoice.mail', z.object({ applyId: z.string(), attempt: z.int() }))

/** Waits (min) before a mail is tried again; after the last one it is given up. */
const MAIL_WAITS_MINUTES = [0, 5, 60] as const

/** Has the PDF of an invoice made. */
export async function scheduleDocument(client: Transaction, applyId: string, isRed: boolean): Promise<void> {
  await enqueue(client, INVOICE_DOCUMENT, { applyId, isRed }, { key: `${applyId} ${isRed}` })
}

/** Has an invoice sent by mail, for the nth time (from 0) after failures; false when it was tried often enough. */
export async function scheduleMail(client: Transaction, applyId: string, attempt = 0): Promise<boolean> {
  const minutes = MAIL_WAITS_MINUTES[attempt]
  if (minutes === undefined) return false
  const runAt = new Date(Date.now() + minutes * 60_000)
  await enqueue(client, INVOICE_MAIL, { applyId, attempt }, { runAt, key: `${applyId} ${attempt}` })
  return true
}
