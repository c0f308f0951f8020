import { hash, verify } from '@node-rs/argon2'

/** The rule that new passwords follow. Codes 01 to 05: specification 1 §5.1. */
export interface PasswordStrategy {
  readonly minLength: number
  readonly maxLength: number
  readonly code: '01' | '02' | '03' | '04' | '05'
}

const DIGIT = /\d/
const LETTER = /[a-z]/i
const LOWER = /[a-z]/
const UPPER = /[A-Z]/
const SPECIAL = /[^\da-z\s]/i

/** What a password must contain, by strategy code. */
const REQUIRED_CHARACTERS: Readonly<Record<PasswordStrategy['code'], readonly RegExp[]>> = {
  '01': [],
  '02': [DIGIT, LETTER],
  '03': [DIGIT, LOWER, UPPER],
  '04': [DIGIT, LETTER, SPECIAL],
  '05': [DIGIT, LOWER, UPPER, SPECIAL],
}

/** Whether a new password follows a strategy. */
export function followsStrategy(password: string, { minLength, maxLength, code }: PasswordStrategy): boolean {
  return (
    password.length >= minLength &&
    password.length <= maxLength &&
    REQUIRED_CHARACTERS[code].every((pattern) => pattern.test(password))
  )
}

/** The hash that a password is stored as: argon2id with the library's parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

// Verified for unknown phones, so that response times do not reveal accounts.
const dummyHash = hashPassword('a password that no account has')

/** Whether a password is the one of a hash; takes as long when there is no hash. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await dummyHash), password)
  return stored !== undefined && isRight
}
