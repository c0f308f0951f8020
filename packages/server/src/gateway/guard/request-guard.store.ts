import * as z from 'zod/mini'

import { command, rows } from '../../db/query.ts'
import { InstitutionRow, institutionSql } from './institution.store.ts'

/** Grace period (s) of a renewed session: requests of other tabs may be in flight. */
const RENEWAL_GRACE_S = 60

const SESSION = {
  tokenHash: z.string(),
  sessionId: z.string(),
  signKey: z.string(),
  terminalType: z.string(),
  accountId: z.nullable(z.string()),
  phone: z.string(),
  isSuper: z.boolean(),
  isOperator: z.boolean(),
  hasInitialPassword: z.boolean(),
  editorSiteId: z.nullable(z.string()),
  nickname: z.string(),
  institution: z.nullable(InstitutionRow),
  /** Not seen for a minute: its expiry is due to be extended. */
  isStale: z.boolean(),
}

/** A valid session. */
export type SessionRow = Readonly<z.infer<z.ZodMiniObject<typeof SESSION>>>

const SESSION_COLUMNS = `s.token_hash as "tokenHash", s.id as "sessionId", s.sign_key as "signKey",
  s.terminal_type as "terminalType", a.id as "accountId", coalesce(a.mobile_phone, '') as phone,
  coalesce(a.is_super, 0) = 1 as "isSuper", coalesce(a.is_operator, false) as "isOperator",
  coalesce(a.init_pwd, false) as "hasInitialPassword",
  a.editor_site_id as "editorSiteId", coalesce(a.nickname, '') as nickname,
  (select to_jsonb(i) from (${institutionSql('a.id')}) i) as institution,
  s.last_seen_at < now() - interval '1 minute' as "isStale"`

const VALID_SESSIONS = `login_session s left join account a on a.id = s.account_id
  where s.token_hash = any($1::text[])
    and s.expires_at > now()
    and (s.revoked_at is null
      or (s.revoke_reason = 'renewed' and s.revoked_at > now() - make_interval(secs => ${RENEWAL_GRACE_S})))
    and (a.id is null or not a.stopped)`

/** The valid sessions of token hashes ($1). */
export const FIND_SESSIONS = rows(SESSION, `select ${SESSION_COLUMNS} from ${VALID_SESSIONS}`, 'find-sessions')

/**
 * The valid sessions of verified requests by token hash ($1), each with those of its nonces ($3, of the session whose place in $1
 * is the one in $2) that are new; it uses them up. Committed asynchronously: a crash of PostgreSQL may forget the nonces of the
 * last 0.6 s (3 × wal_writer_delay), and no request waits for the disk. Inserts in one order, so that two processes cannot
 * deadlock.
 */
export const CLAIM_NONCES = rows(
  {
    ...SESSION,
    /** Joined by spaces, which no nonce contains. */
    newNonces: z.string(),
  },
  `with found as (select ${SESSION_COLUMNS} from ${VALID_SESSIONS}),
   claimed as (
     insert into request_nonce (session_id, nonce)
     select f."sessionId", n.nonce
     from unnest($2::int[], $3::text[]) as n (place, nonce) join found f on f."tokenHash" = ($1::text[])[n.place],
       (select set_config('synchronous_commit', 'off', true)) as asynchronous
     order by 1, 2
     on conflict do nothing returning session_id, nonce
   ), joined as (select session_id, string_agg(nonce, ' ') as nonces from claimed group by session_id)
   select f."tokenHash", f."sessionId", f."signKey", f."terminalType", f."accountId", f.phone, f."isSuper",
     f."isOperator", f."hasInitialPassword", f."editorSiteId", f.nickname, f.institution, f."isStale", coalesce(j.nonces, '') as "newNonces"
   from found f left join joined j on j.session_id = f."sessionId"`,
  'claim-nonces',
)

/** Extends the expiry of used sessions ($1). */
export const EXTEND_SESSIONS = command(
  `update login_session set last_seen_at = now(),
     expires_at = case when account_id is null then expires_at else now() + interval '12 hours' end
   where id = any($1::uuid[]) and revoked_at is null`,
)
