import { TerminalType } from '@mallwright/contract/session'
import { isPassword } from '@mallwright/contract/values'

import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import type { AccountCaller } from '../gateway/guard/caller.ts'
import { clearAttempts, reserveAttempt } from './login-attempt.store.ts'
import { replacePassword } from './new-password.store.ts'
import { readStrategy } from './password-strategy.store.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { accountStopped, findPasswordHash, isSessionActive, lockAccount, openSession } from './session.store.ts'
import type { OpenedSession } from './session.store.ts'

/** A change by a signed-in account, which shows the password that it has. */
export interface OwnPasswordChange {
  readonly caller: AccountCaller
  readonly oldPassword: string
  readonly newPassword: string
  /** Client address: wrong passwords count as at the sign-in. */
  readonly address: string
}

/** Replaces the caller's password. Everything of the account ends; the caller's device goes on with a new session. Domain 1.12-23. */
export async function changeOwnPassword(
  database: Database,
  { caller, oldPassword, newPassword, address }: OwnPasswordChange,
): Promise<
  | OpenedSession
  | Failed<'PASSWORD_WEAK' | 'PASSWORD_UNCHANGED', { readonly cField: string }>
  | Failed<'WRONG_PASSWORD', { readonly attemptsLeft: number }>
  | Failed<'LOCKED', { readonly iRetrySeconds: number }>
  | Failed<'SESSION_INVALID', undefined>
  | ReturnType<typeof accountStopped>
> {
  const { pool } = database
  const cField = 'cPassword'
  if (!isPassword(newPassword, await readStrategy(pool))) return fail('PASSWORD_WEAK', { cField })
  const attempter = { phone: caller.phone, address }
  const attempt = await reserveAttempt(pool, attempter)
  if (!attempt.isAllowed) return fail('LOCKED', { iRetrySeconds: attempt.retrySeconds })
  const hash = await findPasswordHash(pool, caller.phone)
  if (!(await verifyPassword(hash, oldPassword))) {
    return attempt.attemptsLeft > 0
      ? fail('WRONG_PASSWORD', { attemptsLeft: attempt.attemptsLeft })
      : fail('LOCKED', { iRetrySeconds: attempt.retrySeconds })
  }
  await clearAttempts(pool, attempter)
  if (newPassword === oldPassword) return fail('PASSWORD_UNCHANGED', { cField })
  const passwordHash = await hashPassword(newPassword)
  return inTransaction(database, async (client) => {
    const owner = await lockAccount(client, { id: caller.accountId })
    // Changed or signed out while the old one was verified.
    if (!owner || owner.passwordHash !== hash || !(await isSessionActive(client, caller.sessionId))) {
      return fail('SESSION_INVALID')
    }
    if (owner.isStopped) return accountStopped(owner)
    await replacePassword(client, owner, passwordHash)
    const renewed = { ...owner, hasInitialPassword: false, shouldUpdatePassword: false }
    return openSession(client, renewed, { terminal: TerminalType.parse(caller.terminalType), existing: 'replace' })
  })
}
