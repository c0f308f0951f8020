import type { VerifyPurpose } from '@mallwright/contract/session'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'

import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { verifyTicket } from '../../db/tables/limits/sms.table.ts'
import { newSecret, sha256 } from '../../gateway/guard/secret.ts'

/** Issues the proof of a phone for one purpose, valid for ten minutes; only its hash is stored. Domain 1.1. */
export async function issueVerifyTicket(
  client: Queryable,
  { phone, purpose }: { readonly phone: string; readonly purpose: VerifyPurpose },
): Promise<string> {
  const ticket = newSecret()
  await orm(client)
    .insert(verifyTicket)
    .values({ phone, purpose, ticketHash: sha256(ticket), expiresAt: sql`now() + interval '10 minutes'` })
  return ticket
}

/** A ticket as it is shown: to be valid it must be of this phone and of one of these purposes. */
export interface ShownTicket {
  readonly phone: string
  readonly ticket: string
  readonly purposes: readonly VerifyPurpose[]
}

/** Whether a ticket is valid, without using it up. */
export async function isVerifyTicket(client: Queryable, shown: ShownTicket): Promise<boolean> {
  return (await orm(client).select({ id: verifyTicket.id }).from(verifyTicket).where(isValid(shown))).length > 0
}

/** Uses a ticket up; false when it is not valid. */
export async function redeemVerifyTicket(client: Queryable, shown: ShownTicket): Promise<boolean> {
  const redeemed = await orm(client)
    .update(verifyTicket)
    .set({ usedAt: sql`now()` })
    .where(isValid(shown))
    .returning({ id: verifyTicket.id })
  return redeemed.length > 0
}

/** Ends every ticket of a phone, or those of one purpose. */
export async function deleteVerifyTickets(client: Queryable, phone: string, purpose?: VerifyPurpose): Promise<void> {
  await orm(client)
    .delete(verifyTicket)
    .where(and(eq(verifyTicket.phone, phone), purpose && eq(verifyTicket.purpose, purpose)))
}

function isValid({ phone, ticket, purposes }: ShownTicket) {
  return and(
    eq(verifyTicket.ticketHash, sha256(ticket)),
    eq(verifyTicket.phone, phone),
    inArray(verifyTicket.purpose, [...purposes]),
    isNull(verifyTicket.usedAt),
    gt(verifyTicket.expiresAt, sql`now()`),
  )
}
