import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'

import { defineJob, jobKind } from '../../jobs/define-job.ts'
import type { Job } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/job.store.ts'
import { MALL_CHECKS, runMallCheck } from './mall-check.store.ts'
import { writeMissing } from './mall-vouchers.ts'
import { lockFreeOrders, unwrittenOrders } from './unwritten-orders.store.ts'

/** Orders of a batch: what happens to them waits some tens of milliseconds. */
const BATCH = 100

/** Time (ms) until the orders that others held are looked at again. */
const AGAIN_MS = 5000

/** Writes the vouchers of older orders. The migration that brought vouchers to the mall has added the first one. */
export const MAKE_UP_VOUCHERS = jobKind(
  'voucher.makeUp',
  z.object({
    /** Number of the last order that was looked at. */
    after: z._default(z.string(), ''),
    /** Whether others held an order of this pass, so that another one is needed. */
    hasSkipped: z._default(z.boolean(), false),
  }),
)

const makeUpVouchers = defineJob({
  ...MAKE_UP_VOUCHERS,
  run: async ({ client }, { after, hasSkipped }) => {
    const batch = await unwrittenOrders(client, { after, limit: BATCH })
    const last = batch.at(-1)
    if (!last) {
      if (hasSkipped) await enqueue(client, MAKE_UP_VOUCHERS, {}, { runAt: new Date(Date.now() + AGAIN_MS) })
      return
    }
    const ids = batch.map(({ id }) => id)
    const free = new Set(await lockFreeOrders(client, ids))
    await writeMissing(
      client,
      ids.filter((id) => free.has(id)),
    )
    await enqueue(client, MAKE_UP_VOUCHERS, {
      after: last.orderNo,
      hasSkipped: hasSkipped || free.size < ids.length,
    })
  },
})

/** Hour (Shanghai) at which orders and vouchers are compared: nobody orders or ships. */
const NIGHT_HOUR = 3

/** One comparison: between two of them other jobs have their turn. */
const COMPARE = jobKind('voucher.mallCompare', z.object({ check: z.enum(MALL_CHECKS) }))

/** Differences of a check that the log names; it counts the others. */
const NAMED = 20

/** The jobs of the mall's vouchers: older orders are made up for, and once a day all of them are compared; the log gets what differs. */
export function mallVoucherJobs(log: Pick<FastifyBaseLogger, 'error'>): readonly Job[] {
  const check = defineJob({
    name: 'voucher.mallCheck',
    payload: z.object({}),
    dailyAtHour: NIGHT_HOUR,
    run: async ({ client }) => {
      // One that still waits from the night before is not added twice.
      for (const each of MALL_CHECKS) await enqueue(client, COMPARE, { check: each }, { key: each })
    },
  })
  const compare = defineJob({
    ...COMPARE,
    run: async ({ client }, payload) => {
      const found = await runMallCheck(client, payload.check)
      const told = { check: payload.check, count: found.length, first: found.slice(0, NAMED) }
      if (found.length > 0) log.error(told, 'orders of the mall and their vouchers differ')
    },
  })
  return [makeUpVouchers, check, compare]
}
