import type { Queryable } from '../db/query.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { currentInstitution } from '../gateway/guard/institution.store.ts'
import type { CurrentInstitution } from '../gateway/guard/institution.store.ts'

/** Whose carts, coupons, invoice headers and settings a call is about: a person's, for themselves or for an institution. */
export interface BuyerOwner {
  readonly accountId: string
  /** Null for the person's own. */
  readonly organisationId: string | null
}

/** The owner that an account acts for: its current institution, or itself without one or where that is stopped. Domain 2.11. */
export async function currentOwner(client: Queryable, accountId: string): Promise<BuyerOwner> {
  return ownerFor(accountId, await currentInstitution(client, accountId))
}

/** The same with its institution at hand. */
export function ownerFor(accountId: string, institution: CurrentInstitution | undefined): BuyerOwner {
  return { accountId, organisationId: institution && !institution.isStopped ? institution.id : null }
}

/** The owner that a call names: the person, or the current institution, which must be there and active. */
export async function namedOwner(
  client: Queryable,
  accountId: string,
  isInstitution: boolean,
): Promise<BuyerOwner | Failed<'GATE_CLOSED', { readonly cGate: string }>> {
  if (!isInstitution) return { accountId, organisationId: null }
  const institution = await currentInstitution(client, accountId)
  if (!institution) return fail('GATE_CLOSED', { cGate: 'NO_ORG' })
  if (institution.isStopped) return fail('GATE_CLOSED', { cGate: 'STOPPED' })
  return { accountId, organisationId: institution.id }
}
