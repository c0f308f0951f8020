import { and, eq, gt, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { payTicket } from '../../db/tables/payment/pay-ticket.table.ts'
import { payAttempt, paymentFlow } from '../../db/tables/payment/payment.table.ts'
import { loginSession } from '../../db/tables/session.table.ts'
import { newSecret, sha256 } from '../../gateway/guard/secret.ts'

/** Lifetime of a pay ticket, in min. Engine 7.2. */
const LIFETIME_MINUTES = 5

/** Issues a ticket for an attempt to the payer's session; only its hash is stored. */
export async function issuePayTicket(
  client: Queryable,
  grant: { readonly attemptId: string; readonly sessionId: string },
): Promise<string> {
  const ticket = newSecret()
  const expiresAt = sql`now() + make_interval(mins => ${LIFETIME_MINUTES})`
  await orm(client)
    .insert(payTicket)
    .values({ ...grant, ticketHash: sha256(ticket), expiresAt })
  return ticket
}

/** A ticket as an address names it. */
export interface NamedTicket {
  readonly ticket: string
  readonly flowNo: string
  readonly method: string
}

/** A ticket with its attempt and its flow. */
export interface FoundTicket {
  readonly id: string
  readonly attemptId: string
  readonly flowId: string
  /** The payer. */
  readonly accountId: string
  readonly isTaken: boolean
  /** Its time is over, or the session that it was issued to has ended. */
  readonly isLate: boolean
}

/** A ticket of a flow and a method, taken and late ones too. */
export async function findPayTicket(client: Queryable, named: NamedTicket): Promise<FoundTicket | undefined> {
  const isLive = and(isNull(loginSession.revokedAt), gt(loginSession.expiresAt, sql`now()`))
  const [found] = await orm(client)
    .select({
      id: payTicket.id,
      attemptId: payTicket.attemptId,
      flowId: paymentFlow.id,
      accountId: paymentFlow.accountId,
      isTaken: sql`${payTicket.takenAt} is not null`.mapWith(Boolean),
      isLate: sql`not (${payTicket.expiresAt} > now() and ${isLive})`.mapWith(Boolean),
    })
    .from(payTicket)
    .innerJoin(loginSession, eq(loginSession.id, payTicket.sessionId))
    .innerJoin(payAttempt, eq(payAttempt.id, payTicket.attemptId))
    .innerJoin(paymentFlow, eq(paymentFlow.id, payAttempt.flowId))
    .where(
      and(
        eq(payTicket.ticketHash, sha256(named.ticket)),
        eq(paymentFlow.flowNo, named.flowNo),
        eq(payAttempt.method, named.method),
      ),
    )
  return found
}

/** Uses a ticket up for a session; false when another call was faster. */
export async function markTaken(client: Transaction, id: string, sessionId: string): Promise<boolean> {
  const taken = await orm(client)
    .update(payTicket)
    .set({ takenBy: sessionId, takenAt: sql`now()` })
    .where(and(eq(payTicket.id, id), isNull(payTicket.takenAt)))
    .returning({ id: payTicket.id })
  return taken.length > 0
}

/** The flow of a ticket that a session has taken. */
export async function flowOfTakenTicket(
  client: Queryable,
  ticket: string,
  sessionId: string,
): Promise<string | undefined> {
  const [found] = await orm(client)
    .select({ flowId: payAttempt.flowId })
    .from(payTicket)
    .innerJoin(payAttempt, eq(payAttempt.id, payTicket.attemptId))
    .where(and(eq(payTicket.ticketHash, sha256(ticket)), eq(payTicket.takenBy, sessionId)))
  return found?.flowId
}
