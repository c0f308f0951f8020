import type { AccountCaller } from '../../gateway/guard/caller.ts'
import type { CurrentInstitution } from '../../gateway/guard/institution.store.ts'

/** Who reads orders. */
export interface OrderReader {
  readonly accountId: string
  /** The institution that they act for now; absent without an active one. */
  readonly organisationId?: string
  readonly personId?: string
  /** Sees the orders of colleagues. */
  readonly seesColleagues: boolean
  /** May decide on trades of colleagues. */
  readonly canApprove: boolean
}

/** A reader of their own orders alone. */
export const ownReader = ({ accountId }: Pick<AccountCaller, 'accountId'>): OrderReader => ({
  accountId,
  seesColleagues: false,
  canApprove: false,
})

/** A reader for an institution. */
export function institutionReader(
  { accountId }: Pick<AccountCaller, 'accountId'>,
  institution: CurrentInstitution,
  canApprove: boolean,
): OrderReader {
  const sees = institution.isAdmin || canApprove
  return {
    accountId,
    organisationId: institution.id,
    personId: institution.personId,
    seesColleagues: sees,
    canApprove: sees,
  }
}
