import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { jobKind } from '../jobs/define-job.ts'
import { enqueue } from '../jobs/job.store.ts'
import { QUERY_MINUTES, refundDelay } from './payment.rules.ts'

/** Asks a channel about an attempt whose end is unknown; `round` counts the questions. */
export const QUERY_JOB = jobKind('payment.query', z.object({ attemptId: z.string(), round: z.int() }))

/** Closes a flow at its deadline. */
export const EXPIRE_JOB = jobKind('payment.expire', z.object({ flowId: z.string() }))

/** Has a channel pay money back. */
export const REFUND_JOB = jobKind('payment.refund', z.object({ refundId: z.string() }))

const MINUTE_MS = 60_000

/** A time from now on. */
const inMs = (ms: number) => new Date(Date.now() + ms)

/** Has an attempt asked about after 1, 5, 15 and 60 minutes, counted from its start. Engine 7.3. */
export async function scheduleQuery(client: Transaction, attemptId: string, round = 0): Promise<void> {
  const minutes = QUERY_MINUTES[round]
  if (minutes === undefined) return
  const runAt = inMs((minutes - (QUERY_MINUTES[round - 1] ?? 0)) * MINUTE_MS)
  await enqueue(client, QUERY_JOB, { attemptId, round }, { runAt, key: `${attemptId} ${round}` })
}

/** Has a flow closed at its deadline. */
export async function scheduleExpiry(client: Transaction, flowId: string, at: Date): Promise<void> {
  await enqueue(client, EXPIRE_JOB, { flowId }, { runAt: at, key: `${flowId} ${at.getTime()}` })
}

/** Has money paid back: now, or after the delay that follows a number of failures. */
export async function scheduleRefund(client: Transaction, refundId: string, failures = 0): Promise<void> {
  const options = { key: `${refundId} ${failures}`, ...(failures > 0 && { runAt: inMs(refundDelay(failures) * 1000) }) }
  await enqueue(client, REFUND_JOB, { refundId }, options)
}
