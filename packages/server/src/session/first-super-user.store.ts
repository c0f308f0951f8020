import { isPassword } from '@mallwright/contract/values'
import { eq } from 'drizzle-orm'

import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { only, orm } from '../db/query.ts'
import { account } from '../db/tables/account.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { readStrategy } from './password-strategy.store.ts'
import { hashPassword } from './password.ts'
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
  const { pool } = database
  const mobilePhone = request.cMobilePhone
  // Checked first: without a ticket, neither phone numbers can be probed nor hashing be triggered.
  if (!(await isSetupTicket(pool, request.cTicket))) return fail('TICKET_EXPIRED')
  if (!isPassword(request.cPassword, await readStrategy(pool))) {
    return fail('PASSWORD_WEAK', { cField: 'cPassword' })
  }
  const owners = await orm(pool).select({ id: account.id }).from(account).where(eq(account.mobilePhone, mobilePhone))
  if (owners.length > 0) return fail('PHONE_TAKEN')
  const passwordHash = await hashPassword(request.cPassword)
  return inTransaction(database, async (client) => {
    if (!(await redeemTicket(client, 'setup', request.cTicket))) return fail('TICKET_EXPIRED')
    const created = await orm(client)
      .insert(account)
      .values({ mobilePhone, passwordHash, nickname: '', isSuper: 1, isOperator: true })
      .returning({ id: account.id })
    return { cAllLinkUserUuid: only(created).id }
  })
}
