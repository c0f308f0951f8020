import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { jobKind } from '../../jobs/define-job.ts'
import { enqueueAll } from '../../jobs/job.store.ts'

const ofOrder = z.object({ orderId: z.string() })

/** Cancels an order that was not paid in time. */
export const EXPIRE_ORDER = jobKind('order.expire', ofOrder)

/** Tells a shop that it is late. */
export const SHIP_LATE = jobKind('order.shipLate', ofOrder)

/** Takes an order as received. */
export const AUTO_RECEIVE = jobKind('order.autoReceive', ofOrder)

/** Cancels the orders of a trade that was not approved in time. */
export const EXPIRE_APPROVAL = jobKind('order.expireApproval', z.object({ approvalId: z.string() }))

/** A time at which something happens to an order by itself. */
interface Deadline {
  readonly orderId: string
  readonly at: Date
}

/** Has a job of an order run at a time; a job that finds another time in its row does nothing. */
export function scheduleOrder(client: Transaction, kind: typeof EXPIRE_ORDER, deadline: Deadline): Promise<void> {
  return scheduleOrders(client, kind, [deadline])
}

/** Has a job run for each of several orders. */
export async function scheduleOrders(
  client: Transaction,
  kind: typeof EXPIRE_ORDER,
  deadlines: readonly Deadline[],
): Promise<void> {
  const jobs = deadlines.map(({ orderId, at }) => ({
    payload: { orderId },
    runAt: at,
    key: `${orderId} ${at.getTime()}`,
  }))
  await enqueueAll(client, kind, jobs)
}
