import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { jobKind } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/job.store.ts'

const ofOrder = z.object({ orderId: z.string() })

/** Cancels an order that was not paid in time. */
export const EXPIRE_ORDER = jobKind('order.expire', ofOrder)

/** Tells a shop that it is late. */
export const SHIP_LATE = jobKind('order.shipLate', ofOrder)

/** Takes an order as received. */
export const AUTO_RECEIVE = jobKind('order.autoReceive', ofOrder)

/** Cancels the orders of a trade that was not approved in time. */
export const EXPIRE_APPROVAL = jobKind('order.expireApproval', z.object({ approvalId: z.string() }))

/** Has a job of an order run at a time; a job that finds another time in its row does nothing. */
export async function scheduleOrder(
  client: Transaction,
  kind: typeof EXPIRE_ORDER,
  { orderId, at }: { readonly orderId: string; readonly at: Date },
): Promise<void> {
  await enqueue(client, kind, { orderId }, { runAt: at, key: `${orderId} ${at.getTime()}` })
}
