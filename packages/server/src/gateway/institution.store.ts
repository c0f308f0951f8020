import type { InstitutionSituation } from '@mallwright/contract/gate'
import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'

/** The institution that an account acts for. */
export interface CurrentInstitution extends InstitutionSituation {
  readonly id: string
}

const INSTITUTION = rows(
  { id: z.string(), kind: z.number(), isAdmin: z.boolean(), isVerified: z.boolean(), isStopped: z.boolean() },
  `select o.id, o.kind, m.user_type = 'admin' as "isAdmin", o.authentication as "isVerified",
     m.stop or o.acc_stop or o.wait_delete as "isStopped"
   from org_member m join organisation o on o.id = m.organisation_id
   where m.account_id = $1 and m.is_default`,
)

/** The account's current institution. Verification of persons and teams is not stored yet: both count as missing. */
export async function currentInstitution(
  client: Queryable,
  accountId: string,
): Promise<CurrentInstitution | undefined> {
  const row = await INSTITUTION.first(client, [accountId])
  if (!row) return undefined
  const { kind, ...rest } = row
  return { ...rest, kind: kind === 1 ? 'enterprise' : 'team', isPersonVerified: false, teamAuthorization: '' }
}
