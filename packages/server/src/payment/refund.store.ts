import { REFUND_STATES } from '@mallwright/contract/payment'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { only, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { payAttempt, paymentLog, paymentReceipt, refundFlow } from '../db/tables/payment/payment.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { newPaymentNumber } from './payment-flow.store.ts'
import type { Receipt } from './receipt.store.ts'

/** Money that goes back. */
export type Refund = typeof refundFlow.$inferSelect

/** A refund with what its channel must know. */
export type DueRefund = Refund & {
  readonly channel: string
  readonly attemptNo: string
  readonly transactionId: string
  readonly totalCents: number
  readonly verdict: string
}

/** Why money goes back, and who asks for it: the same request is one refund. */
export interface RefundRequest {
  readonly requestKey: string
  readonly amountCents: number
  readonly reason: string
}

/** Asks for a refund of money that came in, of which never more goes back than came. The caller has locked its flow. */
export async function addRefund(
  client: Transaction,
  receipt: Receipt,
  { requestKey, amountCents, reason }: RefundRequest,
): Promise<Refund | Failed<'REFUND_TOO_MUCH', undefined>> {
  const [asked] = await orm(client).select().from(refundFlow).where(eq(refundFlow.requestKey, requestKey))
  if (asked) return asked
  const promised = sql`${paymentReceipt.refundCents} + ${amountCents}::bigint`
  const reserved = await orm(client)
    .update(paymentReceipt)
    .set({ refundCents: promised })
    .where(and(eq(paymentReceipt.id, receipt.id), lte(promised, paymentReceipt.amountCents)))
    .returning({ id: paymentReceipt.id })
  if (reserved.length === 0) return fail('REFUND_TOO_MUCH')
  return only(
    await orm(client)
      .insert(refundFlow)
      .values({
        refundNo: await newPaymentNumber(client, 'R'),
        requestKey,
        flowId: receipt.flowId,
        receiptId: receipt.id,
        amountCents,
        reason,
      })
      .returning(),
  )
}

const ASKED_BACK = rows(
  { cents: z.number() },
  `select coalesce(sum(amount_cents), 0)::float8 as cents from refund_flow where starts_with(request_key, $1)`,
)

/** What was asked back by keys that begin alike (fen), done or not. */
export async function askedBack(client: Queryable, keyPrefix: string): Promise<number> {
  return (await ASKED_BACK.one(client, [keyPrefix])).cents
}

/** A refund by its number. */
export async function findRefund(client: Queryable, refundNo: string): Promise<Refund | undefined> {
  const [found] = await orm(client).select().from(refundFlow).where(eq(refundFlow.refundNo, refundNo))
  return found
}

/** A refund that is running, with what its channel must know. */
export function findDueRefund(client: Queryable, id: string): Promise<DueRefund | undefined> {
  return findOpenRefund(client, and(eq(refundFlow.id, id), eq(refundFlow.state, REFUND_STATES.running)))
}

/** A refund of a channel that was given up: an operator may have sent its money back. */
export function findGivenUpRefund(
  client: Queryable,
  { refundNo, channel }: { readonly refundNo: string; readonly channel: string },
): Promise<DueRefund | undefined> {
  const isOfChannel = and(eq(refundFlow.refundNo, refundNo), eq(paymentReceipt.channel, channel))
  return findOpenRefund(client, and(isOfChannel, eq(refundFlow.state, REFUND_STATES.failed)))
}

async function findOpenRefund(client: Queryable, which: SQL | undefined): Promise<DueRefund | undefined> {
  const [found] = await orm(client)
    .select({
      refund: refundFlow,
      channel: paymentReceipt.channel,
      attemptNo: payAttempt.attemptNo,
      transactionId: paymentReceipt.transactionId,
      totalCents: paymentReceipt.amountCents,
      verdict: paymentReceipt.verdict,
    })
    .from(refundFlow)
    .innerJoin(paymentReceipt, eq(paymentReceipt.id, refundFlow.receiptId))
    .innerJoin(payAttempt, eq(payAttempt.id, paymentReceipt.attemptId))
    .where(which)
  if (!found) return undefined
  const { refund, ...rest } = found
  return { ...refund, ...rest }
}

/** Changes of a refund: its channel has paid it back or gives up; an operator tries again, or has sent it back. Decision 0113. */
const REFUND_TRANSITIONS = {
  finish: { from: [REFUND_STATES.running], to: REFUND_STATES.done, actor: 'C' },
  giveUp: { from: [REFUND_STATES.running], to: REFUND_STATES.failed, actor: 'T' },
  sendBack: { from: [REFUND_STATES.failed], to: REFUND_STATES.done, actor: 'O' },
  retry: { from: [REFUND_STATES.failed], to: REFUND_STATES.running, actor: 'O' },
} as const

/** Changes a refund's state by one conditional update, with its log; false when its state does not allow it. */
export async function moveRefund(
  client: Transaction,
  refund: Pick<Refund, 'id' | 'flowId' | 'state'>,
  event: keyof typeof REFUND_TRANSITIONS,
): Promise<boolean> {
  const { from, to, actor } = REFUND_TRANSITIONS[event]
  const moved = await orm(client)
    .update(refundFlow)
    .set({
      state: to,
      version: sql`${refundFlow.version} + 1`,
      updatedAt: sql`now()`,
      ...(to === REFUND_STATES.done && { doneAt: sql`now()` }),
      ...(event === 'retry' && { tries: 0 }),
    })
    .where(and(eq(refundFlow.id, refund.id), inArray(refundFlow.state, [...from])))
    .returning({ id: refundFlow.id })
  if (moved.length === 0) return false
  const { id: refundId, flowId, state: fromState } = refund
  await orm(client).insert(paymentLog).values({ flowId, refundId, event, fromState, toState: to, actor })
  return true
}

/** Notes a try of a refund that did not end it. */
export async function noteRefundTry(client: Transaction, id: string, error: string): Promise<void> {
  await orm(client)
    .update(refundFlow)
    .set({ tries: sql`${refundFlow.tries} + 1`, lastError: error, updatedAt: sql`now()` })
    .where(eq(refundFlow.id, id))
}
