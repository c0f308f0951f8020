import { hash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits: a token, a ticket or a signature key. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** SHA-256 in lower-case hex: how tokens and tickets are stored and looked up. */
export function sha256(text: string | Uint8Array): string {
  return hash('sha256', text, 'hex')
}
