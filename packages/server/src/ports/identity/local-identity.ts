import { isIdCard } from '@mallwright/contract'

import { ENTERPRISE_MISMATCH, MISMATCH } from './identity.ts'
import type { IdentityVerdict, IdentityVerifier } from './identity.ts'

/** Names of people: letters of any script, with points and blanks between them. */
const NAME_FORM = /^\p{L}[\p{L}\p{M}·.\s]*\p{L}$/u

/** ID number that the local verifier refuses, so that a refusal can be seen in a demo. Domain sheet 21. */
export const REFUSED_ID_NUMBER = '110000199001010013'

/**
 * Verifies by form alone: names look like names and ID numbers have their check character. Says nothing about who somebody is;
 * an installation that must know connects a service.
 */
export function localIdentity(): IdentityVerifier {
  const isPlausible = (name: string, idNumber: string) =>
    NAME_FORM.test(name) && isIdCard(idNumber, Date.now()) && idNumber.toUpperCase() !== REFUSED_ID_NUMBER
  const verdict = (isMatch: boolean, reason = MISMATCH): IdentityVerdict =>
    isMatch ? { isMatch } : { isMatch: false, reason }
  return {
    verifyPerson: async ({ realName, idNumber }) => verdict(isPlausible(realName, idNumber)),
    verifyEnterprise: async ({ corporation, corporationIdNumber }) =>
      verdict(isPlausible(corporation, corporationIdNumber), ENTERPRISE_MISMATCH),
  }
}
