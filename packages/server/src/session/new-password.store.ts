import type { CheckedInputOf } from '@mallwright/contract/rpc'
import type { saveUser } from '@mallwright/contract/session'
import { isPassword } from '@mallwright/contract/values'
import { eq, sql } from 'drizzle-orm'

import { inTransaction } from '../db/database.ts'
import type { Database, Transaction } from '../db/database.ts'
import { orm } from '../db/query.ts'
import { account } from '../db/tables/account.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { clearAllAttempts } from './login-attempt.store.ts'
import { readStrategy } from './password-strategy.store.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { endAccess } from './session-end.store.ts'
import { accountStopped, lockAccount } from './session.store.ts'
import type { SessionAccount } from './session.store.ts'
import { deleteVerifyTickets, isVerifyTicket, redeemVerifyTicket } from './sms/verify-ticket.store.ts'
import type { ShownTicket } from './sms/verify-ticket.store.ts'

type NewPassword = CheckedInputOf<typeof saveUser>['body']
type Refused = Failed<'TICKET_EXPIRED', undefined> | Failed<'PASSWORD_WEAK', { readonly cField: string }>

/** Creates an account of a proved phone. Roles and states are the table's defaults. */
export async function registerAccount(
  database: Database,
  request: NewPassword,
): Promise<
  { cAllLinkUserUuid: string; cMobilePhone: string; cNickname: string } | Refused | Failed<'PHONE_TAKEN', undefined>
> {
  const shown = shownTicket(request, ['register'])
  const refused = await refusePassword(database, request, shown)
  if (refused) return refused
  const passwordHash = await hashPassword(request.cPassword)
  return inTransaction(database, async (client) => {
    if (!(await redeemVerifyTicket(client, shown))) return fail('TICKET_EXPIRED')
    const [created] = await orm(client)
      .insert(account)
      .values({ mobilePhone: request.cMobilePhone, passwordHash })
      .onConflictDoNothing()
      .returning({ id: account.id, nickname: account.nickname })
    if (!created) return fail('PHONE_TAKEN')
    return { cAllLinkUserUuid: created.id, cMobilePhone: request.cMobilePhone, cNickname: created.nickname }
  })
}

/** Sets the password of a proved phone and ends everything that the old one has opened. */
export async function changePassword(
  database: Database,
  request: NewPassword,
): Promise<
  | undefined
  | Refused
  | Failed<'PASSWORD_SAME', { readonly cField: string }>
  | Failed<'PHONE_UNKNOWN', undefined>
  | ReturnType<typeof accountStopped>
> {
  const phone = request.cMobilePhone
  const shown = shownTicket(request, ['reset', 'init-pwd'])
  const refused = await refusePassword(database, request, shown)
  if (refused) return refused
  const [before] = await orm(database.pool).select().from(account).where(eq(account.mobilePhone, phone))
  if (before?.hasInitialPassword && (await verifyPassword(before.passwordHash, request.cPassword))) {
    return fail('PASSWORD_SAME', { cField: 'cPassword' })
  }
  const passwordHash = await hashPassword(request.cPassword)
  return inTransaction(database, async (client) => {
    const owner = await lockAccount(client, { phone })
    if (!(await redeemVerifyTicket(client, shown))) return fail('TICKET_EXPIRED')
    if (!owner) return fail('PHONE_UNKNOWN')
    if (owner.isStopped) return accountStopped(owner)
    await replacePassword(client, owner, passwordHash)
    return undefined
  })
}

/** Stores a new password and ends everything that the old one has opened; the account's row is locked. */
export async function replacePassword(client: Transaction, owner: SessionAccount, passwordHash: string): Promise<void> {
  await orm(client)
    .update(account)
    .set({ passwordHash, hasInitialPassword: false, shouldUpdatePassword: false, updatedAt: sql`now()` })
    .where(eq(account.id, owner.id))
  await endAccess(client, owner.id, 'password-changed')
  await deleteVerifyTickets(client, owner.mobilePhone)
  await clearAllAttempts(client, owner.mobilePhone)
}

/** Checked first: without a ticket, neither accounts can be probed nor hashing be triggered. */
async function refusePassword(
  { pool }: Database,
  { cPassword }: NewPassword,
  shown: ShownTicket,
): Promise<Refused | undefined> {
  if (!(await isVerifyTicket(pool, shown))) return fail('TICKET_EXPIRED')
  return isPassword(cPassword, await readStrategy(pool)) ? undefined : fail('PASSWORD_WEAK', { cField: 'cPassword' })
}

function shownTicket({ cMobilePhone, cVerifyTicket }: NewPassword, purposes: ShownTicket['purposes']): ShownTicket {
  return { phone: cMobilePhone, ticket: cVerifyTicket, purposes }
}
