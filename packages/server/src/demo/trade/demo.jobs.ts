import { AFTER_SALE_ROBOT_JOBS } from '../../after-sale/robot/after-sale-robot.jobs.ts'
import { INVOICE_ROBOT_JOBS } from '../../invoice/robot/invoice-robot.jobs.ts'
import * as z from 'zod/mini'

import { defineJob } from '../../jobs/define-job.ts'
import type { Job } from '../../jobs/define-job.ts'
import { ROBOT_JOBS } from '../../order/robots/robots.jobs.ts'
import { demoId } from '../plans/demo-id.ts'
import { renewOffers } from './renew-offers.store.ts'
import { TIMED_OFFERS } from './timed-offers.data.ts'

/** How often (s) a demo looks for offers that are over. */
const EVERY_S = 60

/**
 * What a demo mall does by itself: the robots of orders, after-sales and invoices, and each of its timed offers, which comes back at the same time of the next
 * day: a demo outlives any date.
 */
export const DEMO_JOBS: readonly Job[] = [
  ...ROBOT_JOBS,
  ...AFTER_SALE_ROBOT_JOBS,
  ...INVOICE_ROBOT_JOBS,
  defineJob({
    name: 'robot.offers',
    payload: z.object({}),
    everySeconds: EVERY_S,
    run: ({ client }) =>
      renewOffers(
        client,
        TIMED_OFFERS.map(({ variant }) => demoId(`sku/${variant}`)),
      ),
  }),
]
