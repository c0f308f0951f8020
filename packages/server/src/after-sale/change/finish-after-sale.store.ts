import { ORDER_LIMITS } from '@mallwright/contract/order'
import { eq, max, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { orderItem } from '../../db/tables/trade/order.table.ts'
import { shipment } from '../../db/tables/trade/shipment.table.ts'
import { Failed } from '../../gateway/failures/failure.ts'
import { moveOrder } from '../../order/change/move-order.store.ts'
import { orderPayables } from '../../order/change/order-payable.ts'
import { followRefund } from '../../invoice/change/follow-refund.ts'
import { itemsOf, lockOrder } from '../../order/change/order-row.store.ts'
import type { OrderItemRow, OrderRow } from '../../order/change/order-row.store.ts'
import { AUTO_RECEIVE, scheduleOrder } from '../../order/change/order-schedule.ts'
import type { PayableKind } from '../../payment/payable.ts'
import { giveOffersBack } from '../../sale/offer-quota.store.ts'
import { changeStock } from '../../sale/stock.store.ts'
import { lockAfterSale } from '../book/after-sale-row.store.ts'
import type { AfterSaleRow } from '../book/after-sale-row.store.ts'
import { changeAfterSale } from './change-after-sale.ts'

const DAY_MS = 86_400_000

/** Orders as something to pay for, whose after-sales end with their refunds, and whose invoices follow these. */
export const orderPayablesWithAfterSales: PayableKind = {
  ...orderPayables,
  refunded: async (client, requestKey, cents) => {
    await orderPayables.refunded?.(client, requestKey, cents)
    const [, orderId = '', asked = ''] = requestKey.split(':')
    if (asked === 'close') return
    const order = await lockOrder(client, orderId)
    const row = order && (await lockAfterSale(client, asked))
    if (!row) throw new Error(`the after-sale of refund ${requestKey} is missing`)
    await finishAfterSale(client, order, row)
    await followRefund(client, order)
  },
}

/**
 * Ends a locked after-sale whose money has gone back: its line counts it, what was not shipped is for sale again, and an order that is refunded in
 * full is closed. Domain 2.4.
 */
async function finishAfterSale(client: Transaction, order: OrderRow, row: AfterSaleRow): Promise<void> {
  const changes = { refundedAt: new Date() }
  const finished = await changeAfterSale(client, { flow: undefined, order, row }, 'finishRefund', { changes })
  if (finished instanceof Failed) throw new Error(`after-sale ${row.afterSaleNo} takes no refund in state ${row.state}`)
  const [item] = await orm(client)
    .update(orderItem)
    .set({
      refundedCents: sql`${orderItem.refundedCents} + ${row.amountCents}::bigint`,
      refundedQty: sql`${orderItem.refundedQty} + ${row.unshippedQty}::int`,
    })
    .where(eq(orderItem.id, row.orderItemId))
    .returning()
  if (!item) throw new Error(`the line of after-sale ${row.afterSaleNo} is missing`)
  if (row.unshippedQty > 0) await sellAgain(client, row, item)
  await closeOrGoOn(client, order)
}

/** Units that were never shipped go back into stock, and to their offer. Domain 1.3. */
async function sellAgain(client: Transaction, { id, unshippedQty }: AfterSaleRow, item: OrderItemRow): Promise<void> {
  const lines = [{ skuId: item.skuId, qty: unshippedQty }]
  await changeStock(client, { reason: 'putBack', refType: 'aftersale', refId: id, lines })
  if (item.offerId !== null) await giveOffersBack(client, [{ offerId: item.offerId, qty: unshippedQty }])
}

/** Closes an order of which nothing is left, and sends one on its way whose rest was refunded. */
async function closeOrGoOn(client: Transaction, { id }: OrderRow): Promise<void> {
  const order = await lockOrder(client, id)
  if (!order) throw new Error(`order ${id} is missing`)
  const items = await itemsOf(client, [id])
  const isAllSent = items.every(({ qty, shippedQty, refundedQty }) => shippedQty + refundedQty === qty)
  const isAllBack = items.every((item) => item.refundedCents === item.amountCents - item.discountShareCents)
  if (isAllBack && (isAllSent || order.state === 50)) {
    await moveOrder(client, order, 'refundAll', { changes: { autoConfirmAt: null, shipDeadline: null } })
    return
  }
  if (!isAllSent || order.state !== 35) return
  const [last] = await orm(client)
    .select({ at: max(shipment.shippedAt) })
    .from(shipment)
    .where(eq(shipment.orderId, id))
  const at = new Date(Date.now() + ORDER_LIMITS.autoConfirmDays * DAY_MS)
  const changes = { shippedAt: last?.at ?? new Date(), autoConfirmAt: at, shipDeadline: null }
  const moved = await moveOrder(client, order, 'refundRest', { changes })
  if (moved) await scheduleOrder(client, AUTO_RECEIVE, { orderId: id, at })
}
