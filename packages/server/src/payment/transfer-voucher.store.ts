import { desc, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { payAttempt } from '../db/tables/payment/payment.table.ts'
import { transferVoucher } from '../db/tables/payment/transfer-voucher.table.ts'

/** States of a transfer, as operators decide on it. */
export const TRANSFER_STATES = { waiting: 0, accepted: 1, refused: 2 } as const

/** A company transfer. */
export type Transfer = typeof transferVoucher.$inferSelect

/** Begins a transfer with its attempt. */
export async function addTransfer(
  client: Transaction,
  transfer: Pick<Transfer, 'attemptId' | 'payerName' | 'payerAccountEncrypted'>,
): Promise<void> {
  await orm(client).insert(transferVoucher).values(transfer)
}

/** The latest transfer of a flow. */
export async function latestTransfer(client: Queryable, flowId: string): Promise<Transfer | undefined> {
  const [found] = await orm(client)
    .select({ transfer: transferVoucher })
    .from(transferVoucher)
    .innerJoin(payAttempt, eq(payAttempt.id, transferVoucher.attemptId))
    .where(eq(payAttempt.flowId, flowId))
    .orderBy(desc(transferVoucher.createdAt))
    .limit(1)
  return found?.transfer
}

/** Sets the picture of a transfer's voucher; another one takes its place. */
export async function setVoucher(client: Transaction, attemptId: string, fileId: string): Promise<void> {
  await orm(client)
    .update(transferVoucher)
    .set({ fileId, updatedAt: sql`now()` })
    .where(eq(transferVoucher.attemptId, attemptId))
}

/** Notes what an operator decided on a transfer. */
export async function decideTransfer(
  client: Transaction,
  attemptId: string,
  { isAccepted, reason }: { readonly isAccepted: boolean; readonly reason: string },
): Promise<void> {
  const state = isAccepted ? TRANSFER_STATES.accepted : TRANSFER_STATES.refused
  await orm(client)
    .update(transferVoucher)
    .set({ state, reason: isAccepted ? '' : reason, decidedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(transferVoucher.attemptId, attemptId))
}
