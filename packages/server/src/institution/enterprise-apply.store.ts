import { ENTERPRISE_APPLY_TRANSITIONS } from '@mallwright/contract/institution'
import { LICENCE_UPLOAD } from '@mallwright/contract/file'
import type { SortKey } from '@mallwright/contract/list-engine'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Transaction } from '../db/database.ts'
import { only, orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { askedId } from '../db/row-id.ts'
import { enterpriseApply } from '../db/tables/onboarding.table.ts'
import { organisation } from '../db/tables/organisation.table.ts'
import { lockOwnUpload } from '../file/file.store.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import { filterSql, orderSql } from '../list-engine/filter-sql.ts'
import type { EngineCondition } from '../list-engine/filter-sql.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import { applications } from './lists/applications.source.ts'
import { addMember } from './membership.store.ts'

/** An application as it is stored. */
export type EnterpriseApplyRow = typeof enterpriseApply.$inferSelect

/** What an applicant says; the region is checked. */
export type Application = Pick<
  typeof enterpriseApply.$inferInsert,
  | 'accountId'
  | 'kind'
  | 'name'
  | 'creditCode'
  | 'corporation'
  | 'realName'
  | 'idNumberEncrypted'
  | 'province'
  | 'city'
  | 'area'
  | 'address'
  | 'managerPhone'
  | 'inviteCode'
  | 'licenceFileId'
  | 'operatorId'
>

type Existing = Failed<'ENTERPRISE_EXISTS', { readonly cEnterpriseUuid: string; readonly cEnterpriseName: string }>

/** The failure of an enterprise that has the credit code already. */
async function existingEnterprise(client: Queryable, creditCode: string): Promise<Existing | undefined> {
  const [found] = await orm(client)
    .select({ id: organisation.id, name: organisation.name })
    .from(organisation)
    .where(and(eq(organisation.kind, 1), eq(organisation.creditCode, creditCode)))
  return found && fail('ENTERPRISE_EXISTS', { cEnterpriseUuid: found.id, cEnterpriseName: found.name })
}

type NoLicence = Failed<'LICENCE_UNKNOWN', { readonly cField: 'cLicenceDocId' }>

/** Files an application for an enterprise. The photo of its licence is one of the applicant's, which cannot be deleted from then on. */
export async function applyForEnterprise(
  client: Transaction,
  { licence, ...application }: Application & { readonly creditCode: string; readonly licence: string },
): Promise<EnterpriseApplyRow | Existing | NoLicence | Failed<'APPLY_PENDING', undefined>> {
  const licenceFileId =
    licence === ''
      ? null
      : await lockOwnUpload(client, { accountId: application.accountId, id: licence, busiType: LICENCE_UPLOAD })
  if (licenceFileId === undefined) return fail('LICENCE_UNKNOWN', { cField: 'cLicenceDocId' })
  const existing = await existingEnterprise(client, application.creditCode)
  return existing ?? fileApplication(client, { ...application, licenceFileId })
}

/** Files an application for a team, once an account; with `passesTeams` it passes at once. Domain 2.10. */
export async function applyForTeam(
  client: Transaction,
  application: Application,
  passesTeams: boolean,
): Promise<EnterpriseApplyRow | Failed<'TEAM_EXISTS' | 'APPLY_PENDING', undefined>> {
  const created = await orm(client)
    .select({ id: organisation.id })
    .from(organisation)
    .where(and(eq(organisation.kind, 2), eq(organisation.creatorAccountId, application.accountId)))
  if (created.length > 0) return fail('TEAM_EXISTS')
  const filed = await fileApplication(client, application)
  if (filed instanceof Failed || !passesTeams) return filed
  const passed = await decideApplication(client, { id: filed.id, isPassed: true, reason: '' })
  // The account is locked since it was found to have no team.
  if (passed instanceof Failed) throw new Error(`a team could not be created: ${passed.failure}`)
  return passed
}

/** A partial unique index refuses the second application for the same institution. */
async function fileApplication(
  client: Transaction,
  application: Application,
): Promise<EnterpriseApplyRow | Failed<'APPLY_PENDING', undefined>> {
  const [row] = await orm(client)
    .insert(enterpriseApply)
    .values({ ...application, applyChannel: 'alm-mall-shop' })
    .onConflictDoNothing()
    .returning()
  return row ?? fail('APPLY_PENDING')
}

/** One application of an account. */
export async function findOwnApplication(
  client: Queryable,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<EnterpriseApplyRow | undefined> {
  const [row] = await orm(client)
    .select()
    .from(enterpriseApply)
    .where(and(eq(enterpriseApply.accountId, accountId), eq(enterpriseApply.id, askedId(id))))
  return row
}

/** What an account asks for of its applications: a checked filter and order of the source of lists. */
export interface ApplicationFilter {
  readonly conditions: readonly EngineCondition[]
  readonly order: readonly SortKey[]
}

/** The applications of an account that a filter leaves, the newest first unless it orders them. */
export async function listOwnApplications(
  client: Queryable,
  accountId: string,
  { conditions, order, ...page }: Pagination & ApplicationFilter,
): Promise<{ results: EnterpriseApplyRow[]; total: number }> {
  // The alias that the source's fields name.
  const e = alias(enterpriseApply, 'e')
  const isAsked = and(eq(e.accountId, accountId), ...conditions.map((condition) => filterSql(condition, applications)))
  const results = await orm(client)
    .select()
    .from(e)
    .where(isAsked)
    .orderBy(...(order.length > 0 ? orderSql(order, applications) : [desc(e.createdAt), e.id]))
    .limit(page.size)
    .offset(offsetOf(page))
  const [counted] = await orm(client).select({ total: count() }).from(e).where(isAsked)
  return { results, total: counted?.total ?? 0 }
}

/** Decides on an application; one that passes creates the institution with the applicant as its administrator. */
export async function decideApplication(
  client: Transaction,
  { id, isPassed, reason }: { readonly id: string; readonly isPassed: boolean; readonly reason: string },
): Promise<EnterpriseApplyRow | Failed<'STATE_CHANGED', undefined> | Existing> {
  const { from, to } = ENTERPRISE_APPLY_TRANSITIONS[isPassed ? 'pass' : 'refuse']
  const isOpen = and(eq(enterpriseApply.id, askedId(id)), inArray(enterpriseApply.state, [...from]))
  const [open] = await orm(client).select().from(enterpriseApply).where(isOpen).for('update')
  if (!open) return fail('STATE_CHANGED')
  const organisationId = isPassed ? await createInstitution(client, open) : null
  if (organisationId instanceof Failed) return organisationId
  const decided = await orm(client)
    .update(enterpriseApply)
    .set({
      state: to,
      organisationId,
      reason: isPassed ? '' : reason,
      decidedAt: sql`now()`,
      updatedAt: sql`now()`,
      version: sql`${enterpriseApply.version} + 1`,
    })
    .where(isOpen)
    .returning()
  return only(decided)
}

/** Creates the institution of an application; gives its id. Nothing is written when it exists. */
async function createInstitution(
  client: Transaction,
  apply: EnterpriseApplyRow,
): Promise<string | Existing | Failed<'STATE_CHANGED', undefined>> {
  const existing = apply.creditCode ? await existingEnterprise(client, apply.creditCode) : undefined
  if (existing) return existing
  const [created] = await orm(client)
    .insert(organisation)
    .values({
      kind: apply.kind,
      name: apply.name,
      creditCode: apply.creditCode,
      corporation: apply.corporation,
      province: apply.province,
      city: apply.city,
      area: apply.area,
      address: apply.address,
      ownOperatorId: apply.operatorId,
      creatorAccountId: apply.kind === 2 ? apply.accountId : null,
    })
    .onConflictDoNothing()
    .returning({ id: organisation.id })
  if (!created) return fail('STATE_CHANGED')
  const { accountId, realName } = apply
  await addMember(client, { accountId, organisationId: created.id, userType: 'admin', personName: realName })
  return created.id
}
