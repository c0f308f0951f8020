import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { only, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { oneTimeTicket } from '../db/tables/session.table.ts'
import { newSecret, sha256 } from '../gateway/guard/secret.ts'

/**
 * What a ticket grants: the socket of a session, the preview of a draft, creating the first super user, the page of a task, or the
 * decision on it.
 */
export type TicketGrant =
  | { readonly purpose: 'socket'; readonly sessionId: string }
  | {
      readonly purpose: 'preview'
      readonly sessionId: string
      readonly siteId: string
      readonly columnCode: string
    }
  | { readonly purpose: 'setup' }
  | TaskGrant

/** A task of a workflow, opened by a page of an origin. */
interface TaskGrant {
  readonly purpose: 'workflow' | 'decision'
  readonly sessionId: string
  readonly taskId: string
  readonly origin: string
}

/** Lifetime of a ticket, in s. A decision waits as long as a voucher is read. */
const LIFETIME_S = { socket: 60, preview: 600, setup: 7 * 24 * 3600, workflow: 60, decision: 1800 } as const

/** A ticket and its expiry. */
export interface Ticket {
  readonly ticket: string
  readonly expiresAt: Date
}

/** Issues a ticket; only its hash is stored. */
export async function issueTicket(client: Queryable, grant: TicketGrant): Promise<Ticket> {
  const ticket = newSecret()
  const created = await orm(client)
    .insert(oneTimeTicket)
    .values({
      ...grant,
      ticketHash: sha256(ticket),
      expiresAt: sql`now() + make_interval(secs => ${LIFETIME_S[grant.purpose]})`,
    })
    .returning({ expiresAt: oneTimeTicket.expiresAt })
  return { ticket, expiresAt: only(created).expiresAt }
}

const HOLDER = {
  sessionId: z.nullable(z.string()),
  siteId: z.nullable(z.string()),
  columnCode: z.nullable(z.string()),
}

/** The session, site and page that a ticket was issued for. */
export type TicketHolder = Readonly<z.infer<z.ZodMiniObject<typeof HOLDER>>>

/** Whether a set-up ticket is valid, without using it up. */
export async function isSetupTicket(client: Queryable, ticket: string): Promise<boolean> {
  const found = await orm(client)
    .select({ id: oneTimeTicket.id })
    .from(oneTimeTicket)
    .where(
      and(
        eq(oneTimeTicket.purpose, 'setup'),
        eq(oneTimeTicket.ticketHash, sha256(ticket)),
        isNull(oneTimeTicket.usedAt),
        sql`${oneTimeTicket.expiresAt} > now()`,
      ),
    )
  return found.length > 0
}

/** Deletes all set-up tickets: only the newest link is valid. */
export async function deleteSetupTickets(client: Queryable): Promise<void> {
  await orm(client).delete(oneTimeTicket).where(eq(oneTimeTicket.purpose, 'setup'))
}

const REDEEM = rows(
  HOLDER,
  `update one_time_ticket set used_at = now()
   where purpose = $1 and ticket_hash = $2 and used_at is null and expires_at > now()
     and (session_id is null or exists (
       select 1 from login_session s where s.id = session_id and s.revoked_at is null and s.expires_at > now()))
   returning session_id as "sessionId", site_id as "siteId", column_code as "columnCode"`,
)

/** Uses a ticket up; `undefined` when it is unknown, expired or used, or its session has ended. */
export async function redeemTicket(
  client: Queryable,
  purpose: 'socket' | 'setup',
  ticket: string,
): Promise<TicketHolder | undefined> {
  return REDEEM.first(client, [purpose, sha256(ticket)])
}

const PREVIEW = rows(
  HOLDER,
  `select t.session_id as "sessionId", t.site_id as "siteId", t.column_code as "columnCode"
   from one_time_ticket t join login_session s on s.id = t.session_id
     join account a on a.id = s.account_id and a.is_super = 1 and not a.stopped
   where t.purpose = 'preview' and t.ticket_hash = $1 and t.expires_at > now()
     and coalesce(s.revoke_reason, 'renewed') in ('renewed', 'expired')
     and not exists (
       select 1 from release r
       where r.site_id = t.site_id and r.published_at > t.expires_at - make_interval(secs => ${LIFETIME_S.preview}))`,
)

/**
 * The grant of a preview ticket. Reusable, because previews are reloaded; ends with its issuer's sign-out or right to edit, and
 * with the next release, after which the draft is other work than what was shown.
 */
export async function readPreviewTicket(client: Queryable, ticket: string): Promise<TicketHolder | undefined> {
  return PREVIEW.first(client, [sha256(ticket)])
}
