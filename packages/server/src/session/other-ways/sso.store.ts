import type { TerminalType } from '@mallwright/contract/session'

import { inTransaction } from '../../db/database.ts'
import type { Database } from '../../db/database.ts'
import { command } from '../../db/query.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import type { Caller } from '../../gateway/guard/caller.ts'
import { sha256 } from '../../gateway/guard/secret.ts'
import { endSession, forgetDevices } from '../session-end.store.ts'
import { accountStopped, lockAccount, openSession } from '../session.store.ts'
import type { OpenedSession } from '../session.store.ts'
import { readSsoTicket } from './sso-ticket.ts'

/** A ticket lives five minutes at most, by the clock of the database: the host's may be a little wrong, not more. */
const CLAIM = command(
  `insert into sso_ticket (ticket_hash, expires_at)
   select $1, to_timestamp($2::bigint)
   where to_timestamp($2::bigint) > now() and to_timestamp($2::bigint) <= now() + interval '5 minutes'
   on conflict do nothing`,
)

/** A ticket as it is shown, and who shows it. */
interface SsoRequest {
  readonly ticket: string
  readonly terminal: TerminalType
  readonly caller: Caller
}

/**
 * Signs the owner of a host's ticket in; the ticket counts once, whatever comes of it. The caller's own session of the same
 * account makes room without a question, because it is the same browser that asks. Decision 0106.
 */
export async function signInBySso(
  database: Database,
  key: string | undefined,
  { ticket, terminal, caller }: SsoRequest,
): Promise<OpenedSession | Failed<'TICKET_EXPIRED' | 'PHONE_UNKNOWN', undefined> | ReturnType<typeof accountStopped>> {
  const read = key === undefined ? undefined : readSsoTicket(ticket, key)
  if (!read) return fail('TICKET_EXPIRED')
  return inTransaction(database, async (client) => {
    const owner = await lockAccount(client, { phone: read.phone })
    if ((await CLAIM.run(client, [sha256(ticket), read.expiresAt])) === 0) return fail('TICKET_EXPIRED')
    if (!owner) return fail('PHONE_UNKNOWN')
    if (owner.isStopped) return accountStopped(owner)
    if (caller.accountId === owner.id && caller.terminalType === terminal) {
      await forgetDevices(client, await endSession(client, caller.sessionId, 'logout'))
    }
    return openSession(client, owner, { terminal, existing: 'ask' })
  })
}
