import { createHmac, timingSafeEqual } from 'node:crypto'

import * as z from 'zod/mini'

import type { ChannelNotice, PaymentEvidence, RawNotice } from '../pay-channel.ts'
import type { SandboxPayment } from './sandbox.store.ts'

const SIGNATURE = 'x-sandbox-signature'
const TIMESTAMP = 'x-sandbox-timestamp'

/** How old a notice may be, in ms. */
const MAX_AGE_MS = 300_000

const Notice = z.object({
  eventId: z.string(),
  attemptNo: z.string(),
  outcome: z.enum(['paid', 'failed']),
  transactionId: z.string(),
  amountCents: z.int(),
})

/** What the sandbox's books say of a payment. */
export function evidenceOf({ state, transactionId, paidCents }: SandboxPayment): PaymentEvidence {
  if (state === 'paid' && transactionId !== null) return { outcome: 'paid', transactionId, amountCents: paidCents }
  return { outcome: state === 'failed' ? 'failed' : 'pending' }
}

/** A signed notice of a payment that was made or has failed. */
export function writeNotice(key: string, eventId: string, payment: SandboxPayment): RawNotice {
  const { attemptNo, transactionId, paidCents, state } = payment
  const outcome = state === 'paid' ? 'paid' : 'failed'
  const body = JSON.stringify({
    eventId,
    attemptNo,
    outcome,
    transactionId: transactionId ?? '',
    amountCents: paidCents,
  } satisfies z.input<typeof Notice>)
  const timestamp = String(Date.now())
  return { body, headers: { [TIMESTAMP]: timestamp, [SIGNATURE]: signatureOf(key, timestamp, body) } }
}

/** Reads a notice that was signed with the key in the last minutes. */
export function readSandboxNotice(key: string, { body, headers }: RawNotice): ChannelNotice | undefined {
  const timestamp = String(headers[TIMESTAMP] ?? '')
  const signature = Buffer.from(String(headers[SIGNATURE] ?? ''), 'hex')
  const expected = Buffer.from(signatureOf(key, timestamp, body), 'hex')
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
  if (Math.abs(Date.now() - Number(timestamp)) > MAX_AGE_MS) return undefined
  const { eventId, attemptNo, outcome, transactionId, amountCents } = Notice.parse(JSON.parse(body))
  return { eventId, attemptNo, evidence: outcome === 'paid' ? { outcome, transactionId, amountCents } : { outcome } }
}

function signatureOf(key: string, timestamp: string, body: string): string {
  return createHmac('sha256', key).update(`${timestamp}\n${body}`).digest('hex')
}
