import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { paymentNotify, paymentReceipt } from '../db/tables/payment/payment.table.ts'

/** Money that came in. */
export type Receipt = typeof paymentReceipt.$inferSelect

/** Records money once: `undefined` when the channel's transaction is recorded already. */
export async function recordReceipt(
  client: Transaction,
  receipt: Pick<Receipt, 'channel' | 'transactionId' | 'flowId' | 'attemptId' | 'amountCents' | 'verdict'>,
): Promise<Receipt | undefined> {
  const [added] = await orm(client).insert(paymentReceipt).values(receipt).onConflictDoNothing().returning()
  return added
}

/** Whether a transaction is recorded. */
export async function isRecorded(client: Queryable, channel: string, transactionId: string): Promise<boolean> {
  const found = await orm(client)
    .select({ id: paymentReceipt.id })
    .from(paymentReceipt)
    .where(and(eq(paymentReceipt.channel, channel), eq(paymentReceipt.transactionId, transactionId)))
  return found.length > 0
}

/** The money that counts for a flow. */
export async function acceptedReceipt(client: Queryable, flowId: string): Promise<Receipt | undefined> {
  const [found] = await orm(client)
    .select()
    .from(paymentReceipt)
    .where(and(eq(paymentReceipt.flowId, flowId), eq(paymentReceipt.verdict, 'accepted')))
  return found
}

/** Records a notice; false when it was recorded before. */
export async function recordNotice(
  client: Transaction,
  notice: Pick<typeof paymentNotify.$inferInsert, 'channel' | 'channelEventId' | 'attemptNo' | 'raw'>,
): Promise<boolean> {
  const added = await orm(client)
    .insert(paymentNotify)
    .values(notice)
    .onConflictDoNothing()
    .returning({ id: paymentNotify.id })
  return added.length > 0
}
