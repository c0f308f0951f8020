import { and, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { command, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { askedId } from '../db/row-id.ts'
import { account } from '../db/tables/account.table.ts'
import { organisation, orgMember } from '../db/tables/organisation.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { IS_VERIFIED } from '../gateway/guard/institution.store.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import { endAccess } from '../session/session-end.store.ts'
import type { DeskFilter } from './audit-desk.store.ts'

const ACCOUNTS = rows(
  {
    id: z.string(),
    phone: z.string(),
    nickname: z.string(),
    realName: z.string(),
    isVerified: z.boolean(),
    isStopped: z.boolean(),
    isOperator: z.boolean(),
    isSuper: z.number(),
    institutions: z.string(),
    sessions: z.number(),
    createdAt: z.date(),
    total: z.number(),
  },
  `select a.id, a.mobile_phone as phone, a.nickname, a.real_name as "realName",
     a.personal_auth_state = 2 as "isVerified", a.stopped as "isStopped", a.is_operator as "isOperator",
     a.is_super as "isSuper",
     coalesce((select string_agg(o.name, '、' order by m.is_default desc, o.name)
       from org_member m join organisation o on o.id = m.organisation_id where m.account_id = a.id), '') as institutions,
     (select count(*)::int from login_session s
       where s.account_id = a.id and s.revoked_at is null and s.expires_at > now()) as sessions,
     a.created_at as "createdAt", count(*) over ()::int as total
   from account a
   where ($1 = '' or a.mobile_phone = $1 or position($1 in lower(a.nickname)) > 0 or exists (
       select 1 from org_member m join organisation o on o.id = m.organisation_id
       where m.account_id = a.id and position($1 in lower(o.name)) > 0))
     and ($2::boolean is null or a.stopped = $2::boolean)
   order by a.created_at desc, a.mobile_phone limit $3 offset $4`,
)

/** An account as operators see it. */
export type DeskAccountRow = Awaited<ReturnType<typeof ACCOUNTS.one>>

/** Accounts by nickname, institution or whole phone number. */
export function listAccounts(
  client: Queryable,
  { keyword, page, isStopped }: DeskFilter & { readonly isStopped: boolean | undefined },
): Promise<DeskAccountRow[]> {
  return ACCOUNTS.all(client, [keyword, isStopped ?? null, page.size, offsetOf(page)])
}

const INSTITUTIONS = rows(
  {
    id: z.string(),
    accUuid: z.string(),
    name: z.string(),
    kind: z.number(),
    creditCode: z.nullable(z.string()),
    isVerified: z.boolean(),
    isStopped: z.boolean(),
    waitsForDeletion: z.boolean(),
    members: z.number(),
    managerName: z.string(),
    createdAt: z.date(),
    total: z.number(),
  },
  `select o.id, o.acc_uuid as "accUuid", o.name, o.kind, o.credit_code as "creditCode", ${IS_VERIFIED} as "isVerified",
     o.acc_stop as "isStopped", o.wait_delete as "waitsForDeletion",
     (select count(*)::int from org_member m where m.organisation_id = o.id) as members,
     coalesce((select m.person_name from org_member m
       where m.organisation_id = o.id and m.user_type = 'admin' order by m.created_at, m.id limit 1), '') as "managerName",
     o.created_at as "createdAt", count(*) over ()::int as total
   from organisation o
   where ($1 = '' or position($1 in lower(o.name)) > 0 or lower(o.credit_code) = $1)
     and ($2::int is null or o.kind = $2::int) and ($3::boolean is null or o.acc_stop = $3::boolean)
   order by o.created_at desc, o.name, o.id limit $4 offset $5`,
)

/** An institution as operators see it. */
export type DeskInstitutionRow = Awaited<ReturnType<typeof INSTITUTIONS.one>>

/** Institutions by name or credit code. */
export function listInstitutions(
  client: Queryable,
  { keyword, kind, page, isStopped }: DeskFilter & { readonly isStopped: boolean | undefined },
): Promise<DeskInstitutionRow[]> {
  return INSTITUTIONS.all(client, [keyword, kind ?? null, isStopped ?? null, page.size, offsetOf(page)])
}

const MEMBERS = rows(
  {
    id: z.string(),
    name: z.string(),
    phone: z.string(),
    userType: z.enum(['admin', 'user']),
    isStopped: z.boolean(),
    total: z.number(),
  },
  `select m.id, m.person_name as name, a.mobile_phone as phone, m.user_type as "userType", m.stop as "isStopped",
     count(*) over ()::int as total
   from org_member m join account a on a.id = m.account_id
   where m.organisation_id::text = $1 and ($2 = '' or position($2 in lower(m.person_name)) > 0 or a.mobile_phone = $2)
   order by m.user_type = 'admin' desc, m.created_at, m.id limit $3 offset $4`,
)

/** A member as operators see it. */
export type DeskMemberRow = Awaited<ReturnType<typeof MEMBERS.one>>

/** The members of an institution. */
export function listMembers(
  client: Queryable,
  { keyword, page, institutionId }: DeskFilter & { readonly institutionId: string },
): Promise<DeskMemberRow[]> {
  return MEMBERS.all(client, [institutionId, keyword, page.size, offsetOf(page)])
}

type Changed = Failed<'STATE_CHANGED', undefined>

/**
 * Stops or resumes an account. The database keeps a stopped one out and closes its sockets; resumed, it signs in anew on every
 * device, because a stop may have been meant for whoever held one of its tokens. Gives its phone.
 */
export async function setAccountStopped(
  client: Transaction,
  { id, isStopped }: { readonly id: string; readonly isStopped: boolean },
): Promise<string | Changed | Failed<'ACCOUNT_PROTECTED', undefined>> {
  if ((await isSuperUser(client, id)) || (isStopped && !(await keepsOperator(client, id)))) {
    return fail('ACCOUNT_PROTECTED')
  }
  const isTarget = eq(account.id, askedId(id))
  const [changed] = await orm(client)
    .update(account)
    .set({ isStopped, updatedAt: sql`now()` })
    .where(and(isTarget, ne(account.isStopped, isStopped)))
    .returning({ id: account.id, phone: account.mobilePhone })
  if (!changed) return fail('STATE_CHANGED')
  if (!isStopped) await endAccess(client, changed.id, 'stopped')
  return changed.phone
}

const LOCK_OPERATORS = command(`select pg_advisory_xact_lock(hashtextextended('operators', 0))`)

const OTHER_OPERATORS = rows(
  { id: z.string() },
  `select a.id from account a
   where a.is_operator and not a.stopped and a.id::text <> $1 and (
     not exists (select 1 from org_member m join operator p on p.organisation_id = m.organisation_id where m.account_id = a.id)
     or exists (select 1 from org_member m join operator p on p.organisation_id = m.organisation_id and p.is_mall
       where m.account_id = a.id and not m.stop))
   limit 1`,
)

async function isSuperUser(client: Transaction, id: string): Promise<boolean> {
  const [found] = await orm(client)
    .select({ isSuper: account.isSuper })
    .from(account)
    .where(eq(account.id, askedId(id)))
  return found?.isSuper === 1
}

/** Whether the mall keeps an operator without an account. One at a time asks, so that two operators cannot remove each other. */
async function keepsOperator(client: Transaction, withoutId: string): Promise<boolean> {
  await LOCK_OPERATORS.run(client)
  return (await OTHER_OPERATORS.first(client, [withoutId])) !== undefined
}

/** Gives an account the operator's role, or takes it from one that is no super user and not the mall's last operator. Gives its phone. */
export async function setOperator(
  client: Transaction,
  { id, isOperator }: { readonly id: string; readonly isOperator: boolean },
): Promise<string | Changed | Failed<'ACCOUNT_PROTECTED', undefined>> {
  if (!isOperator && ((await isSuperUser(client, id)) || !(await keepsOperator(client, id)))) {
    return fail('ACCOUNT_PROTECTED')
  }
  const [changed] = await orm(client)
    .update(account)
    .set({ isOperator, updatedAt: sql`now()` })
    .where(and(eq(account.id, askedId(id)), ne(account.isOperator, isOperator)))
    .returning({ phone: account.mobilePhone })
  return changed?.phone ?? fail('STATE_CHANGED')
}

/** Stops or resumes an institution. Gives its name. */
export async function setInstitutionStopped(
  client: Transaction,
  { accUuid, isStopped }: { readonly accUuid: string; readonly isStopped: boolean },
): Promise<string | Changed> {
  const [changed] = await orm(client)
    .update(organisation)
    .set({ isStopped, updatedAt: sql`now()` })
    .where(and(eq(sql`${organisation.accUuid}::text`, accUuid), ne(organisation.isStopped, isStopped)))
    .returning({ name: organisation.name })
  return changed?.name ?? fail('STATE_CHANGED')
}

/** Stops or resumes a person in an institution. Gives its name. */
export async function setMemberStopped(
  client: Transaction,
  { personId, isStopped }: { readonly personId: string; readonly isStopped: boolean },
): Promise<string | Changed> {
  const [changed] = await orm(client)
    .update(orgMember)
    .set({ isStopped, updatedAt: sql`now()` })
    .where(and(eq(orgMember.id, askedId(personId)), ne(orgMember.isStopped, isStopped)))
    .returning({ name: orgMember.personName })
  return changed?.name ?? fail('STATE_CHANGED')
}
