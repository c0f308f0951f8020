import type { OrderEvent } from '@mallwright/contract/order'
import { PAY_STATES } from '@mallwright/contract/payment'

import type { Transaction } from '../../db/database.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { lockFlow, openFlowOf, paidFlowOf } from '../../payment/payment-flow.store.ts'
import type { PaymentFlow } from '../../payment/payment-flow.store.ts'
import type { PaymentWorld } from '../../payment/payable.ts'
import { closeFlow, refundFlowMoney } from '../../payment/settle.ts'
import { askedBack } from '../../payment/refund.store.ts'
import { moveOrder } from './move-order.store.ts'
import type { OrderActorDetails } from './move-order.store.ts'
import { ORDER_PAYABLE, refundKey, refundKeys } from './order-payable.ts'
import { lockOrder } from './order-row.store.ts'
import type { OrderRow } from './order-row.store.ts'

/** Closes the open flow of an order before the order itself changes: money that comes later is late and goes back by itself. */
export async function closeOpenFlow(
  client: Transaction,
  world: PaymentWorld,
  orderId: string,
): Promise<'closed' | Failed<'PAYMENT_RUNNING', undefined>> {
  const flowId = await openFlowOf(client, ORDER_PAYABLE, orderId)
  const flow = flowId === undefined ? undefined : await lockFlow(client, { id: flowId })
  if (!flow || flow.state === PAY_STATES.closed) return 'closed'
  if (flow.state === PAY_STATES.paying) return fail('PAYMENT_RUNNING')
  return (await closeFlow(client, world, { flow, event: 'close' })) ? 'closed' : fail('PAYMENT_RUNNING')
}

/** Cancels an order that is not paid yet; whoever is paying it right now is not interrupted. */
export async function cancelUnpaid(
  client: Transaction,
  world: PaymentWorld,
  { orderId, reason, accountId }: { readonly orderId: string; readonly reason: string; readonly accountId: string },
): Promise<OrderRow | Failed<'PAYMENT_RUNNING' | 'ORDER_STATE_CHANGED', undefined>> {
  const closed = await closeOpenFlow(client, world, orderId)
  if (closed instanceof Failed) return closed
  const order = await lockOrder(client, orderId)
  const by = { accountId, text: reason }
  const moved = order && (await moveOrder(client, order, 'cancel', { changes: { reason }, by }))
  return moved ?? fail('ORDER_STATE_CHANGED')
}

/** Ends a paid order that will not be delivered, and pays back everything that was paid for it and is not on its way back. */
export async function endPaid(
  client: Transaction,
  ended: {
    readonly orderId: string
    readonly event: Extract<OrderEvent, 'cancelLate' | 'cancelByShop'>
    readonly reason: string
    readonly by: OrderActorDetails
  },
): Promise<OrderRow | Failed<'ORDER_STATE_CHANGED', undefined>> {
  const { orderId, event, reason, by } = ended
  const flowId = await paidFlowOf(client, ORDER_PAYABLE, orderId)
  const flow: PaymentFlow | undefined = flowId === undefined ? undefined : await lockFlow(client, { id: flowId })
  const order = await lockOrder(client, orderId)
  const moved = order && (await moveOrder(client, order, event, { changes: { reason, shipDeadline: null }, by }))
  if (!moved) return fail('ORDER_STATE_CHANGED')
  // What after-sales have asked back is on its way already.
  const amountCents = moved.paidCents - (await askedBack(client, refundKeys(orderId)))
  if (amountCents === 0) return moved
  if (!flow) throw new Error(`the payment of order ${moved.orderNo} is missing`)
  const refund = await refundFlowMoney(client, flow, {
    requestKey: refundKey(orderId),
    amountCents,
    reason,
  })
  if (refund instanceof Failed) throw new Error(`order ${moved.orderNo} was refunded twice`)
  return moved
}
