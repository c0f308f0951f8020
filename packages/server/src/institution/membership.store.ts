import { and, eq, sql } from 'drizzle-orm'

import { inTransaction } from '../db/database.ts'
import type { Database, Transaction } from '../db/database.ts'
import { command, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { orgMember } from '../db/tables/organisation.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { IS_VERIFIED } from '../gateway/guard/institution.store.ts'
import { maskPhone } from '../personal-data/mask.ts'
import { lockAccount } from '../session/session.store.ts'
import { MEMBERSHIP } from './institution.wire.ts'
import type { Membership } from './institution.wire.ts'

const OF_ACCOUNT = rows(
  MEMBERSHIP,
  `select o.acc_uuid as "accUuid", o.acc_sign_id as "accSignId", o.name, o.kind, ${IS_VERIFIED} as "isVerified", m.id as "personId",
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

/** Names one of an account's institutions: by its `accUuid` or by the account's person in it. */
type Choice = { readonly accUuid: string } | { readonly personId: string }

/** Makes an institution the one that an account acts for. */
export async function switchInstitution(
  database: Database,
  accountId: string,
  choice: Choice,
): Promise<
  | Membership
  | Failed<'INSTITUTION_UNKNOWN', undefined>
  | Failed<'PERSON_STOPPED', { readonly cPersonName: string }>
  | Failed<'INSTITUTION_STOPPED', { readonly cEnterpriseName: string }>
> {
  return inTransaction(database, async (client) => {
    // Two switches at once: one after the other.
    await lockAccount(client, { id: accountId })
    const chosen = (await membershipsOf(client, accountId)).find((membership) =>
      'accUuid' in choice ? membership.accUuid === choice.accUuid : membership.personId === choice.personId,
    )
    if (!chosen) return fail('INSTITUTION_UNKNOWN')
    if (chosen.isPersonStopped) return fail('PERSON_STOPPED', { cPersonName: chosen.personName })
    if (chosen.isStopped || chosen.waitsForDeletion)
      return fail('INSTITUTION_STOPPED', { cEnterpriseName: chosen.name })
    await CLEAR_DEFAULT.run(client, [accountId])
    await SET_DEFAULT.run(client, [accountId, chosen.personId])
    return { ...chosen, isDefault: true }
  })
}

/** A member to add; without a name it is called as its account is. */
type NewMember = Pick<typeof orgMember.$inferInsert, 'accountId' | 'organisationId' | 'personName' | 'userType'>

/** Adds a member, once; the account acts for the institution if it acts for none, or for one where nobody can act. Domain 2.11. */
export async function addMember(client: Transaction, member: NewMember): Promise<void> {
  // Two institutions may take an account in at once, and only one can be its default.
  const owner = await lockAccount(client, { id: member.accountId })
  if (!owner) throw new Error('a member without an account')
  const current = (await membershipsOf(client, member.accountId)).find(({ isDefault }) => isDefault)
  const personName = member.personName || owner.realName || owner.nickname || maskPhone(owner.mobilePhone)
  const [added] = await orm(client)
    .insert(orgMember)
    .values({ ...member, personName })
    .onConflictDoNothing()
    .returning({ id: orgMember.id })
  const isActing = current && !current.isPersonStopped && !current.isStopped && !current.waitsForDeletion
  if (!added || isActing) return
  await CLEAR_DEFAULT.run(client, [member.accountId])
  await SET_DEFAULT.run(client, [member.accountId, added.id])
}

/** Whether an account is in an institution, stopped or not. */
export async function isMember(client: Queryable, accountId: string, organisationId: string): Promise<boolean> {
  const found = await orm(client)
    .select({ id: orgMember.id })
    .from(orgMember)
    .where(and(eq(orgMember.accountId, accountId), eq(sql`${orgMember.organisationId}::text`, organisationId)))
  return found.length > 0
}
