import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { command, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { lockAccount } from '../session/session.store.ts'
import { MEMBERSHIP } from './institution.wire.ts'
import type { Membership } from './institution.wire.ts'

const OF_ACCOUNT = rows(
  MEMBERSHIP,
  `select o.acc_uuid as "accUuid", o.name, o.kind, o.authentication as "isVerified", m.id as "personId",
     m.person_name as "personName", m.stop as "isPersonStopped", o.acc_stop as "isStopped",
     o.wait_delete as "waitsForDeletion", m.is_default as "isDefault"
   from org_member m join organisation o on o.id = m.organisation_id
   where m.account_id = $1 order by o.name, o.id`,
)

/** The institutions of an account by name: a switch moves none of them. */
export function membershipsOf(client: Queryable, accountId: string): Promise<Membership[]> {
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
  | Membership
  | Failed<'INSTITUTION_UNKNOWN', undefined>
  | Failed<'PERSON_STOPPED', { readonly cPersonName: string }>
  | Failed<'INSTITUTION_STOPPED', { readonly cEnterpriseName: string }>
> {
  return inTransaction(database, async (client) => {
    // Two switches at once: one after the other.
    await lockAccount(client, { id: accountId })
    const chosen = (await membershipsOf(client, accountId)).find((membership) => membership.accUuid === accUuid)
    if (!chosen) return fail('INSTITUTION_UNKNOWN')
    if (chosen.isPersonStopped) return fail('PERSON_STOPPED', { cPersonName: chosen.personName })
    if (chosen.isStopped || chosen.waitsForDeletion)
      return fail('INSTITUTION_STOPPED', { cEnterpriseName: chosen.name })
    await CLEAR_DEFAULT.run(client, [accountId])
    await SET_DEFAULT.run(client, [accountId, chosen.personId])
    return { ...chosen, isDefault: true }
  })
}
