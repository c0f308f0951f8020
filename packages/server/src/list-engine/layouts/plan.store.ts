import { and, eq, isNull, or, sql } from 'drizzle-orm'

import { only, orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { baseListPlan, baseQueryPlan, defaultValue } from '../../db/tables/list-definition.table.ts'
import type { PlanItem } from '../../db/tables/list-definition.table.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'

/** A member of an institution, to whom plans belong. */
export interface PlanMember {
  readonly organisationId: string
  readonly personId: string
}

type PlanTable = typeof baseListPlan | typeof baseQueryPlan

/** The plans of a code that a member may use: those of the institution and of the person in it. */
function usableBy(table: PlanTable, code: string, { organisationId, personId }: PlanMember) {
  return and(
    eq(table.code, code),
    eq(table.orgId, organisationId),
    or(isNull(table.personId), eq(table.personId, personId)),
  )
}

/** The list plans of a member. */
export async function readListPlans(client: Queryable, code: string, member: PlanMember) {
  const found = await orm(client)
    .select()
    .from(baseListPlan)
    .where(usableBy(baseListPlan, code, member))
  return pairOf(found)
}

/** The query plans of a member. */
export async function readQueryPlans(client: Queryable, code: string, member: PlanMember) {
  const found = await orm(client)
    .select()
    .from(baseQueryPlan)
    .where(usableBy(baseQueryPlan, code, member))
  return pairOf(found)
}

function pairOf<Plan extends { readonly planType: number }>(found: readonly Plan[]) {
  return {
    organisation: found.find(({ planType }) => planType === 1),
    person: found.find(({ planType }) => planType === 2),
  }
}

/** A plan to save; `version` is that of the plan it was loaded with, 0 for none. */
export interface NewPlan extends PlanMember {
  readonly code: string
  readonly planType: 1 | 2
  readonly definitionRevision: number
  readonly items: readonly PlanItem[]
  readonly version: number
}

/** What the answer tells of a saved plan. */
export interface PlanVersion {
  readonly id: string
  readonly version: number
}

/** Saves a list plan; a failure when somebody saved or deleted it since it was loaded. */
export function saveListPlan(
  client: Queryable,
  plan: NewPlan,
  settings: { readonly pageRowSize: number; readonly orderText: string },
): Promise<PlanVersion | Failed<'STATE_CHANGED', undefined>> {
  return savePlan(client, baseListPlan, { plan, settings })
}

/** Saves a query plan; a failure when somebody saved or deleted it since it was loaded. */
export function saveQueryPlan(
  client: Queryable,
  plan: NewPlan,
): Promise<PlanVersion | Failed<'STATE_CHANGED', undefined>> {
  return savePlan(client, baseQueryPlan, { plan, settings: {} })
}

async function savePlan(
  client: Queryable,
  table: PlanTable,
  { plan, settings }: { readonly plan: NewPlan; readonly settings: object },
): Promise<PlanVersion | Failed<'STATE_CHANGED', undefined>> {
  const { code, planType, definitionRevision, items, version } = plan
  const values = { definitionRevision, items, ...settings }
  const own = { code, planType, orgId: plan.organisationId, personId: planType === 1 ? null : plan.personId }
  const returned = { id: table.id, version: table.version }
  const saved =
    version === 0
      ? await orm(client)
          .insert(table)
          .values({ ...own, ...values } as typeof baseListPlan.$inferInsert)
          .onConflictDoNothing()
          .returning(returned)
      : await orm(client)
          .update(table)
          .set({ ...values, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
          .where(and(ownedBy(table, plan), eq(table.version, version)))
          .returning(returned)
  return saved.length === 0 ? fail('STATE_CHANGED') : only(saved)
}

type PlanAddress = Pick<NewPlan, 'code' | 'planType' | 'organisationId' | 'personId'>

function ownedBy(table: PlanTable, { code, planType, organisationId, personId }: PlanAddress) {
  return and(
    eq(table.code, code),
    eq(table.orgId, organisationId),
    planType === 1 ? isNull(table.personId) : eq(table.personId, personId),
  )
}

/** Deletes a plan of a list or a query; one that is not there is deleted already. */
export async function deletePlan(client: Queryable, kind: 'list' | 'query', address: PlanAddress): Promise<void> {
  const table = kind === 'list' ? baseListPlan : baseQueryPlan
  await orm(client).delete(table).where(ownedBy(table, address))
}

/** The only component with default values. */
const COMPONENT = 'QUERY'

function defaultsOf({ key, personId }: { readonly key: string; readonly personId: string }) {
  return and(eq(defaultValue.component, COMPONENT), eq(defaultValue.key, key), eq(defaultValue.personId, personId))
}

/** The default values of a person for a query; empty when none were saved. */
export async function readDefaults(
  client: Queryable,
  owner: { readonly key: string; readonly personId: string },
): Promise<Readonly<Record<string, string>>> {
  const [found] = await orm(client).select({ values: defaultValue.values }).from(defaultValue).where(defaultsOf(owner))
  return found?.values ?? {}
}

/** Saves the default values of a person for a query. */
export async function saveDefaults(
  client: Queryable,
  owner: { readonly key: string; readonly personId: string; readonly accountId: string },
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await orm(client)
    .insert(defaultValue)
    .values({ component: COMPONENT, ...owner, values })
    .onConflictDoUpdate({
      target: [defaultValue.component, defaultValue.key, defaultValue.personId],
      set: { values, updatedAt: sql`now()` },
    })
}

/** Deletes the default values of a person for a query. */
export async function deleteDefaults(
  client: Queryable,
  owner: { readonly key: string; readonly personId: string },
): Promise<void> {
  await orm(client).delete(defaultValue).where(defaultsOf(owner))
}
