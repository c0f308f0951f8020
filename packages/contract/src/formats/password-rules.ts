/** Strategy codes: 01 no rule, 02 digits and letters, 03 with both cases, 04 with special characters, 05 both. */
export type PasswordCode = '01' | '02' | '03' | '04' | '05'

/** The rule that new passwords follow; lengths in UTF-16 code units, both included. Specification 1 §5.1. */
export interface PasswordStrategy {
  readonly code: PasswordCode
  readonly minLength: number
  readonly maxLength: number
}

const DIGIT = /[0-9]/
const LETTER = /[A-Za-z]/
const LOWER = /[a-z]/
const UPPER = /[A-Z]/
/** ASCII punctuation: what other scripts, blanks and invisible characters are taken for is not the keyboard's business. */
const SPECIAL = /[!-/:-@[-`{-~]/

/** Kinds of characters that a password must have, by strategy code; others may be there, too. */
const REQUIRED_CHARACTERS: Readonly<Record<PasswordCode, readonly RegExp[]>> = {
  '01': [],
  '02': [DIGIT, LETTER],
  '03': [DIGIT, LOWER, UPPER],
  '04': [DIGIT, LETTER, SPECIAL],
  '05': [DIGIT, LOWER, UPPER, SPECIAL],
}

/** Whether a password follows a strategy. Specification 1 §5.1. */
export function isPassword(text: unknown, { code, minLength, maxLength }: PasswordStrategy): boolean {
  if (typeof text !== 'string' || !Object.hasOwn(REQUIRED_CHARACTERS, code)) return false
  if (!(text.length >= minLength && text.length <= maxLength)) return false
  return REQUIRED_CHARACTERS[code].every((pattern) => pattern.test(text))
}
