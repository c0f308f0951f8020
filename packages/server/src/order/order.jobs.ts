import { ORDER_STATES } from '@mallwright/contract/order'

import { defineJob } from '../jobs/define-job.ts'
import type { Job } from '../jobs/define-job.ts'
import { openFlowOf } from '../payment/payment-flow.store.ts'
import { expireApproval } from './approval/decide-approval.store.ts'
import { messageShop } from './change/order-messages.ts'
import { expireOrder, ORDER_PAYABLE } from './change/order-payable.ts'
import { lockOrder } from './change/order-row.store.ts'
import { AUTO_RECEIVE, EXPIRE_APPROVAL, EXPIRE_ORDER, SHIP_LATE } from './change/order-schedule.ts'
import { receiveOrder } from './change/receive-order.ts'

const isDue = (at: Date | null) => at !== null && at.getTime() <= Date.now()

/** Every job of orders: each looks at its row again, so that an early, late or repeated run does no harm. */
export const ORDER_JOBS = [
  defineJob({
    ...EXPIRE_ORDER,
    run: async ({ client }, { orderId }) => {
      // An open flow closes at the same time and takes the order along, after its channel was asked.
      if (await openFlowOf(client, ORDER_PAYABLE, orderId)) return
      const order = await lockOrder(client, orderId)
      if (order?.state === ORDER_STATES.unpaid && isDue(order.payDeadline)) await expireOrder(client, order)
    },
  }),
  defineJob({
    ...SHIP_LATE,
    run: async ({ client }, { orderId }) => {
      const order = await lockOrder(client, orderId)
      const waits = order?.state === ORDER_STATES.toShip || order?.state === ORDER_STATES.partlyShipped
      if (order && waits && isDue(order.shipDeadline)) await messageShop(client, order, 'order.late')
    },
  }),
  defineJob({
    ...AUTO_RECEIVE,
    run: async ({ client }, { orderId }) => {
      const order = await lockOrder(client, orderId)
      if (order && isDue(order.autoConfirmAt) && order.openAfterSales === 0) {
        await receiveOrder(client, order, 'receiveByTime')
      }
    },
  }),
  defineJob({
    ...EXPIRE_APPROVAL,
    run: ({ client }, { approvalId }) => expireApproval(client, approvalId),
  }),
] as unknown as Job[]
