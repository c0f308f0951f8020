import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { notify } from '../db/pub-sub.ts'
import { orm } from '../db/query.ts'
import { forcedLoginTicket, loginAuth, loginSession, oneTimeTicket, pwdFreeToken } from '../db/tables/session.table.ts'

/** Why a session ended. Each is told to its sockets; a renewed session lives on under another token. */
type EndReason = 'logout' | 'copied' | 'expired' | 'taken-over' | 'password-changed' | 'stopped' | 'removed'

/** The event of an end: what the sockets of the session are told before they are closed. */
const EVENTS = {
  logout: 'session-ended',
  copied: 'session-ended',
  expired: 'session-ended',
  'password-changed': 'session-ended',
  stopped: 'session-ended',
  'taken-over': 'taken-over',
  removed: 'session-removed',
} as const satisfies Record<EndReason, string>

/** Not ended: renewed ones included, whose token counts a moment longer and whose sockets may be open for hours. */
const isOpen = or(isNull(loginSession.revokedAt), eq(loginSession.revokeReason, 'renewed'))

/** Ends the open sessions that a condition selects; the account's row is locked. Gives their ids. */
async function endSessions(client: Transaction, selected: SQL | undefined, reason: EndReason): Promise<string[]> {
  const ended = await orm(client)
    .update(loginSession)
    .set({ revokedAt: sql`now()`, revokeReason: reason })
    .where(and(selected, isOpen))
    .returning({ id: loginSession.id })
  for (const { id } of ended) await notify(client, { kind: EVENTS[reason], sessionId: id })
  return ended.map(({ id }) => id)
}

/** An account's sessions at terminals of a type: one is live at most, the renewed ones are its predecessors. */
interface Terminal {
  readonly accountId: string
  readonly terminal: string
}

const isOfTerminal = ({ accountId, terminal }: Terminal) =>
  and(eq(loginSession.accountId, accountId), eq(loginSession.terminalType, terminal))

/** Ends what has run out at a terminal, so that another session may be opened there. */
export async function endExpired(client: Transaction, at: Terminal): Promise<void> {
  await endSessions(client, and(isOfTerminal(at), lte(loginSession.expiresAt, sql`now()`)), 'expired')
}

/** Ends the session of a terminal because another one takes its place. */
export async function endTakenOver(client: Transaction, at: Terminal): Promise<void> {
  await endSessions(client, isOfTerminal(at), 'taken-over')
}

/**
 * Ends a session together with those that it was renewed from or as: whoever holds a token of any of them is signed out. Nothing
 * when it has ended already, because the terminal's session is another one then. The account's row is locked.
 */
export async function endSession(
  client: Transaction,
  sessionId: string,
  reason: 'logout' | 'copied' | 'removed',
): Promise<string[]> {
  const [found] = await orm(client)
    .select({ accountId: loginSession.accountId, terminal: loginSession.terminalType })
    .from(loginSession)
    .where(and(eq(loginSession.id, sessionId), isOpen))
  if (!found || found.accountId === null) return []
  return endSessions(client, isOfTerminal({ accountId: found.accountId, terminal: found.terminal }), reason)
}

/**
 * Ends everything that signs an account in, on all devices: sessions with their sockets, password-free tokens, tickets to take
 * over, and sign-ins that it has confirmed for other terminals. The account's row is locked. Domain 1.12-23.
 */
export async function endAccess(
  client: Transaction,
  accountId: string,
  reason: 'password-changed' | 'stopped' | 'removed',
): Promise<string[]> {
  const ended = await endSessions(client, eq(loginSession.accountId, accountId), reason)
  await orm(client).delete(pwdFreeToken).where(eq(pwdFreeToken.accountId, accountId))
  await orm(client).delete(forcedLoginTicket).where(eq(forcedLoginTicket.accountId, accountId))
  await orm(client).delete(loginAuth).where(eq(loginAuth.accountId, accountId))
  await deleteTickets(client, ended)
  return ended
}

/** Forgets the devices of ended sessions: none of them signs in again without a password. */
export async function forgetDevices(client: Transaction, sessionIds: readonly string[]): Promise<void> {
  await orm(client)
    .delete(pwdFreeToken)
    .where(inArray(pwdFreeToken.sessionId, [...sessionIds]))
}

/** Deletes what sessions were given for places without headers, and the sign-ins that they have confirmed. */
export async function deleteTickets(client: Transaction, sessionIds: readonly string[]): Promise<void> {
  await orm(client)
    .delete(oneTimeTicket)
    .where(inArray(oneTimeTicket.sessionId, [...sessionIds]))
  await orm(client)
    .delete(loginAuth)
    .where(inArray(loginAuth.confirmedBy, [...sessionIds]))
}
