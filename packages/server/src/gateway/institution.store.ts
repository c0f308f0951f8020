import type { InstitutionSituation } from '@mallwright/contract/gate'
import { and, eq } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { organisation, orgMember } from '../db/tables/account.table.ts'

/** The institution that an account acts for. */
export interface CurrentInstitution extends InstitutionSituation {
  readonly id: string
}

/** An account's current institution; `undefined` for none. Nothing stores a person's or a team's verification yet: both count as missing. */
export async function currentInstitution(
  { orm }: Pick<Database, 'orm'>,
  accountId: string,
): Promise<CurrentInstitution | undefined> {
  const [row] = await orm
    .select({ member: orgMember, institution: organisation })
    .from(orgMember)
    .innerJoin(organisation, eq(organisation.id, orgMember.organisationId))
    .where(and(eq(orgMember.accountId, accountId), eq(orgMember.isDefault, true)))
  if (!row) return undefined
  const { member, institution } = row
  return {
    id: institution.id,
    kind: institution.kind === 1 ? 'enterprise' : 'team',
    isAdmin: member.userType === 'admin',
    isStopped: member.isStopped || institution.isStopped || institution.waitsForDeletion,
    isVerified: institution.isAuthenticated,
    isPersonVerified: false,
    teamAuthorization: '',
  }
}
