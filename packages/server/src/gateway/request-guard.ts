import { createHmac, timingSafeEqual } from 'node:crypto'

import { canonicalText, SIGNATURE_WINDOW_MS } from '@mallwright/contract/signing'

import type { Database } from '../db/database.ts'
import type { Caller } from './caller.ts'
import { microBatch } from '../cache/micro-batch.ts'
import { sha256 } from './secret.ts'

/** What a request brings to prove that it comes from its session, unchanged and for the first time. */
export interface RequestProof {
  readonly method: string
  /** Path below the gateway base with its query, as sent. */
  readonly address: string
  readonly payload: string
  readonly nonce: string
  readonly timestamp: string
  readonly signature: string
  readonly token: string
}

/** Knows callers by their token and requests by their signature. */
export interface RequestGuard {
  /** The caller whose session has this token; `undefined` when the session is missing, ended or expired. */
  identify(token: string): Promise<Caller | undefined>
  /** Whether a request is signed by the caller, in time and not seen before. Uses its nonce up. */
  verify(caller: Caller, proof: RequestProof): Promise<boolean>
}

/** Nonces as clients make them: a uuid or other short text. */
const NONCE_FORM = /^[\w-]{8,64}$/

/** Grace period (s) of a renewed session: requests of other tabs may be in flight. */
export const RENEWAL_GRACE_S = 60

const FIND_SESSIONS = `
  select k.position::int - 1 as position, s.id as "sessionId", s.sign_key as "signKey", s.terminal_type as "terminalType",
    a.id as "accountId", coalesce(a.mobile_phone, '') as phone, coalesce(a.is_super, 0) = 1 as "isSuper",
    coalesce(a.init_pwd, false) as "hasInitialPassword",
    a.editor_site_id as "editorSiteId", coalesce(a.nickname, '') as nickname,
    s.last_seen_at < now() - interval '1 minute' as "isStale"
  from unnest($1::text[]) with ordinality as k (hash, position)
  join login_session s on s.token_hash = k.hash
    and s.expires_at > now()
    and (s.revoked_at is null or (s.revoke_reason = 'renewed' and s.revoked_at > now() - make_interval(secs => ${RENEWAL_GRACE_S})))
  left join account a on a.id = s.account_id
  where a.id is null or not a.stopped`

const SPEND_NONCES = `
  insert into request_nonce (session_id, nonce) select * from unnest($1::uuid[], $2::text[])
  on conflict do nothing returning session_id || ' ' || nonce as spent`

const TOUCH_SESSIONS = `
  update login_session set last_seen_at = now(),
    expires_at = case when account_id is null then expires_at else now() + interval '12 hours' end
  where id = any($1::uuid[]) and revoked_at is null`

/** Statements at once: several nonce inserts share one wait for the disk, because PostgreSQL commits in groups. */
const LOOK_UPS_IN_FLIGHT = 2
const NONCES_IN_FLIGHT = 4

/** Creates the guard of a server process; its state is in the database, shared by all processes. */
export function createGuard({ pool }: Database, onError: (error: unknown) => void): RequestGuard {
  const find = microBatch<string, Caller | undefined>(LOOK_UPS_IN_FLIGHT, async (hashes) => {
    const found = await pool.query<Caller & { position: number; isStale: boolean }>({
      name: 'find-sessions',
      text: FIND_SESSIONS,
      values: [hashes],
    })
    const stale = found.rows.filter(({ isStale }) => isStale).map(({ sessionId }) => sessionId)
    if (stale.length > 0) void pool.query(TOUCH_SESSIONS, [stale]).catch(onError)
    const callers: (Caller | undefined)[] = hashes.map(() => undefined)
    for (const row of found.rows) callers[row.position] = row
    return callers
  })
  const spend = microBatch<{ sessionId: string; nonce: string }, boolean>(NONCES_IN_FLIGHT, async (keys) => {
    const values = [keys.map(({ sessionId }) => sessionId), keys.map(({ nonce }) => nonce)]
    const inserted = await pool.query<{ spent: string }>({ name: 'spend-nonces', text: SPEND_NONCES, values })
    const fresh = new Set(inserted.rows.map(({ spent }) => spent))
    // `delete` returns true once, so of two equal nonces in one batch only the first is accepted.
    return keys.map(({ sessionId, nonce }) => fresh.delete(`${sessionId} ${nonce}`))
  })
  return {
    identify: (token) => (token === '' ? Promise.resolve(undefined) : find(sha256(token))),
    verify: async (caller, proof) =>
      isWellTimed(proof) && isSigned(caller, proof) && spend({ sessionId: caller.sessionId, nonce: proof.nonce }),
  }
}

function isWellTimed({ timestamp }: RequestProof): boolean {
  return /^\d{13}$/.test(timestamp) && Math.abs(Date.now() - Number(timestamp)) <= SIGNATURE_WINDOW_MS
}

function isSigned(caller: Caller, proof: RequestProof): boolean {
  if (!NONCE_FORM.test(proof.nonce)) return false
  const [path = '', ...search] = proof.address.split('?')
  const text = canonicalText({ ...proof, path, query: new URLSearchParams(search.join('?')) })
  const expected = createHmac('sha256', Buffer.from(caller.signKey, 'hex')).update(text).digest()
  const given = Buffer.from(proof.signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
