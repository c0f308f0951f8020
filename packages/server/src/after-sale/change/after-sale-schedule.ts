import { AFTER_SALE_LIMITS } from '@mallwright/contract/after-sale'
import type { AfterSaleTimer } from '@mallwright/contract/after-sale'
import type { OrderState } from '@mallwright/contract/order'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { jobKind } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/job.store.ts'

/** Takes the step of an after-sale that nobody took in time. */
export const AFTER_SALE_DUE = jobKind('afterSale.due', z.object({ afterSaleId: z.string() }))

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** When a limit that begins now is over; an order that was not shipped is answered sooner. Domain 2.14. */
export function deadlineOf(timer: AfterSaleTimer | undefined, orderState: OrderState): Date | null {
  const { answerHoursUnshipped, answerDays, sendBackDays, takeBackDays, confirmDays, disputeDays } = AFTER_SALE_LIMITS
  const answerMs = orderState === 30 ? answerHoursUnshipped * HOUR_MS : answerDays * DAY_MS
  const limits: Readonly<Record<AfterSaleTimer, number>> = {
    answer: answerMs,
    sendBack: sendBackDays * DAY_MS,
    takeBack: takeBackDays * DAY_MS,
    confirm: confirmDays * DAY_MS,
    dispute: disputeDays * DAY_MS,
  }
  return timer === undefined ? null : new Date(Date.now() + limits[timer])
}

/** Has a job look at an after-sale at its deadline; one that finds another deadline does nothing. */
export async function scheduleAfterSale(client: Transaction, afterSaleId: string, at: Date | null): Promise<void> {
  if (at) await enqueue(client, AFTER_SALE_DUE, { afterSaleId }, { runAt: at, key: `${afterSaleId} ${at.getTime()}` })
}
