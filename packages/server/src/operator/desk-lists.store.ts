import { and, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { inviteCode, operator } from '../db/tables/organisation.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { newInviteCode } from '../institution/invite-code.store.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { DeskFilter } from './audit-desk.store.ts'

const SESSIONS = rows(
  {
    id: z.string(),
    accountId: z.string(),
    phone: z.string(),
    nickname: z.string(),
    terminalType: z.string(),
    createdAt: z.date(),
    lastSeenAt: z.date(),
    total: z.number(),
  },
  `select s.id, a.id as "accountId", a.mobile_phone as phone, a.nickname, s.terminal_type as "terminalType",
     s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", count(*) over ()::int as total
   from login_session s join account a on a.id = s.account_id
   where s.revoked_at is null and s.expires_at > now()
     and ($1 = '' or a.mobile_phone = $1 or position($1 in lower(a.nickname)) > 0)
   order by s.last_seen_at desc, s.id limit $2 offset $3`,
)

/** A live session. */
export type DeskSessionRow = Awaited<ReturnType<typeof SESSIONS.one>>

/** Live sessions of accounts, the last used first. */
export function listSessions(client: Queryable, { keyword, page }: DeskFilter): Promise<DeskSessionRow[]> {
  return SESSIONS.all(client, [keyword, page.size, offsetOf(page)])
}

const SESSION_PHONE = rows(
  { phone: z.string() },
  `select a.mobile_phone as phone from login_session s join account a on a.id = s.account_id where s.id::text = $1`,
)

/** The phone of a session's account; `undefined` when there is no such session. */
export function findSessionPhone(client: Queryable, sessionId: string) {
  return SESSION_PHONE.first(client, [sessionId])
}

const CODES = rows(
  {
    code: z.string(),
    inviteUuid: z.string(),
    ownerName: z.string(),
    isOperator: z.boolean(),
    isStopped: z.boolean(),
    uses: z.number(),
    createdAt: z.date(),
    total: z.number(),
  },
  `select i.code, i.invite_uuid as "inviteUuid", coalesce(p.name, o.name, '') as "ownerName",
     i.operator_id is not null as "isOperator", i.stopped as "isStopped",
     (select count(*)::int from enterprise_apply e where upper(e.invite_code) = i.code) as uses,
     i.created_at as "createdAt", count(*) over ()::int as total
   from invite_code i left join operator p on p.id = i.operator_id left join organisation o on o.id = i.organisation_id
   where ($1 = '' or position(upper($1) in i.code) > 0 or position($1 in lower(coalesce(p.name, o.name, ''))) > 0)
     and ($2::uuid is null or i.operator_id = $2::uuid)
   order by i.created_at desc, i.code limit $3 offset $4`,
)

/** An invite code with its owner. */
export type DeskInviteCodeRow = Awaited<ReturnType<typeof CODES.one>>

/** Invite codes; those of one operator only, unless it is the mall's (null). */
export function listInviteCodes(
  client: Queryable,
  { keyword, page }: DeskFilter,
  ownOperatorId: string | null,
): Promise<DeskInviteCodeRow[]> {
  return CODES.all(client, [keyword, ownOperatorId, page.size, offsetOf(page)])
}

/** Makes an invite code of an operator, the mall's for null; a random one when `code` is empty. */
export async function createInviteCode(
  client: Queryable,
  { code, ownOperatorId }: { readonly code: string; readonly ownOperatorId: string | null },
): Promise<
  | { code: string; inviteUuid: string }
  | Failed<'CODE_TAKEN', { readonly cField: 'cInviteCode' }>
  | Failed<'OPERATOR_MISSING', undefined>
> {
  const isOwner = ownOperatorId === null ? eq(operator.isMall, true) : eq(operator.id, ownOperatorId)
  const [owner] = await orm(client).select({ id: operator.id }).from(operator).where(isOwner)
  if (!owner) return fail('OPERATOR_MISSING')
  const [created] = await orm(client)
    .insert(inviteCode)
    .values({ code: code || newInviteCode(), operatorId: owner.id })
    .onConflictDoNothing()
    .returning({ code: inviteCode.code, inviteUuid: inviteCode.inviteUuid })
  return created ?? fail('CODE_TAKEN', { cField: 'cInviteCode' })
}

/** Stops or resumes an invite code; one operator's own only, unless it is the mall's (null). */
export async function setCodeStopped(
  client: Queryable,
  change: { readonly code: string; readonly isStopped: boolean; readonly ownOperatorId: string | null },
): Promise<Failed<'STATE_CHANGED', undefined> | undefined> {
  const { code, isStopped, ownOperatorId } = change
  const changed = await orm(client)
    .update(inviteCode)
    .set({ isStopped, updatedAt: sql`now()` })
    .where(
      and(
        eq(inviteCode.code, code),
        ne(inviteCode.isStopped, isStopped),
        ownOperatorId === null ? undefined : eq(inviteCode.operatorId, ownOperatorId),
      ),
    )
    .returning({ id: inviteCode.id })
  return changed.length > 0 ? undefined : fail('STATE_CHANGED')
}

const MESSAGES = rows(
  { phone: z.string(), text: z.string(), createdAt: z.date(), total: z.number() },
  `select phone, text, created_at as "createdAt", count(*) over ()::int as total from sms_outbox
   where $1 = '' or phone = $1 order by created_at desc, id limit $2 offset $3`,
)

/** Messages of the local outbox, the newest first; by whole phone number. */
export function listOutbox(client: Queryable, { keyword, page }: DeskFilter) {
  return MESSAGES.all(client, [keyword, page.size, offsetOf(page)])
}

const AUDIT_LOG = rows(
  {
    createdAt: z.date(),
    nickname: z.string(),
    phone: z.string(),
    action: z.string(),
    subject: z.string(),
    reason: z.string(),
    total: z.number(),
  },
  `select l.created_at as "createdAt", a.nickname, a.mobile_phone as phone, l.action, l.subject, l.reason,
     count(*) over ()::int as total
   from audit_log l join account a on a.id = l.account_id
   where $1 = '' or position($1 in lower(a.nickname)) > 0 or position($1 in lower(l.subject)) > 0
     or position($1 in lower(l.reason)) > 0 or a.mobile_phone = $1
   order by l.created_at desc, l.id limit $2 offset $3`,
)

/** The audit log, the newest first. */
export function listAuditLog(client: Queryable, { keyword, page }: DeskFilter) {
  return AUDIT_LOG.all(client, [keyword, page.size, offsetOf(page)])
}
