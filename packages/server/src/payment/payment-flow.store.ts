import { OPEN_PAY_STATES, PAYMENT_TRANSITIONS } from '@mallwright/contract/payment'
import type { PaymentEvent, PayState } from '@mallwright/contract/payment'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { only, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { paymentFlow, paymentFlowPayable, paymentLog } from '../db/tables/payment/payment.table.ts'
import { scheduleExpiry } from './payment-schedule.ts'

const NUMBER = rows(
  { number: z.string() },
  `select to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
     || lpad((nextval('payment_number') % 1000000)::text, 6, '0') as number`,
)

/** A new number: a letter, `yyMMddHHmmss` and six digits that count. Decision 0113. */
export async function newPaymentNumber(client: Queryable, letter: 'P' | 'A' | 'R' | 'D' | 'S' | 'F'): Promise<string> {
  return letter + (await NUMBER.one(client)).number
}

/** A payment flow. */
export type PaymentFlow = Omit<typeof paymentFlow.$inferSelect, 'state'> & {
  readonly state: PayState
  readonly isOverdue: boolean
  readonly secondsLeft: number
}

const FLOW = {
  flow: paymentFlow,
  isOverdue: sql`${paymentFlow.expiresAt} <= now()`.mapWith(Boolean),
  secondsLeft: sql`greatest(0, ceil(extract(epoch from ${paymentFlow.expiresAt} - now())))::int`.mapWith(Number),
}

type FlowRow = {
  readonly flow: typeof paymentFlow.$inferSelect
  readonly isOverdue: boolean
  readonly secondsLeft: number
}

// The states are those of the table's check.
const flowOf = ({ flow, ...rest }: FlowRow): PaymentFlow => ({ ...flow, ...rest, state: flow.state as PayState })

/** A flow by its number or id, with its row locked: payments of a flow are recorded one after another. */
export async function lockFlow(
  client: Transaction,
  by: { readonly flowNo: string } | { readonly id: string },
): Promise<PaymentFlow | undefined> {
  const condition = 'id' in by ? eq(paymentFlow.id, by.id) : eq(paymentFlow.flowNo, by.flowNo)
  const [found] = await orm(client).select(FLOW).from(paymentFlow).where(condition).for('update')
  return found && flowOf(found)
}

/** A flow by its id. */
export async function readFlow(client: Queryable, id: string): Promise<PaymentFlow> {
  return flowOf(only(await orm(client).select(FLOW).from(paymentFlow).where(eq(paymentFlow.id, id))))
}

/** A flow of an account by its number. */
export async function findFlow(client: Queryable, flowNo: string, accountId: string): Promise<PaymentFlow | undefined> {
  const [found] = await orm(client)
    .select(FLOW)
    .from(paymentFlow)
    .where(and(eq(paymentFlow.flowNo, flowNo), eq(paymentFlow.accountId, accountId)))
  return found && flowOf(found)
}

/** The flow by which a payable can be paid now. */
export async function openFlowOf(client: Queryable, kind: string, payableId: string): Promise<string | undefined> {
  const [found] = await orm(client)
    .select({ flowId: paymentFlowPayable.flowId })
    .from(paymentFlowPayable)
    .where(isPayable(kind, payableId, eq(paymentFlowPayable.isOpen, true)))
  return found?.flowId
}

/** The flow by which a payable was paid. */
export async function paidFlowOf(client: Queryable, kind: string, payableId: string): Promise<string | undefined> {
  const [found] = await orm(client)
    .select({ flowId: paymentFlowPayable.flowId })
    .from(paymentFlowPayable)
    .innerJoin(paymentFlow, eq(paymentFlow.id, paymentFlowPayable.flowId))
    .where(isPayable(kind, payableId, isNotNull(paymentFlow.paidAt)))
  return found?.flowId
}

function isPayable(kind: string, payableId: string, condition: SQL) {
  return and(eq(paymentFlowPayable.kind, kind), eq(paymentFlowPayable.payableId, payableId), condition)
}

/** What a flow pays for. */
export type FlowPayable = typeof paymentFlowPayable.$inferSelect

/** What a flow pays for, in the order in which it is shown. */
export function payablesOf(client: Queryable, flowId: string): Promise<FlowPayable[]> {
  return orm(client)
    .select()
    .from(paymentFlowPayable)
    .where(eq(paymentFlowPayable.flowId, flowId))
    .orderBy(asc(paymentFlowPayable.sort))
}

/** What is to be paid at once: its payables, each of which is locked by the caller and in no open flow. */
export interface NewFlow {
  readonly accountId: string
  readonly organisationId: string | null
  readonly payeeName: string
  /** Time until the deadline. */
  readonly seconds: number
  readonly payables: readonly { readonly kind: string; readonly id: string; readonly amountCents: number }[]
}

/** Creates a flow over the sum of its payables, which is closed at its deadline. */
export async function createFlow(client: Transaction, { payables, seconds, ...flow }: NewFlow): Promise<PaymentFlow> {
  const created = await orm(client)
    .insert(paymentFlow)
    .values({
      ...flow,
      flowNo: await newPaymentNumber(client, 'P'),
      amountCents: payables.reduce((sum, { amountCents }) => sum + amountCents, 0),
      expiresAt: sql`now() + make_interval(secs => ${seconds})`,
    })
    .returning()
  const row = only(created)
  await orm(client)
    .insert(paymentFlowPayable)
    .values(payables.map(({ id, ...payable }, sort) => ({ ...payable, payableId: id, flowId: row.id, sort })))
  await scheduleExpiry(client, row.id, row.expiresAt)
  return flowOf({ flow: row, isOverdue: false, secondsLeft: seconds })
}

/** Columns that change with a state. */
export type FlowChanges = Parameters<ReturnType<ReturnType<typeof orm>['update']>['set']>[0]

/**
 * Changes a locked flow's state by one conditional update, with its log; `undefined` when its state does not allow it. A flow
 * that cannot be paid any more gives its payables free.
 */
export async function moveFlow(
  client: Transaction,
  flow: PaymentFlow,
  event: PaymentEvent,
  changes: FlowChanges = {},
): Promise<PaymentFlow | undefined> {
  const { from, to, actor } = PAYMENT_TRANSITIONS[event]
  const [moved] = await orm(client)
    .update(paymentFlow)
    .set({ ...changes, state: to, version: sql`${paymentFlow.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(eq(paymentFlow.id, flow.id), inArray(paymentFlow.state, [...from]), eq(paymentFlow.version, flow.version)),
    )
    .returning(FLOW)
  if (!moved) return undefined
  await orm(client).insert(paymentLog).values({ flowId: flow.id, event, fromState: flow.state, toState: to, actor })
  if (!(OPEN_PAY_STATES as readonly PayState[]).includes(to)) {
    await orm(client).update(paymentFlowPayable).set({ isOpen: false }).where(eq(paymentFlowPayable.flowId, flow.id))
  }
  return flowOf(moved)
}

/** Gives a locked flow so many hours (h) from now on, and says until when. */
export async function extendFlow(client: Transaction, id: string, hours: number): Promise<Date> {
  const expiresAt = new Date(Date.now() + hours * 3_600_000)
  await orm(client)
    .update(paymentFlow)
    .set({ expiresAt, updatedAt: sql`now()` })
    .where(eq(paymentFlow.id, id))
  await scheduleExpiry(client, id, expiresAt)
  return expiresAt
}

/** Notes on a flow what its payer must know of money that did not count. */
export async function noteFlow(client: Transaction, id: string, notice: string): Promise<void> {
  await orm(client)
    .update(paymentFlow)
    .set({ notice, updatedAt: sql`now()` })
    .where(eq(paymentFlow.id, id))
}
