import type { AnswerDataOf } from '@mallwright/contract/rpc'
import type { getAccountByAccSignId } from '@mallwright/contract/session'

import type { Database } from '../db/database.ts'

type Profile = AnswerDataOf<typeof getAccountByAccSignId>

const PROFILE = `
  select a.id as "cAllLinkUserUuid", a.mobile_phone as "cMobilePhone", a.nickname as "cNickname",
    a.head_image_url as "cHeadImageUrl", a.is_super as "isSuper", coalesce(o.name, '') as "cOrgName",
    coalesce(o.id::text, '') as "cEnterpriseUuid",
    case when o.id is null then 1 else 2 end as "iTradeRoleType", coalesce(o.kind, 0) as "iAuthenticationType"
  from account a
  left join org_member m on m.account_id = a.id and m.is_default and not m.stop
  left join organisation o on o.id = m.organisation_id and not o.acc_stop and not o.wait_delete
  where a.id = $1`

/** An account with its current institution. Roles: specification 1 §4.2. */
export async function accountProfile({ pool }: Database, accountId: string): Promise<Profile> {
  const { rows } = await pool.query<Profile>(PROFILE, [accountId])
  const profile = rows[0]
  if (!profile) throw new Error('a signed-in account is not in the database')
  return profile
}
