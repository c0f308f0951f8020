import { eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { orm } from '../db/query.ts'
import { forcedLoginTicket, loginSession } from '../db/tables/session.table.ts'
import { deleteTickets, endAccess, endSession, forgetDevices } from './session-end.store.ts'
import { lockAccount } from './session.store.ts'

/**
 * Ends the sessions of an account, or one session, as removed by an administrator: its sockets at every process get the frame of
 * a removal and are closed when the transaction commits, its device is forgotten. A session that is renewed meanwhile is reached
 * by the id of any of its predecessors. Gives how many sessions ended; 0 when there was none. Specification 1 §4.5.
 */
export async function removeAccountSessions(
  client: Transaction,
  by: { readonly accountId: string } | { readonly sessionId: string },
): Promise<number> {
  const accountId = 'accountId' in by ? by.accountId : await ownerOf(client, by.sessionId)
  if (!accountId || !(await lockAccount(client, { id: accountId }))) return 0
  if ('accountId' in by) return (await endAccess(client, accountId, 'removed')).length
  const ended = await endSession(client, by.sessionId, 'removed')
  if (ended.length === 0) return 0
  await forgetDevices(client, ended)
  await deleteTickets(client, ended)
  // Whoever has just proved the password may not slip in by the answer to a question that was asked before.
  await orm(client).delete(forcedLoginTicket).where(eq(forcedLoginTicket.accountId, accountId))
  return ended.length
}

async function ownerOf(client: Transaction, sessionId: string): Promise<string | null | undefined> {
  const [found] = await orm(client)
    .select({ accountId: loginSession.accountId })
    .from(loginSession)
    .where(eq(loginSession.id, sessionId))
  return found?.accountId
}
