import type { Transaction } from '../../db/database.ts'
import { ORDER_PAYABLE } from '../../order/change/order-payable.ts'
import { lockOrder } from '../../order/change/order-row.store.ts'
import type { OrderRow } from '../../order/change/order-row.store.ts'
import { lockFlow, paidFlowOf } from '../../payment/payment-flow.store.ts'
import type { PaymentFlow } from '../../payment/payment-flow.store.ts'
import { lockAfterSale, readAfterSale } from '../book/after-sale-row.store.ts'
import type { AfterSaleRow } from '../book/after-sale-row.store.ts'

/** An after-sale with what its changes touch, all locked: payment flow, then order, then itself. */
export interface LockedCase {
  readonly flow: PaymentFlow | undefined
  readonly order: OrderRow
  readonly row: AfterSaleRow
}

/** A paid order with the flow that it was paid by, both locked in the order of decision 0131. */
export async function lockPaidOrder(
  client: Transaction,
  orderId: string,
): Promise<{ readonly flow: PaymentFlow | undefined; readonly order: OrderRow } | undefined> {
  const flowId = await paidFlowOf(client, ORDER_PAYABLE, orderId)
  const flow = flowId === undefined ? undefined : await lockFlow(client, { id: flowId })
  const order = await lockOrder(client, orderId)
  return order && { flow, order }
}

/** An after-sale by its id with what its changes touch. */
export async function lockCase(client: Transaction, id: string): Promise<LockedCase | undefined> {
  const found = await readAfterSale(client, id)
  const paid = found && (await lockPaidOrder(client, found.orderId))
  const row = paid && (await lockAfterSale(client, id))
  return paid && row && { ...paid, row }
}
