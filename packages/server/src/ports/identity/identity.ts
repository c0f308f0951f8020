import type { Label } from '@mallwright/contract/values'

/** What a person claims to be. */
export interface PersonClaim {
  readonly realName: string
  readonly idNumber: string
}

/** What an enterprise's administrator claims. */
export interface EnterpriseClaim {
  readonly name: string
  readonly creditCode: string
  readonly corporation: string
  readonly corporationIdNumber: string
}

/** The answer of an identity service. */
export type IdentityVerdict = { readonly isMatch: true } | { readonly isMatch: false; readonly reason: Label }

/** A service that knows whether names and numbers belong together. Rejects when it does not answer. */
export interface IdentityVerifier {
  verifyPerson(claim: PersonClaim): Promise<IdentityVerdict>
  verifyEnterprise(claim: EnterpriseClaim): Promise<IdentityVerdict>
}

/** Said when name and number do not belong together. */
export const MISMATCH: Label = { zh: '姓名与身份证号不一致', en: 'Name and ID number do not match' }

/** Said when an enterprise's particulars do not belong together. */
export const ENTERPRISE_MISMATCH: Label = {
  zh: '企业信息与登记信息不一致',
  en: 'The particulars differ from the register',
}
