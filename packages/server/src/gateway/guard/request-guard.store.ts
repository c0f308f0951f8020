import * as z from 'zod/mini'

import { command, rows } from '../../db/query.ts'

/** Grace period (s) of a renewed session: requests of other tabs may be in flight. */
const RENEWAL_GRACE_S = 60

const SESSION = {
  /** Index into the batch. */
  position: z.number(),
  sessionId: z.string(),
  signKey: z.string(),
  terminalType: z.string(),
  accountId: z.nullable(z.string()),
  phone: z.string(),
  isSuper: z.boolean(),
  hasInitialPassword: z.boolean(),
  editorSiteId: z.nullable(z.string()),
  nickname: z.string(),
  /** Not seen for a minute: its expiry is due to be extended. */
  isStale: z.boolean(),
}

/** A valid session of a batch. */
export type SessionRow = Readonly<z.infer<z.ZodMiniObject<typeof SESSION>>>

const SESSION_COLUMNS = `k.position::int - 1 as position, s.id as "sessionId", s.sign_key as "signKey",
  s.terminal_type as "terminalType", a.id as "accountId", coalesce(a.mobile_phone, '') as phone,
  coalesce(a.is_super, 0) = 1 as "isSuper", coalesce(a.init_pwd, false) as "hasInitialPassword",
  a.editor_site_id as "editorSiteId", coalesce(a.nickname, '') as nickname,
  s.last_seen_at < now() - interval '1 minute' as "isStale"`

const VALID_SESSIONS = `login_session s on s.token_hash = k.hash
    and s.expires_at > now()
    and (s.revoked_at is null
      or (s.revoke_reason = 'renewed' and s.revoked_at > now() - make_interval(secs => ${RENEWAL_GRACE_S})))
  left join account a on a.id = s.account_id
  where a.id is null or not a.stopped`

/** The valid sessions of token hashes ($1). */
export const FIND_SESSIONS = rows(
  SESSION,
  `select ${SESSION_COLUMNS} from unnest($1::text[]) with ordinality as k (hash, position) join ${VALID_SESSIONS}`,
  'find-sessions',
)

/**
 * The valid sessions of verified requests by token hash ($1), each using up its nonce ($2). Committed asynchronously: a
 * crash of PostgreSQL may forget the nonces of the last 0.6 s (3 × wal_writer_delay), and no request waits for the disk.
 * Inserts in one order, so that two processes cannot deadlock.
 */
export const CLAIM_NONCES = rows(
  { ...SESSION, isFresh: z.boolean() },
  `with found as (
     select ${SESSION_COLUMNS}, k.nonce
     from unnest($1::text[], $2::text[]) with ordinality as k (hash, nonce, position) join ${VALID_SESSIONS}
   ), claimed as (
     insert into request_nonce (session_id, nonce)
     select "sessionId", nonce from found, (select set_config('synchronous_commit', 'off', true)) as asynchronous
     order by 1, 2
     on conflict do nothing returning session_id, nonce
   )
   select f.position, f."sessionId", f."signKey", f."terminalType", f."accountId", f.phone, f."isSuper",
     f."hasInitialPassword", f."editorSiteId", f.nickname, f."isStale", c.session_id is not null as "isFresh"
   from found f left join claimed c on c.session_id = f."sessionId" and c.nonce = f.nonce`,
  'claim-nonces',
)

/** Extends the expiry of used sessions ($1). */
export const EXTEND_SESSIONS = command(
  `update login_session set last_seen_at = now(),
     expires_at = case when account_id is null then expires_at else now() + interval '12 hours' end
   where id = any($1::uuid[]) and revoked_at is null`,
)
