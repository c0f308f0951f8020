import type { Database } from '../db/database.ts'
import { newSecret, sha256 } from '../gateway/secret.ts'

/** What a ticket opens: the socket of a session, a draft in the viewer, or the form of the first super user. */
export type TicketGrant =
  | { readonly purpose: 'socket'; readonly sessionId: string }
  | {
      readonly purpose: 'preview'
      readonly sessionId: string
      readonly siteId: string
      readonly columnCode: string
    }
  | { readonly purpose: 'setup' }

/** How long a ticket counts, in s. */
const LIFETIME_S = { socket: 60, preview: 600, setup: 7 * 24 * 3600 } as const

/** A ticket and until when it counts. */
export interface Ticket {
  readonly ticket: string
  readonly expiresAt: Date
}

/** Issues a ticket; only its hash is stored. */
export async function issueTicket({ pool }: Pick<Database, 'pool'>, grant: TicketGrant): Promise<Ticket> {
  const ticket = newSecret()
  const { rows } = await pool.query<{ expiresAt: Date }>(
    `insert into one_time_ticket (purpose, ticket_hash, session_id, site_id, column_code, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6)) returning expires_at as "expiresAt"`,
    [
      grant.purpose,
      sha256(ticket),
      'sessionId' in grant ? grant.sessionId : null,
      'siteId' in grant ? grant.siteId : null,
      'columnCode' in grant ? grant.columnCode : null,
      LIFETIME_S[grant.purpose],
    ],
  )
  return { ticket, expiresAt: rows[0]?.expiresAt ?? new Date() }
}

/** What a ticket was made for. */
export interface TicketHolder {
  readonly sessionId: string | null
  readonly siteId: string | null
  readonly columnCode: string | null
}

/** Whether a set-up ticket counts, without using it up. */
export async function isSetupTicket({ pool }: Database, ticket: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from one_time_ticket where purpose = 'setup' and ticket_hash = $1 and used_at is null and expires_at > now()`,
    [sha256(ticket)],
  )
  return rows.length > 0
}

/** Uses a ticket up; `undefined` when it is unknown, late or used, or its session has ended. */
export async function redeemTicket(
  pool: { query: Database['pool']['query'] },
  purpose: 'socket' | 'setup',
  ticket: string,
): Promise<TicketHolder | undefined> {
  const { rows } = await pool.query<TicketHolder>(
    `update one_time_ticket set used_at = now()
     where purpose = $1 and ticket_hash = $2 and used_at is null and expires_at > now()
       and (session_id is null or exists (
         select 1 from login_session s where s.id = session_id and s.revoked_at is null and s.expires_at > now()))
     returning session_id as "sessionId", site_id as "siteId", column_code as "columnCode"`,
    [purpose, sha256(ticket)],
  )
  return rows[0]
}

/** What a preview ticket shows; it counts until it expires, its maker signs out or may edit no more, because a preview is reloaded. */
export async function readPreviewTicket({ pool }: Database, ticket: string): Promise<TicketHolder | undefined> {
  const { rows } = await pool.query<TicketHolder>(
    `select t.session_id as "sessionId", t.site_id as "siteId", t.column_code as "columnCode"
     from one_time_ticket t join login_session s on s.id = t.session_id
       join account a on a.id = s.account_id and a.is_super = 1 and not a.stopped
     where t.purpose = 'preview' and t.ticket_hash = $1 and t.expires_at > now()
       and coalesce(s.revoke_reason, 'renewed') in ('renewed', 'expired')`,
    [sha256(ticket)],
  )
  return rows[0]
}
