import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { fail } from '../gateway/failure.ts'
import type { Failed } from '../gateway/failure.ts'
import { followsStrategy, hashPassword } from './password.ts'
import { readStrategy } from './password-strategy.store.ts'
import { isSetupTicket, redeemTicket } from './ticket.store.ts'

/** Creates the super user that a set-up ticket allows; a refused password leaves the ticket unused. */
export async function createFirstSuperUser(
  database: Database,
  request: { readonly cTicket: string; readonly cMobilePhone: string; readonly cPassword: string },
): Promise<
  | { cAllLinkUserUuid: string }
  | Failed<'TICKET_EXPIRED', undefined>
  | Failed<'PHONE_TAKEN', undefined>
  | Failed<'PASSWORD_WEAK', { readonly cField: string }>
> {
  // Checked first: without a ticket, neither phone numbers can be probed nor hashing be triggered.
  if (!(await isSetupTicket(database, request.cTicket))) return fail('TICKET_EXPIRED')
  if (!followsStrategy(request.cPassword, await readStrategy(database))) {
    return fail('PASSWORD_WEAK', { cField: 'cPassword' })
  }
  const known = await database.pool.query('select 1 from account where mobile_phone = $1', [request.cMobilePhone])
  if (known.rows.length > 0) return fail('PHONE_TAKEN')
  const passwordHash = await hashPassword(request.cPassword)
  return inTransaction(database, async (client) => {
    if (!(await redeemTicket(client, 'setup', request.cTicket))) return fail('TICKET_EXPIRED')
    const { rows } = await client.query<{ id: string }>(
      `insert into account (mobile_phone, password_hash, nickname, is_super) values ($1, $2, '', 1) returning id`,
      [request.cMobilePhone, passwordHash],
    )
    return { cAllLinkUserUuid: rows[0]?.id ?? '' }
  })
}
