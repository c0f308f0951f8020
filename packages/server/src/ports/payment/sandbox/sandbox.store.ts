import { randomUUID } from 'node:crypto'

import { and, eq, inArray, sql } from 'drizzle-orm'

import { inTransaction } from '../../../db/database.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { only, orm } from '../../../db/query.ts'
import type { Queryable } from '../../../db/query.ts'
import { askedId } from '../../../db/row-id.ts'
import { sandboxPayment, sandboxRefund } from '../../../db/tables/payment/payment-sandbox.table.ts'
import type { ChannelAttempt, ChannelRefund } from '../pay-channel.ts'

/** A payment in the sandbox's books. */
export type SandboxPayment = typeof sandboxPayment.$inferSelect

/** Opens a payment; the same attempt gives the same payment. */
export async function openSandboxPayment(
  client: Queryable,
  { attemptNo, payeeName, amountCents, deadline }: ChannelAttempt,
): Promise<string> {
  const [added] = await orm(client)
    .insert(sandboxPayment)
    .values({ attemptNo, payeeName, amountCents, deadlineAt: deadline })
    .onConflictDoNothing()
    .returning({ id: sandboxPayment.id })
  return added?.id ?? only(await orm(client).select().from(sandboxPayment).where(byAttempt(attemptNo))).id
}

const byAttempt = (attemptNo: string) => eq(sandboxPayment.attemptNo, attemptNo)

/** The payment of an attempt. */
export async function findByAttempt(client: Queryable, attemptNo: string): Promise<SandboxPayment | undefined> {
  const [found] = await orm(client).select().from(sandboxPayment).where(byAttempt(attemptNo))
  return found
}

/** A payment by its id, which whoever pays knows. */
export async function findSandboxPayment(client: Queryable, id: string): Promise<SandboxPayment | undefined> {
  const [found] = await orm(client)
    .select()
    .from(sandboxPayment)
    .where(eq(sandboxPayment.id, askedId(id)))
  return found
}

/** States in which a payment may still be made; a failed one may be tried again. */
const PAYABLE = ['open', 'failed']

/** Changes a payment that was not made yet; `undefined` when it was. */
export async function changeSandboxPayment(
  client: Transaction,
  id: string,
  change: { readonly paidCents: number } | 'failed' | 'scheduled',
): Promise<SandboxPayment | undefined> {
  const values =
    typeof change === 'string'
      ? { state: change }
      : { state: 'paid', paidCents: change.paidCents, transactionId: `SB${randomUUID()}`, paidAt: sql`now()` }
  const [changed] = await orm(client)
    .update(sandboxPayment)
    .set({ ...values, updatedAt: sql`now()` })
    .where(
      and(
        eq(sandboxPayment.id, askedId(id)),
        inArray(sandboxPayment.state, typeof change === 'string' ? PAYABLE : [...PAYABLE, 'scheduled']),
      ),
    )
    .returning()
  return changed
}

/** Pays money back once a number, and never more than came in. */
export async function refundSandboxPayment(database: Pick<Database, 'pool'>, refund: ChannelRefund): Promise<void> {
  const { refundNo, transactionId, amountCents } = refund
  await inTransaction(database, async (client) => {
    const [payment] = await orm(client)
      .select()
      .from(sandboxPayment)
      .where(eq(sandboxPayment.transactionId, transactionId))
      .for('update')
    if (!payment) throw new Error(`the sandbox has no transaction ${transactionId}`)
    const refunds = await orm(client).select().from(sandboxRefund).where(eq(sandboxRefund.paymentId, payment.id))
    if (refunds.some((earlier) => earlier.refundNo === refundNo)) return
    const returned = refunds.reduce((sum, earlier) => sum + earlier.amountCents, 0)
    if (returned + amountCents > payment.paidCents) throw new Error('the sandbox refunds no more than was paid')
    await orm(client).insert(sandboxRefund).values({ refundNo, paymentId: payment.id, amountCents })
  })
}
