import { TEAM_AUTHORIZATION_TRANSITIONS } from '@mallwright/contract/institution'
import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { only, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { askedId } from '../db/row-id.ts'
import { teamBuyerAuth } from '../db/tables/onboarding.table.ts'
import { organisation } from '../db/tables/organisation.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'

const AUTHORIZATION = rows(
  {
    organisationId: z.string(),
    orgUuid: z.string(),
    name: z.string(),
    province: z.string(),
    city: z.string(),
    area: z.string(),
    ownOperatorId: z.nullable(z.string()),
    ownOperatorName: z.nullable(z.string()),
    state: z.number(),
    ownState: z.number(),
    reason: z.string(),
    phone: z.string(),
    realName: z.string(),
    idNumberEncrypted: z.nullable(z.string()),
  },
  `select o.id as "organisationId", o.org_uuid as "orgUuid", o.name,
     coalesce(nullif(t.province, ''), o.province) as province, coalesce(nullif(t.city, ''), o.city) as city,
     coalesce(nullif(t.area, ''), o.area) as area, p.id as "ownOperatorId", p.name as "ownOperatorName",
     coalesce(t.state, 0)::int as state, coalesce(t.own_state, 0)::int as "ownState", coalesce(t.reason, '') as reason,
     coalesce(t.mobile_phone, a.mobile_phone) as phone, coalesce(t.real_name, a.real_name) as "realName",
     coalesce(t.id_number_enc, a.id_number_enc) as "idNumberEncrypted"
   from org_member m join organisation o on o.id = m.organisation_id and o.kind = 2
     join account a on a.id = m.account_id
     left join operator p on p.id = o.own_operator_id
     left join lateral (
       select * from team_buyer_auth t where t.organisation_id = o.id order by t.created_at desc, t.id limit 1
     ) t on true
   where m.account_id = $1 and not m.stop and o.org_uuid::text = $2`,
)

/** The authorisation of a team as its members see it; before one is asked for, state 0 and what is known. */
export type TeamAuthorizationView = Awaited<ReturnType<typeof AUTHORIZATION.one>>

/** The newest authorisation of a team (`orgUuid`) of an account; `undefined` for who is not in it. */
export function findAuthorization(client: Queryable, accountId: string, orgUuid: string) {
  return AUTHORIZATION.first(client, [accountId, orgUuid])
}

/** Files a team's request to be let buy; a partial unique index refuses a second open one. */
export async function askForAuthorization(
  client: Transaction,
  request: Omit<typeof teamBuyerAuth.$inferInsert, 'state' | 'ownState'>,
): Promise<Failed<'STATE_CHANGED', undefined> | undefined> {
  const { organisationId, province, city, area, ownOperatorId } = request
  const filed = await orm(client)
    .insert(teamBuyerAuth)
    .values({ ...request, state: 1, ownState: ownOperatorId ? 1 : 0 })
    .onConflictDoNothing()
    .returning({ id: teamBuyerAuth.id })
  if (filed.length === 0) return fail('STATE_CHANGED')
  await orm(client)
    .update(organisation)
    .set({ province, city, area, updatedAt: sql`now()` })
    .where(and(eq(organisation.id, organisationId), eq(organisation.area, '')))
  return undefined
}

/** An operator's decision on a team. */
export interface TeamDecision {
  readonly id: string
  readonly event: keyof typeof TEAM_AUTHORIZATION_TRANSITIONS
  readonly reason: string
  /** The operator that decides; null for the mall's, which decides last. Domain 2.10. */
  readonly ownOperatorId: string | null
}

/**
 * Decides on a team. Its own operator comes first: the mall's authorises only what that one has passed; a refusal of either
 * ends the request. Gives the team's name.
 */
export async function decideTeam(
  client: Transaction,
  { id, event, reason, ownOperatorId }: TeamDecision,
): Promise<{ readonly teamName: string } | Failed<'STATE_CHANGED', undefined>> {
  const { from, to } = TEAM_AUTHORIZATION_TRANSITIONS[event]
  const isOwn = ownOperatorId !== null
  const isOpen = and(
    eq(teamBuyerAuth.id, askedId(id)),
    inArray(teamBuyerAuth.state, [...from]),
    isOwn
      ? and(eq(teamBuyerAuth.ownOperatorId, ownOperatorId), eq(teamBuyerAuth.ownState, 1))
      : event === 'authorise'
        ? inArray(teamBuyerAuth.ownState, [0, 2])
        : undefined,
  )
  const isPassed = event === 'authorise'
  const [decided] = await orm(client)
    .update(teamBuyerAuth)
    .set({
      ...(isOwn && { ownState: isPassed ? 2 : 3 }),
      ...(!(isOwn && isPassed) && { state: to, decidedAt: sql`now()` }),
      reason: isPassed ? '' : reason,
      updatedAt: sql`now()`,
      version: sql`${teamBuyerAuth.version} + 1`,
    })
    .where(isOpen)
    .returning({ organisationId: teamBuyerAuth.organisationId })
  if (!decided) return fail('STATE_CHANGED')
  const team = await orm(client)
    .select({ teamName: organisation.name })
    .from(organisation)
    .where(eq(organisation.id, decided.organisationId))
  return only(team)
}
