import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { IS_VERIFIED } from '../gateway/guard/institution.store.ts'
import { foldText } from '../list-engine/search-text.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'

const FOUND = rows(
  {
    id: z.string(),
    name: z.string(),
    kind: z.number(),
    province: z.string(),
    city: z.string(),
    area: z.string(),
    creditCode: z.nullable(z.string()),
    adminName: z.nullable(z.string()),
    adminPhone: z.nullable(z.string()),
    isMember: z.boolean(),
    isPending: z.boolean(),
    total: z.number(),
  },
  `select o.id, o.name, o.kind, o.province, o.city, o.area, o.credit_code as "creditCode",
     admin.person_name as "adminName", admin.mobile_phone as "adminPhone",
     exists (select 1 from org_member m where m.organisation_id = o.id and m.account_id = $1) as "isMember",
     exists (select 1 from join_apply j where j.organisation_id = o.id and j.account_id = $1 and j.state = 0)
       as "isPending",
     count(*) over ()::int as total
   from organisation o
   left join lateral (
     select m.person_name, a.mobile_phone from org_member m join account a on a.id = m.account_id
     where m.organisation_id = o.id and m.user_type = 'admin' and not m.stop order by m.created_at, m.id limit 1
   ) admin on true
   where not o.acc_stop and not o.wait_delete and ($3::int is null or o.kind = $3::int)
     and case when $4 <> '' then o.id::text = $4
       else position($2 in lower(normalize(o.name, nfkc))) > 0 end
   order by lower(o.name) = $2 desc, char_length(o.name), o.name, o.id limit $5 offset $6`,
)

/** An institution that may be joined. */
export type FoundInstitution = Awaited<ReturnType<typeof FOUND.one>>

/** What is searched for, and by whom. */
export interface InstitutionSearch {
  readonly accountId: string
  readonly keyword: string
  readonly kind: number | undefined
  /** One institution only; empty for all. */
  readonly id: string
  readonly page: Pagination
}

/** Institutions whose names contain a keyword: exact ones first, then the shortest. */
export function searchInstitutions(client: Queryable, search: InstitutionSearch): Promise<FoundInstitution[]> {
  const { accountId, keyword, kind, id, page } = search
  return FOUND.all(client, [accountId, foldText(keyword), kind ?? null, id, page.size, offsetOf(page)])
}

const PARTICULARS = rows(
  {
    id: z.string(),
    orgUuid: z.string(),
    accUuid: z.string(),
    name: z.string(),
    kind: z.number(),
    creditCode: z.nullable(z.string()),
    corporation: z.string(),
    corporationIdEncrypted: z.nullable(z.string()),
    province: z.string(),
    city: z.string(),
    area: z.string(),
    address: z.string(),
    isAuthenticated: z.boolean(),
    operatorId: z.nullable(z.string()),
    operatorName: z.nullable(z.string()),
    /** The operator is the mall's own. */
    isOperatorMall: z.boolean(),
    userType: z.string(),
  },
  `select o.id, o.org_uuid as "orgUuid", o.acc_uuid as "accUuid", o.name, o.kind, o.credit_code as "creditCode",
     o.corporation, o.corporation_id_enc as "corporationIdEncrypted", o.province, o.city, o.area, o.address,
     ${IS_VERIFIED} as "isAuthenticated", p.id as "operatorId", p.name as "operatorName",
     coalesce(p.is_mall, false) as "isOperatorMall", m.user_type as "userType"
   from org_member m join organisation o on o.id = m.organisation_id left join operator p on p.id = o.own_operator_id
   where m.account_id = $1 and not m.stop and $2 in (o.id::text, o.acc_uuid::text, o.org_uuid::text)`,
)

/** An institution as its members may read it. */
export type Particulars = Awaited<ReturnType<typeof PARTICULARS.one>>

/** The particulars of an institution of an account, by any of its uuids; `undefined` for who is not in it. */
export function findParticulars(client: Queryable, accountId: string, uuid: string): Promise<Particulars | undefined> {
  return PARTICULARS.first(client, [accountId, uuid])
}

const CONTACT = rows(
  { personName: z.string(), phone: z.string(), name: z.string() },
  `select m.person_name as "personName", a.mobile_phone as phone, o.name
   from organisation o join org_member m on m.organisation_id = o.id and m.user_type = 'admin' and not m.stop
     join account a on a.id = m.account_id
   where o.acc_uuid::text = $2 and (
     exists (select 1 from org_member own where own.organisation_id = o.id and own.account_id = $1)
     or exists (select 1 from join_apply j where j.organisation_id = o.id and j.account_id = $1))
   order by m.created_at, m.id limit 1`,
)

/** An administrator of an institution (`accUuid`), for its members and for who has asked to join. */
export function findAdministrator(client: Queryable, accountId: string, accUuid: string) {
  return CONTACT.first(client, [accountId, accUuid])
}

const SERVICE_URL = rows(
  { url: z.nullable(z.string()) },
  `select (select w.url from workflow_server w
      where w.server_name = $3 and (w.organisation_id = o.id or w.organisation_id is null)
      order by w.organisation_id nulls last limit 1) as url
   from organisation o join org_member m on m.organisation_id = o.id and m.account_id = $1 and not m.stop
   where o.acc_uuid::text = $2`,
)

/** The address of a named service of an account's institution: its own, else the one for all; `undefined` for no institution of its. */
export function findServiceUrl(client: Queryable, accountId: string, accUuid: string, serverName: string) {
  return SERVICE_URL.first(client, [accountId, accUuid, serverName])
}
