import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'

const APPLY_IDS = rows(
  { id: z.string(), total: z.number() },
  `select e.id, count(*) over ()::int as total from enterprise_apply e
   where ($1 = '' or position($1 in lower(e.name)) > 0 or upper(e.credit_code) = upper($1) or e.manager_phone = $1)
     and ($2::int is null or e.state = $2::int) and ($3::int is null or e.kind = $3::int)
   order by e.state = 0 desc, e.created_at desc, e.id limit $4 offset $5`,
)

/** What a list of the desk is narrowed to. */
export interface DeskFilter {
  /** Lower case; empty for all. */
  readonly keyword: string
  readonly state?: number | undefined
  readonly kind?: number | undefined
  readonly page: Pagination
}

/** A page of ids in their order, with the number of all. */
export interface IdPage {
  readonly ids: readonly string[]
  readonly total: number
}

/** The applications on a page of the desk. */
export async function listApplications(client: Queryable, filter: DeskFilter): Promise<IdPage> {
  const { keyword, state, kind, page } = filter
  const found = await APPLY_IDS.all(client, [keyword, state ?? null, kind ?? null, page.size, offsetOf(page)])
  return { ids: found.map(({ id }) => id), total: found[0]?.total ?? 0 }
}

const TEAMS = rows(
  {
    id: z.string(),
    accountId: z.string(),
    orgUuid: z.string(),
    name: z.string(),
    province: z.string(),
    city: z.string(),
    area: z.string(),
    phone: z.string(),
    realName: z.string(),
    idNumberEncrypted: z.string(),
    ownOperatorId: z.nullable(z.string()),
    ownOperatorName: z.nullable(z.string()),
    state: z.number(),
    ownState: z.number(),
    reason: z.string(),
    createdAt: z.date(),
    total: z.number(),
  },
  `select t.id, t.account_id as "accountId", o.org_uuid as "orgUuid", o.name, t.province, t.city, t.area,
     t.mobile_phone as phone, t.real_name as "realName", t.id_number_enc as "idNumberEncrypted",
     p.id as "ownOperatorId", p.name as "ownOperatorName", t.state, t.own_state as "ownState", t.reason,
     t.created_at as "createdAt", count(*) over ()::int as total
   from team_buyer_auth t join organisation o on o.id = t.organisation_id left join operator p on p.id = t.own_operator_id
   where ($1 = '' or position($1 in lower(o.name)) > 0 or t.mobile_phone = $1)
     and ($2::int is null or t.state = $2::int) and ($3::uuid is null or t.own_operator_id = $3::uuid)
   order by t.state = 1 desc, t.created_at desc, t.id limit $4 offset $5`,
)

/** A team's authorisation as operators see it. */
export type DeskTeam = Awaited<ReturnType<typeof TEAMS.one>>

/** Teams that ask to be let buy; those of one operator only, unless it is the mall's. */
export function listTeams(client: Queryable, filter: DeskFilter, ownOperatorId: string | null): Promise<DeskTeam[]> {
  const { keyword, state, page } = filter
  return TEAMS.all(client, [keyword, state ?? null, ownOperatorId, page.size, offsetOf(page)])
}
