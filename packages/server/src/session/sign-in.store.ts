import type { CheckedInputOf } from '@mallwright/contract/rpc'
import type { login } from '@mallwright/contract/session'

import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import { clearAttempts, rememberAddress, reserveAttempt } from './login-attempt.store.ts'
import { verifyPassword } from './password.ts'
import { accountStopped, findPasswordHash, lockAccount, openSession } from './session.store.ts'
import type { OpenedSession } from './session.store.ts'
import { redeemCode } from './sms/sms-code.store.ts'
import { isVerifyTicket, redeemVerifyTicket } from './sms/verify-ticket.store.ts'

/** What is shown at the sign-in, and the client address that shows it. */
type Credentials = CheckedInputOf<typeof login>['body'] & { readonly address: string }

/** Signs in with a password; an attempt is counted before its password is verified. */
export async function signInByPassword(
  database: Database,
  { cMobilePhone: phone, cPassword = '', cTerminalType: terminal, address }: Credentials,
): Promise<
  | OpenedSession
  | Failed<'WRONG_PASSWORD', { readonly attemptsLeft: number }>
  | Failed<'LOCKED', { readonly iRetrySeconds: number }>
  | ReturnType<typeof accountStopped>
> {
  const attempt = await reserveAttempt(database.pool, { phone, address })
  if (!attempt.isAllowed) return fail('LOCKED', { iRetrySeconds: attempt.retrySeconds })
  const refused = () =>
    attempt.attemptsLeft > 0
      ? fail('WRONG_PASSWORD', { attemptsLeft: attempt.attemptsLeft })
      : fail('LOCKED', { iRetrySeconds: attempt.retrySeconds })
  const hash = await findPasswordHash(database.pool, phone)
  if (!(await verifyPassword(hash, cPassword))) return refused()
  await clearAttempts(database.pool, { phone, address })
  return inTransaction(database, async (client) => {
    const account = await lockAccount(client, { phone })
    // Changed while the old one was verified.
    if (!account || account.passwordHash !== hash) return refused()
    if (account.isStopped) return accountStopped(account)
    await rememberAddress(client, account.id, address)
    return openSession(client, account, { terminal, existing: 'ask' })
  })
}

/** Signs in with a code that the phone received, or with the ticket that one was exchanged for. */
export async function signInByPhone(
  database: Database,
  { cMobilePhone: phone, cVeriCode, cVerifyTicket: ticket = '', cTerminalType: terminal, address }: Credentials,
): Promise<
  | OpenedSession
  | Failed<'CODE_WRONG', { readonly attemptsLeft: number }>
  | Failed<'CODE_EXPIRED' | 'TICKET_EXPIRED' | 'PHONE_UNKNOWN', undefined>
  | ReturnType<typeof accountStopped>
> {
  return inTransaction(database, async (client) => {
    const account = await lockAccount(client, { phone })
    const shown = { phone, ticket, purposes: ['login'] } as const
    const proved =
      cVeriCode === undefined ? await isVerifyTicket(client, shown) : await redeemCode(client, phone, cVeriCode)
    if (proved instanceof Failed) return proved
    if (!proved) return fail('TICKET_EXPIRED')
    if (!account) return fail('PHONE_UNKNOWN')
    if (account.isStopped) return accountStopped(account)
    await rememberAddress(client, account.id, address)
    const opened = await openSession(client, account, { terminal, existing: 'ask' })
    // A question leaves the ticket: whoever declines may sign in again without another code.
    if (opened.token !== '') await redeemVerifyTicket(client, shown)
    return opened
  })
}
