import { TerminalType } from '@mallwright/contract/session'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { inTransaction } from '../../db/database.ts'
import type { Database } from '../../db/database.ts'
import { orm, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { loginAuth } from '../../db/tables/session.table.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'
import { newSecret, sha256 } from '../../gateway/guard/secret.ts'
import { accountStopped, isSessionActive, lockAccount, openSession } from '../session.store.ts'
import type { OpenedSession } from '../session.store.ts'

/** How long (s) a code can be confirmed, and how long a confirmed one waits for its terminal. */
const CODE_LIFETIME_S = 120
const CONFIRMED_LIFETIME_S = 60

type Ended = Failed<'AUTH_CODE_EXPIRED', undefined>

/** Creates a code for the session of a terminal; an earlier one of it ends. */
export async function createCode(
  client: Queryable,
  terminal: { readonly sessionId: string; readonly terminalType: TerminalType; readonly address: string },
): Promise<{ code: string; expireSeconds: number }> {
  const code = newSecret()
  await orm(client)
    .delete(loginAuth)
    .where(and(eq(loginAuth.sessionId, terminal.sessionId), inArray(loginAuth.state, ['pending', 'confirmed'])))
  await orm(client)
    .insert(loginAuth)
    .values({
      ...terminal,
      codeHash: sha256(code),
      expiresAt: sql`now() + make_interval(secs => ${CODE_LIFETIME_S})`,
    })
  return { code, expireSeconds: CODE_LIFETIME_S }
}

const isInTime = gt(loginAuth.expiresAt, sql`now()`)

/** What became of a code of a terminal's session; a used, unknown or foreign one has expired. */
export async function codeState(
  client: Queryable,
  shown: { readonly code: string; readonly sessionId: string },
): Promise<'pending' | 'confirmed' | 'rejected' | 'expired'> {
  const [found] = await orm(client)
    .select({ state: loginAuth.state })
    .from(loginAuth)
    .where(and(eq(loginAuth.codeHash, sha256(shown.code)), eq(loginAuth.sessionId, shown.sessionId), isInTime))
  const state = found?.state
  return state === 'pending' || state === 'confirmed' || state === 'rejected' ? state : 'expired'
}

const REQUEST = {
  terminalType: TerminalType,
  address: z.string(),
  createdAt: z.date(),
  expireSeconds: z.number(),
}

const PENDING = rows(
  REQUEST,
  `select terminal_type as "terminalType", address, created_at as "createdAt",
     ceil(extract(epoch from expires_at - now()))::int as "expireSeconds"
   from login_auth where code_hash = $1 and state = 'pending' and expires_at > now()`,
)

/** The terminal that waits for a code to be confirmed. */
export async function pendingRequest(
  client: Queryable,
  code: string,
): Promise<Readonly<z.infer<z.ZodMiniObject<typeof REQUEST>>> | Ended> {
  return (await PENDING.first(client, [sha256(code)])) ?? fail('AUTH_CODE_EXPIRED')
}

/** Confirms a code for the caller's account, as long as the caller's session lives. */
export async function confirmCode(
  database: Database,
  code: string,
  caller: AccountCaller,
): Promise<undefined | Ended | Failed<'SESSION_INVALID', undefined>> {
  return inTransaction(database, async (client) => {
    await lockAccount(client, { id: caller.accountId })
    // Ended while this waited, e.g. by a new password: whoever holds it may not let another terminal in.
    if (!(await isSessionActive(client, caller.sessionId))) return fail('SESSION_INVALID')
    const confirmed = await orm(client)
      .update(loginAuth)
      .set({
        state: 'confirmed',
        accountId: caller.accountId,
        confirmedBy: caller.sessionId,
        expiresAt: sql`now() + make_interval(secs => ${CONFIRMED_LIFETIME_S})`,
      })
      .where(and(eq(loginAuth.codeHash, sha256(code)), eq(loginAuth.state, 'pending'), isInTime))
      .returning({ id: loginAuth.id })
    return confirmed.length > 0 ? undefined : fail('AUTH_CODE_EXPIRED')
  })
}

/** Refuses the terminal of a code. */
export async function rejectCode(client: Queryable, code: string): Promise<undefined | Ended> {
  const rejected = await orm(client)
    .update(loginAuth)
    .set({ state: 'rejected' })
    .where(and(eq(loginAuth.codeHash, sha256(code)), eq(loginAuth.state, 'pending'), isInTime))
    .returning({ id: loginAuth.id })
  return rejected.length > 0 ? undefined : fail('AUTH_CODE_EXPIRED')
}

/** Signs the terminal of a confirmed code in, once. */
export async function signInByCode(
  database: Database,
  shown: { readonly code: string; readonly sessionId: string },
): Promise<OpenedSession | Ended | ReturnType<typeof accountStopped>> {
  const isConfirmed = and(
    eq(loginAuth.codeHash, sha256(shown.code)),
    eq(loginAuth.sessionId, shown.sessionId),
    eq(loginAuth.state, 'confirmed'),
    isInTime,
  )
  return inTransaction(database, async (client) => {
    const [found] = await orm(client).select({ accountId: loginAuth.accountId }).from(loginAuth).where(isConfirmed)
    const owner = found?.accountId ? await lockAccount(client, { id: found.accountId }) : undefined
    const used = await orm(client)
      .update(loginAuth)
      .set({ state: 'used' })
      .where(isConfirmed)
      .returning({ terminalType: loginAuth.terminalType })
    const [terminal] = used
    if (!owner || !terminal) return fail('AUTH_CODE_EXPIRED')
    if (owner.isStopped) return accountStopped(owner)
    return openSession(client, owner, { terminal: TerminalType.parse(terminal.terminalType), existing: 'ask' })
  })
}
