import { JOIN_TRANSITIONS } from '@mallwright/contract/institution'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { only, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { askedId, isUuid } from '../db/row-id.ts'
import { joinApply } from '../db/tables/onboarding.table.ts'
import { organisation } from '../db/tables/organisation.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import { addMember, isMember } from './membership.store.ts'

/** Files a request to join; a partial unique index refuses a second one that waits. */
export async function askToJoin(
  client: Transaction,
  request: { readonly accountId: string; readonly organisationId: string; readonly remark: string },
): Promise<string | Failed<'ENTERPRISE_UNKNOWN' | 'ALREADY_MEMBER' | 'JOIN_PENDING', undefined>> {
  const [open] = await orm(client)
    .select({ id: organisation.id })
    .from(organisation)
    .where(
      and(
        eq(organisation.id, askedId(request.organisationId)),
        eq(organisation.isStopped, false),
        eq(organisation.waitsForDeletion, false),
      ),
    )
  if (!open) return fail('ENTERPRISE_UNKNOWN')
  if (await isMember(client, request.accountId, open.id)) return fail('ALREADY_MEMBER')
  const [filed] = await orm(client)
    .insert(joinApply)
    .values({ ...request, organisationId: open.id })
    .onConflictDoNothing()
    .returning({ id: joinApply.id })
  return filed?.id ?? fail('JOIN_PENDING')
}

/** A request to join with its institution. */
export type OwnJoinApply = typeof joinApply.$inferSelect & {
  readonly name: string
  readonly accUuid: string
  readonly kind: number
}

/** Most requests that are listed. */
const MAX_LISTED = 100

/** The requests of an account, the newest first. */
export async function listOwnRequests(client: Queryable, accountId: string): Promise<OwnJoinApply[]> {
  const found = await orm(client)
    .select({ apply: joinApply, name: organisation.name, accUuid: organisation.accUuid, kind: organisation.kind })
    .from(joinApply)
    .innerJoin(organisation, eq(organisation.id, joinApply.organisationId))
    .where(eq(joinApply.accountId, accountId))
    .orderBy(desc(joinApply.createdAt), joinApply.id)
    .limit(MAX_LISTED)
  return found.map(({ apply, ...institution }) => ({ ...apply, ...institution }))
}

/** Withdraws requests of an account that wait: all of them, or nothing and a failure. */
export async function withdrawRequests(
  client: Transaction,
  accountId: string,
  ids: readonly string[],
): Promise<Failed<'STATE_CHANGED', undefined> | undefined> {
  const { from, to } = JOIN_TRANSITIONS.withdraw
  const wanted = [...new Set(ids)]
  const isOpen = and(
    eq(joinApply.accountId, accountId),
    inArray(joinApply.id, wanted.filter(isUuid)),
    inArray(joinApply.state, [...from]),
  )
  const open = await orm(client)
    .select({ id: joinApply.id })
    .from(joinApply)
    .where(isOpen)
    .orderBy(joinApply.id)
    .for('update')
  if (wanted.length === 0 || open.length < wanted.length) return fail('STATE_CHANGED')
  await orm(client).update(joinApply).set(decidedAs(to, '')).where(isOpen)
  return undefined
}

const RECEIVED = rows(
  {
    id: z.string(),
    nickname: z.string(),
    phone: z.string(),
    realName: z.string(),
    remark: z.string(),
    reason: z.string(),
    state: z.number(),
    createdAt: z.date(),
    total: z.number(),
  },
  `select j.id, a.nickname, a.mobile_phone as phone, a.real_name as "realName", j.remark, j.reason, j.state,
     j.created_at as "createdAt", count(*) over ()::int as total
   from join_apply j join account a on a.id = j.account_id
   where j.organisation_id = $1 and ($2::int is null or j.state = $2::int)
   order by j.state = 0 desc, j.created_at desc, j.id limit $3 offset $4`,
)

/** A request that an institution received. */
export type ReceivedRequest = Awaited<ReturnType<typeof RECEIVED.one>>

/** The requests to join an institution: those that wait first, then the newest. */
export function listReceivedRequests(
  client: Queryable,
  { organisationId, state, page }: { organisationId: string; state: number | undefined; page: Pagination },
): Promise<ReceivedRequest[]> {
  return RECEIVED.all(client, [organisationId, state ?? null, page.size, offsetOf(page)])
}

/** Whose request it is; `undefined` when it does not exist. */
export async function applicantOf(client: Queryable, id: string): Promise<string | undefined> {
  const [found] = await orm(client)
    .select({ accountId: joinApply.accountId })
    .from(joinApply)
    .where(eq(joinApply.id, askedId(id)))
  return found?.accountId
}

/** An administrator's answer to a request. */
export interface JoinAnswer {
  readonly id: string
  /** The institution that the administrator acts for. */
  readonly organisationId: string
  readonly personId: string
  readonly isAgreed: boolean
  readonly reason: string
}

/** Answers a request to join; the applicant of an agreed one becomes a member. Gives the applicant's account. */
export async function answerRequest(
  client: Transaction,
  answer: JoinAnswer,
): Promise<string | Failed<'STATE_CHANGED', undefined>> {
  const { from, to } = JOIN_TRANSITIONS[answer.isAgreed ? 'agree' : 'refuse']
  const isOpen = and(
    eq(joinApply.id, askedId(answer.id)),
    eq(joinApply.organisationId, answer.organisationId),
    inArray(joinApply.state, [...from]),
  )
  const answered = await orm(client)
    .update(joinApply)
    .set({ ...decidedAs(to, answer.isAgreed ? '' : answer.reason), reviewerPersonId: answer.personId })
    .where(isOpen)
    .returning({ accountId: joinApply.accountId })
  if (answered.length === 0) return fail('STATE_CHANGED')
  const { accountId } = only(answered)
  const { organisationId } = answer
  if (answer.isAgreed) await addMember(client, { accountId, organisationId, userType: 'user', personName: '' })
  return accountId
}

function decidedAs(state: number, reason: string) {
  return {
    state,
    reason,
    decidedAt: sql`now()`,
    updatedAt: sql`now()`,
    version: sql`${joinApply.version} + 1`,
  }
}
