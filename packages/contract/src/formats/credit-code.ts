/**
 * GB 32100-2015: registering department and category, six digits of the area, nine characters of the subject and the check
 * character; letters are upper-case, without I, O, S, V and Z. Or the 15 digits of an older business licence.
 */
const CREDIT_CODE = /^(?:[\dA-HJ-NPQRTUWXY]{2}\d{6}[\dA-HJ-NPQRTUWXY]{10}|\d{15})$/

/** Whether a text has the form of a unified social credit code; its check character counts not. Specification 1 §5.1. */
export function isCreditCode(text: unknown): boolean {
  return typeof text === 'string' && CREDIT_CODE.test(text)
}
