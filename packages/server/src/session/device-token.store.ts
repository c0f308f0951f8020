import { fail } from '../gateway/failure.ts'
import type { Failed } from '../gateway/failure.ts'
import type { TerminalType } from '@mallwright/contract/session'

import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { RENEWAL_GRACE_S } from '../gateway/request-guard.ts'
import { lockAccount, openSession, revokeSession } from './session.store.ts'
import type { OpenedSession } from './session.store.ts'
import { newSecret, sha256 } from '../gateway/secret.ts'

/** A device's token and until when it signs in. */
export interface PwdFreeToken {
  readonly id: string
  readonly token: string
  readonly expiresAt: Date
}

/** Gives the device of a session a token; an earlier one of the session ends. */
export async function registerDevice(
  database: Database,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
): Promise<PwdFreeToken> {
  return inTransaction(database, async (client) => {
    const token = newSecret()
    await client.query('delete from pwd_free_token where session_id = $1', [sessionId])
    const { rows } = await client.query<{ id: string; expiresAt: Date }>(
      `insert into pwd_free_token (account_id, session_id, token_hash, expires_at)
       values ($1, $2, $3, now() + interval '30 days') returning id, expires_at as "expiresAt"`,
      [accountId, sessionId, sha256(token)],
    )
    const row = rows[0]
    if (!row) throw new Error('an insert gave no row')
    return { ...row, token }
  })
}

interface Device {
  readonly accountId: string
  readonly sessionId: string
}

/** Signs a device in again: its own session is replaced without a question, its token by a new one. */
export async function signInDevice(
  database: Database,
  request: { readonly id: string; readonly token: string; readonly terminal: TerminalType },
): Promise<OpenedSession | Failed<'TOKEN_INVALID', undefined> | Failed<'ACCOUNT_STOPPED', undefined>> {
  return inTransaction(database, async (client) => {
    const found = await client.query<Device>(
      `select account_id as "accountId", session_id as "sessionId" from pwd_free_token
       where id::text = $1 and expires_at > now()
         and (token_hash = $2 or (previous_hash = $2 and previous_until > now()))
       for update`,
      [request.id, sha256(request.token)],
    )
    const device = found.rows[0]
    const account = device && (await lockAccount(client, { id: device.accountId }))
    if (!device || !account) return fail('TOKEN_INVALID')
    if (account.isStopped) return fail('ACCOUNT_STOPPED')
    await revokeSession(client, device.sessionId, 'renewed')
    const opened = await openSession(client, account, { terminal: request.terminal, existing: 'ask' })
    // Another terminal has the session: the device's token stays valid and the ticket allows a take-over.
    if (opened.token === '') return { ...opened, payload: { ...opened.payload, cPwdFreeLoginToken: request.token } }
    const token = newSecret()
    await client.query(
      `update pwd_free_token set session_id = $2, previous_hash = token_hash, token_hash = $3,
         previous_until = now() + make_interval(secs => $4), expires_at = now() + interval '30 days'
       where id::text = $1`,
      [request.id, opened.payload.cLoginUuid, sha256(token), RENEWAL_GRACE_S],
    )
    return { ...opened, payload: { ...opened.payload, cPwdFreeLoginToken: token } }
  })
}
