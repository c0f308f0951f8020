import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a host's ticket says: who has signed in there, and until when (epoch s) the ticket counts. */
export interface SsoTicket {
  readonly phone: string
  readonly expiresAt: number
}

/** `phone.expiry.nonce.signature`. The nonce makes each ticket another one. */
const FORM = /^((1\d{10})\.(\d{10})\.[\w-]{16,64})\.([\da-f]{64})$/

/** Reads a ticket that was signed with a key; `undefined` for any other text. Whether it is in time is the database's to say. */
export function readSsoTicket(ticket: string, key: string): SsoTicket | undefined {
  const [, signed = '', phone = '', expiry = '', signature = ''] = FORM.exec(ticket) ?? []
  if (signed === '') return undefined
  const expected = createHmac('sha256', key).update(signed).digest()
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return undefined
  return { phone, expiresAt: Number(expiry) }
}
