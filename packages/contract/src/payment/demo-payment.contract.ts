import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'

const uuidText = z.string().check(z.minLength(1), z.maxLength(64))

/** Makes something to pay for, in a demo mall only: elsewhere there is no such call. */
export const createDemoPayment = endpoint({
  method: 'POST',
  path: 'alc-alshop/DemoAction/createDemoPayment',
  gate: 'login',
  summary: 'Makes something to pay for, in a demo mall only.',
  body: z.object({
    /** Amount of each order. */
    amounts: z.array(Yuan.check(z.positive(), z.maximum(1_000_000))).check(z.minLength(1), z.maxLength(5)),
    /** Time until the deadline. */
    iSeconds: z._default(z.int().check(z.minimum(1), z.maximum(3600)), 1800),
  }),
  data: z.object({ cPaymentFlowNo: z.string() }),
})

/** Gives an unpaid demo payment up. */
export const closeDemoPayment = endpoint({
  method: 'POST',
  path: 'alc-alshop/DemoAction/closeDemoPayment',
  gate: 'login',
  summary: 'Gives an unpaid demo payment up.',
  body: z.object({ cPaymentFlowNo: uuidText }),
  data: z.object({}),
  failures: { FLOW_UNKNOWN: { code: 4004 }, PAYMENT_RUNNING: { code: 4009 } },
})

/** Refunds a paid demo payment, in part or whole. */
export const refundDemoPayment = endpoint({
  method: 'POST',
  path: 'alc-alshop/DemoAction/refundDemoPayment',
  gate: 'login',
  summary: 'Refunds a demo payment, in part or whole.',
  body: z.object({ cRequestUuid: uuidText, cPaymentFlowNo: uuidText, bAmount: Yuan.check(z.positive()) }),
  data: z.object({ cRefundNo: z.string() }),
  failures: { FLOW_UNKNOWN: { code: 4004 }, REFUND_TOO_MUCH: { code: 4009 } },
})
