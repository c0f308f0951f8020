import type { Label } from '@mallwright/contract/values'

/** The agreements of a mall: articles in a class of their own, of which the newest applies. */
export const AGREEMENTS = {
  user: { classCode: 'user-agreement', title: { zh: '用户协议', en: 'User agreement' } },
  privacy: { classCode: 'privacy-policy', title: { zh: '隐私政策', en: 'Privacy policy' } },
} satisfies Record<string, { readonly classCode: string; readonly title: Label }>

/** Which agreement. */
export type AgreementName = keyof typeof AGREEMENTS

/** Address of an agreement as a page. Specification 1 §2.2. */
export function agreementPath(name: AgreementName): string {
  return `/login-clause?cClassCodes=${AGREEMENTS[name].classCode}`
}
