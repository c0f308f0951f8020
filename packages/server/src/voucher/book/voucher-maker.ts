import type { AccountCaller } from '../../gateway/guard/caller.ts'
import type { CurrentInstitution } from '../../gateway/guard/institution.store.ts'
import type { ListCaller } from '../../list-engine/define-source.ts'

/** A member of an institution, who makes vouchers. */
export type Maker = ListCaller & { readonly organisationId: string; readonly personId: string }

/** The member who calls. Behind the gate `institution` there always is one. */
export function makerOf(caller: AccountCaller, institution: CurrentInstitution | undefined): Maker {
  if (!institution) throw new Error('a voucher without an institution')
  const { accountId, phone, isOperator } = caller
  return {
    accountId,
    phone,
    isOperator,
    isAdmin: institution.isAdmin,
    organisationId: institution.id,
    personId: institution.personId,
  }
}
