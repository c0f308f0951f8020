import type { Institution } from '@mallwright/contract/institution'
import * as z from 'zod/mini'

import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { command, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { lockAccount } from '../session/session.store.ts'

/** Columns in wire names. */
const MEMBERSHIP = {
  cAccUuid: z.string(),
  cEnterpriseName: z.string(),
  iAccType: z.number(),
  bAuthentication: z.boolean(),
  cPersonUuid: z.string(),
  cPersonName: z.string(),
  bStop: z.boolean(),
  bAccStop: z.boolean(),
  bWaitDelete: z.boolean(),
  bDefault: z.boolean(),
}

const OF_ACCOUNT = rows(
  MEMBERSHIP,
  `select o.acc_uuid as "cAccUuid", o.name as "cEnterpriseName", o.kind as "iAccType", o.authentication as "bAuthentication",
     m.id as "cPersonUuid", m.person_name as "cPersonName", m.stop as "bStop", o.acc_stop as "bAccStop",
     o.wait_delete as "bWaitDelete", m.is_default as "bDefault"
   from org_member m join organisation o on o.id = m.organisation_id
   where m.account_id = $1 order by m.is_default desc, o.name, o.id`,
)

/** The institutions of an account, the default one first. */
export function membershipsOf(client: Queryable, accountId: string): Promise<Institution[]> {
  return OF_ACCOUNT.all(client, [accountId])
}

const CLEAR_DEFAULT = command(
  'update org_member set is_default = false, updated_at = now() where account_id = $1 and is_default',
)
const SET_DEFAULT = command(
  'update org_member set is_default = true, updated_at = now() where account_id = $1 and id = $2',
)

/** Makes an institution, named by its `accUuid`, the one that an account acts for. */
export async function switchInstitution(
  database: Database,
  { accountId, accUuid }: { readonly accountId: string; readonly accUuid: string },
): Promise<
  | Institution
  | Failed<'INSTITUTION_UNKNOWN', undefined>
  | Failed<'PERSON_STOPPED', { readonly cPersonName: string }>
  | Failed<'INSTITUTION_STOPPED', { readonly cEnterpriseName: string }>
> {
  return inTransaction(database, async (client) => {
    // Two switches at once: one after the other.
    await lockAccount(client, { id: accountId })
    const chosen = (await membershipsOf(client, accountId)).find(({ cAccUuid }) => cAccUuid === accUuid)
    if (!chosen) return fail('INSTITUTION_UNKNOWN')
    const { cPersonName, cEnterpriseName } = chosen
    if (chosen.bStop) return fail('PERSON_STOPPED', { cPersonName })
    if (chosen.bAccStop || chosen.bWaitDelete) return fail('INSTITUTION_STOPPED', { cEnterpriseName })
    await CLEAR_DEFAULT.run(client, [accountId])
    await SET_DEFAULT.run(client, [accountId, chosen.cPersonUuid])
    return { ...chosen, bDefault: true }
  })
}
