import type { Transaction } from '../../db/database.ts'
import { messageBuyer } from './order-messages.ts'
import type { OrderRow } from './order-row.store.ts'
import { moveOrder } from './move-order.store.ts'

/** Completes a locked order whose goods have arrived; `undefined` when its state does not allow it. */
export async function receiveOrder(
  client: Transaction,
  order: OrderRow,
  event: 'receive' | 'receiveByTime',
  accountId?: string,
): Promise<OrderRow | undefined> {
  const changes = { receivedAt: new Date(), autoConfirmAt: null }
  const received = await moveOrder(client, order, event, { changes, by: { accountId } })
  if (received && event === 'receiveByTime') await messageBuyer(client, received, 'order.received')
  return received
}
