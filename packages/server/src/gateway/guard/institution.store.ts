import type { InstitutionSituation } from '@mallwright/contract/gate'
import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'

/** The institution that an account acts for. */
export interface CurrentInstitution extends InstitutionSituation {
  readonly id: string
  /** The account's membership. */
  readonly personId: string
  readonly orgUuid: string
  readonly accUuid: string
}

/** Whether institution `o` has a verified name: an enterprise its own, a team that of an active administrator. Domain 2.11. */
export const IS_VERIFIED = `case o.kind when 1 then o.authentication else exists (
       select 1 from org_member am join account aa on aa.id = am.account_id
       where am.organisation_id = o.id and am.user_type = 'admin' and not am.stop and aa.personal_auth_state = 2) end`

const INSTITUTION_ROW = {
  id: z.string(),
  personId: z.string(),
  orgUuid: z.string(),
  accUuid: z.string(),
  kind: z.number(),
  isAdmin: z.boolean(),
  isVerified: z.boolean(),
  isStopped: z.boolean(),
  isPersonVerified: z.boolean(),
  auditState: z.number(),
}

/** The row of an account's current institution, as statements that also read something else give it. */
export const InstitutionRow = z.object(INSTITUTION_ROW)
export type InstitutionRow = z.infer<typeof InstitutionRow>

/** Reads the current institution of the account with an id, an SQL expression. */
export function institutionSql(accountId: string): string {
  return `select o.id, m.id as "personId", o.org_uuid as "orgUuid", o.acc_uuid as "accUuid", o.kind, m.user_type = 'admin' as "isAdmin", ${IS_VERIFIED} as "isVerified",
     m.stop or o.acc_stop or o.wait_delete as "isStopped", p.personal_auth_state = 2 as "isPersonVerified",
     coalesce((select t.state from team_buyer_auth t where t.organisation_id = o.id and t.state in (1, 2)), 0)::int
       as "auditState"
   from org_member m join organisation o on o.id = m.organisation_id join account p on p.id = m.account_id
   where m.account_id = ${accountId} and m.is_default`
}

const INSTITUTION = rows(INSTITUTION_ROW, institutionSql('$1'), 'current-institution')

const AUTHORIZATIONS = { 0: '', 1: '1', 2: '2' } as const

/** The account's current institution. */
export async function currentInstitution(
  client: Queryable,
  accountId: string,
): Promise<CurrentInstitution | undefined> {
  return institutionOf(await INSTITUTION.first(client, [accountId]))
}

/** The institution of its row. */
export function institutionOf(row: InstitutionRow | null | undefined): CurrentInstitution | undefined {
  if (!row) return undefined
  const { kind, auditState, ...rest } = row
  return {
    ...rest,
    kind: kind === 1 ? 'enterprise' : 'team',
    teamAuthorization: AUTHORIZATIONS[auditState as keyof typeof AUTHORIZATIONS],
  }
}
