import * as z from 'zod/mini'

import type { Transaction } from '../../../db/database.ts'
import { defineJob, jobKind } from '../../../jobs/define-job.ts'
import type { Job } from '../../../jobs/define-job.ts'
import { enqueue } from '../../../jobs/job.store.ts'
import type { RawNotice } from '../pay-channel.ts'
import { writeNotice } from './sandbox-notice.ts'
import { changeSandboxPayment, findSandboxPayment } from './sandbox.store.ts'
import type { SandboxPayment } from './sandbox.store.ts'

/** Sends a notice of a payment. */
const NOTICE_JOB = jobKind('sandbox.notice', z.object({ paymentId: z.string(), eventId: z.string() }))

/** Makes a payment after its deadline. */
const LATE_JOB = jobKind('sandbox.late', z.object({ paymentId: z.string() }))

/** What the buttons of the sandbox's page do. Engine 7.3. */
export const SANDBOX_ACTIONS = ['success', 'fail', 'late', 'wrong-amount', 'repeat', 'silent'] as const
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number]

/** How long after the deadline late money arrives, in ms. */
const LATE_MS = 2000

/** Does what a button says, in the sandbox's own transaction; nothing when the payment was made already. */
export async function actOnSandbox(client: Transaction, payment: SandboxPayment, action: SandboxAction): Promise<void> {
  const { id, amountCents, deadlineAt } = payment
  if (action === 'late') {
    const scheduled = await changeSandboxPayment(client, id, 'scheduled')
    const runAt = new Date(deadlineAt.getTime() + LATE_MS)
    if (scheduled) await enqueue(client, LATE_JOB, { paymentId: id }, { runAt, key: id })
    return
  }
  if (action === 'fail') {
    if (await changeSandboxPayment(client, id, 'failed')) await notify(client, id, ['failed'])
    return
  }
  const wrong = amountCents > 1 ? amountCents - 1 : amountCents + 1
  const paid = await changeSandboxPayment(client, id, { paidCents: action === 'wrong-amount' ? wrong : amountCents })
  if (!paid || action === 'silent') return
  // The same event again, and the same payment under another event.
  await notify(client, id, action === 'repeat' ? ['paid', 'paid', 'repeated'] : ['paid'])
}

async function notify(client: Transaction, paymentId: string, events: readonly string[]): Promise<void> {
  for (const event of events) await enqueue(client, NOTICE_JOB, { paymentId, eventId: `${paymentId}:${event}` })
}

/**
 * The jobs of the sandbox.
 * @param deliver sends a notice to the server's own address for notices; rejects unless it was taken
 */
export function sandboxJobs(key: string, deliver: (notice: RawNotice) => Promise<void>): Job[] {
  const notice = defineJob({
    ...NOTICE_JOB,
    run: async ({ client }, { paymentId, eventId }) => {
      const payment = await findSandboxPayment(client, paymentId)
      if (payment) await deliver(writeNotice(key, eventId, payment))
    },
  })
  const late = defineJob({
    ...LATE_JOB,
    run: async ({ client }, { paymentId }) => {
      const payment = await findSandboxPayment(client, paymentId)
      if (payment) await actOnSandbox(client, payment, 'success')
    },
  })
  return [notice, late] as Job[]
}
