import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { only, orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { payAction, payAttempt } from '../db/tables/payment/payment.table.ts'
import type { OpenedAttempt } from '../ports/payment/pay-channel.ts'
import { newPaymentNumber } from './payment-flow.store.ts'
import { ATTEMPT_MINUTES } from './payment.rules.ts'

/** States of an attempt. */
export const ATTEMPT_STATES = { open: 0, paid: 1, failed: 2, closed: 3 } as const

/** A try to pay a flow. */
export type Attempt = typeof payAttempt.$inferSelect

/** An attempt with the time for which it is given out. */
export type TimedAttempt = Attempt & { readonly secondsLeft: number }

const TIMED = {
  attempt: payAttempt,
  secondsLeft: sql`greatest(0, ceil(extract(epoch from ${payAttempt.expiresAt} - now())))::int`.mapWith(Number),
}

const timed = ({ attempt, secondsLeft }: { attempt: Attempt; secondsLeft: number }): TimedAttempt => ({
  ...attempt,
  secondsLeft,
})

/** The open attempt of a flow. */
export async function openAttemptOf(client: Queryable, flowId: string): Promise<TimedAttempt | undefined> {
  const [found] = await orm(client)
    .select(TIMED)
    .from(payAttempt)
    .where(and(eq(payAttempt.flowId, flowId), eq(payAttempt.state, ATTEMPT_STATES.open)))
  return found && timed(found)
}

/** An attempt by its id. */
export async function readAttempt(client: Queryable, id: string): Promise<TimedAttempt> {
  return timed(only(await orm(client).select(TIMED).from(payAttempt).where(eq(payAttempt.id, id))))
}

/** An attempt by its number at a channel. */
export async function findAttempt(client: Queryable, channel: string, attemptNo: string): Promise<Attempt | undefined> {
  const [found] = await orm(client)
    .select()
    .from(payAttempt)
    .where(and(eq(payAttempt.channel, channel), eq(payAttempt.attemptNo, attemptNo)))
  return found
}

/** Attempts of a flow that no money is known of. */
export function unpaidAttemptsOf(client: Queryable, flowId: string): Promise<Attempt[]> {
  return orm(client)
    .select()
    .from(payAttempt)
    .where(and(eq(payAttempt.flowId, flowId), inArray(payAttempt.state, [ATTEMPT_STATES.open, ATTEMPT_STATES.closed])))
}

/** Ends the open attempt of a flow, if there is one. */
export async function closeAttempts(client: Transaction, flowId: string): Promise<void> {
  await orm(client)
    .update(payAttempt)
    .set({ state: ATTEMPT_STATES.closed, updatedAt: sql`now()` })
    .where(and(eq(payAttempt.flowId, flowId), eq(payAttempt.state, ATTEMPT_STATES.open)))
}

/** Sets the end of an attempt. */
export async function endAttempt(client: Transaction, id: string, state: 1 | 2): Promise<void> {
  await orm(client)
    .update(payAttempt)
    .set({ state, updatedAt: sql`now()` })
    .where(eq(payAttempt.id, id))
}

/** What an attempt is made of. */
export type NewAttempt = Pick<
  typeof payAttempt.$inferInsert,
  'flowId' | 'method' | 'channel' | 'showType' | 'amountCents' | 'payerOpenId' | 'payerAppId' | 'clientIp'
>

/** Adds an open attempt, for ten minutes and no longer than its flow. */
export async function addAttempt(client: Transaction, attempt: NewAttempt, deadline: Date): Promise<Attempt> {
  const attemptNo = await newPaymentNumber(client, 'A')
  const expiresAt = sql`least(${deadline.toISOString()}::timestamptz, now() + make_interval(mins => ${ATTEMPT_MINUTES}))`
  return only(
    await orm(client)
      .insert(payAttempt)
      .values({ ...attempt, attemptNo, expiresAt })
      .returning(),
  )
}

/** Stores what a channel opened; of two answers to one attempt the first counts. */
export async function storeOpened(client: Transaction, id: string, opened: OpenedAttempt): Promise<void> {
  const unanswered = and(eq(payAttempt.id, id), isNull(payAttempt.payUrl))
  const [locked] = await orm(client).select({ id: payAttempt.id }).from(payAttempt).where(unanswered).for('update')
  if (!locked) return
  const actionId = 'action' in opened ? await addAction(client, id, opened.action) : null
  const payUrl = 'action' in opened ? '' : opened.payUrl
  await orm(client).update(payAttempt).set({ payUrl, actionId }).where(unanswered)
}

type Action = Pick<typeof payAction.$inferInsert, 'kind' | 'content'> & { readonly formOrigins: readonly string[] }

async function addAction(client: Transaction, attemptId: string, action: Action): Promise<string> {
  const { kind, content, formOrigins } = action
  const added = await orm(client)
    .insert(payAction)
    .values({
      kind,
      content,
      formOrigins: [...formOrigins],
      attemptId,
      expiresAt: sql`now() + make_interval(mins => ${ATTEMPT_MINUTES})`,
    })
    .returning({ id: payAction.id })
  return only(added).id
}

/** The action of an attempt that was not opened yet: its own, or a copy of it. */
export async function freshAction(client: Transaction, { id, actionId }: Attempt): Promise<string> {
  if (actionId === null) return ''
  const action = only(await orm(client).select().from(payAction).where(eq(payAction.id, actionId)).for('update'))
  if (action.usedAt === null && action.expiresAt > new Date()) return actionId
  const copy = await addAction(client, id, action)
  await orm(client).update(payAttempt).set({ actionId: copy }).where(eq(payAttempt.id, id))
  return copy
}
