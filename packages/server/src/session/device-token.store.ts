import { createHmac } from 'node:crypto'

import type { TerminalType } from '@mallwright/contract/session'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { command, only, orm, rows } from '../db/query.ts'
import { askedId } from '../db/row-id.ts'
import { pwdFreeToken } from '../db/tables/session.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { isSignedIn } from '../gateway/guard/caller.ts'
import type { AccountCaller, Caller } from '../gateway/guard/caller.ts'
import { newSecret, sha256 } from '../gateway/guard/secret.ts'
import { endSession, forgetDevices } from './session-end.store.ts'
import { accountStopped, isSessionActive, lockAccount, openSession, renewSession } from './session.store.ts'
import type { OpenedSession } from './session.store.ts'

/** A device's token and its expiry. */
export interface PwdFreeToken {
  readonly id: string
  readonly token: string
  readonly expiresAt: Date
}

/** Issues a token for the device of a session; it replaces an earlier one of the session. `undefined` when the session has ended. */
export async function registerDevice(
  database: Database,
  { accountId, sessionId, terminalType }: Pick<AccountCaller, 'accountId' | 'sessionId' | 'terminalType'>,
): Promise<PwdFreeToken | undefined> {
  return inTransaction(database, async (client) => {
    await lockAccount(client, { id: accountId })
    if (!(await isSessionActive(client, sessionId))) return undefined
    const token = newSecret()
    await forgetDevices(client, [sessionId])
    const created = await orm(client)
      .insert(pwdFreeToken)
      .values({
        accountId,
        sessionId,
        terminalType,
        tokenHash: sha256(token),
        expiresAt: sql`now() + interval '30 days'`,
      })
      .returning({ id: pwdFreeToken.id, expiresAt: pwdFreeToken.expiresAt })
    return { ...only(created), token }
  })
}

/** Ends a session and its device's token. */
export async function signOut(
  database: Database,
  { accountId, sessionId }: Pick<AccountCaller, 'accountId' | 'sessionId'>,
): Promise<void> {
  await inTransaction(database, async (client) => {
    await lockAccount(client, { id: accountId })
    await forgetDevices(client, [sessionId, ...(await endSession(client, sessionId, 'logout'))])
  })
}

/** Read first: in every transaction the account is locked before anything of it. */
const FIND_OWNER = rows(
  { accountId: z.string() },
  `select account_id as "accountId" from pwd_free_token where id = $1::uuid`,
)

const LOCK_DEVICE = rows(
  {
    sessionId: z.string(),
    terminalType: z.string(),
    /** The token was replaced long enough ago that its device has the next one: this is a copy. */
    isCopy: z.boolean(),
    /** Set when the token was replaced a moment ago, by another tab: what gives the current one again. */
    rotationSalt: z.nullable(z.string()),
  },
  `select session_id as "sessionId", terminal_type as "terminalType",
     token_hash <> $2 and not coalesce(previous_hash = $2 and previous_until > now(), false) as "isCopy",
     case when previous_hash = $2 then rotation_salt end as "rotationSalt"
   from pwd_free_token
   where id = $1::uuid and expires_at > now()
     and (token_hash = $2 or previous_hash = $2 or $2 = any(retired_hashes))
   for update`,
)

/** How long (s) a replaced token still gives the current one: two tabs of a device start at once. Domain 1.12-24. */
const TOKEN_GRACE_S = 10

/** Replaced tokens that are remembered of a device. */
const MAX_RETIRED = 50

const RENEW = command(
  `update pwd_free_token set session_id = $2,
     retired_hashes = (array_prepend(previous_hash, retired_hashes))[:${MAX_RETIRED}], previous_hash = token_hash, token_hash = $3,
     rotation_salt = $4, previous_until = now() + make_interval(secs => ${TOKEN_GRACE_S}), expires_at = now() + interval '30 days'
   where id = $1::uuid`,
)

/** The token stays, the session is another one. */
const MOVE = command(`update pwd_free_token set session_id = $2 where id = $1::uuid`)

/**
 * Signs a device in again: its own session is replaced without a question, its token by a new one. A copy of a replaced token
 * ends the device's token and session, because one of the two holders is not the device. RFC 9700 §4.14.2. A
 * second tab that starts with the same token gets the same next one, or the first would hold a replaced one.
 */
export async function signInDevice(
  database: Database,
  request: { readonly id: string; readonly token: string; readonly terminal: TerminalType },
): Promise<OpenedSession | Failed<'TOKEN_INVALID', undefined> | ReturnType<typeof accountStopped>> {
  const id = askedId(request.id)
  return inTransaction(database, async (client) => {
    const owner = await FIND_OWNER.first(client, [id])
    const account = owner && (await lockAccount(client, { id: owner.accountId }))
    const device = await LOCK_DEVICE.first(client, [id, sha256(request.token)])
    if (!device || !account || device.terminalType !== request.terminal) return fail('TOKEN_INVALID')
    if (device.isCopy) {
      await forgetDevices(client, [device.sessionId, ...(await endSession(client, device.sessionId, 'copied'))])
      return fail('TOKEN_INVALID')
    }
    if (account.isStopped) return accountStopped(account)
    await renewSession(client, device.sessionId)
    const opened = await openSession(client, account, { terminal: request.terminal, existing: 'ask' })
    const salt = device.rotationSalt ?? newSecret()
    const token = successorOf(request.token, salt)
    // Another terminal has the session: the device's token stays valid and the ticket allows a take-over.
    if (opened.token === '') {
      const current = device.rotationSalt === null ? request.token : token
      return { ...opened, payload: { ...opened.payload, cPwdFreeLoginToken: current } }
    }
    const { cLoginUuid } = opened.payload
    if (device.rotationSalt === null) await RENEW.run(client, [id, cLoginUuid, sha256(token), salt])
    else await MOVE.run(client, [id, cLoginUuid])
    return { ...opened, payload: { ...opened.payload, cPwdFreeLoginToken: token } }
  })
}

/** The token after a token. Only who has the one and the salt can tell the other, and only its hash is stored. */
function successorOf(token: string, salt: string): string {
  return createHmac('sha256', salt).update(token).digest('hex')
}

/** Signs a terminal's earlier account out, with its remembered device, when another one signs in there. */
export async function leaveOtherAccount(database: Database, caller: Caller, accountId: string): Promise<void> {
  if (isSignedIn(caller) && caller.accountId !== accountId) await signOut(database, caller)
}
