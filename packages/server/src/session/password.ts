import { hash, verify } from '@node-rs/argon2'

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
