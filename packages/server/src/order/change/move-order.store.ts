import { ORDER_TRANSITIONS } from '@mallwright/contract/order'
import type { OrderActor, OrderEvent, OrderState, OrderTransition, StockEffect } from '@mallwright/contract/order'
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { userCoupon } from '../../db/tables/trade/coupon.table.ts'
import { orderLog, shopOrder, trade } from '../../db/tables/trade/order.table.ts'
import { heldUnits } from '../../after-sale/book/after-sale-row.store.ts'
import { endAfterSales } from '../../after-sale/book/move-after-sale.store.ts'
import { notifyAccount } from '../../message/message.store.ts'
import { giveOffersBack } from '../../sale/offer-quota.store.ts'
import { changeStock } from '../../sale/stock.store.ts'
import { followOrder } from '../../voucher/mall/mall-vouchers.ts'
import { itemsOf } from './order-row.store.ts'
import type { OrderChanges, OrderRow } from './order-row.store.ts'

/** Who makes a change, and what they say with it. */
export interface OrderActorDetails {
  readonly accountId?: string | undefined
  readonly text?: string
  /** Instead of the one that the table names. */
  readonly actor?: OrderActor
}

/**
 * Changes the state of a locked order by one conditional statement, with its log, its stock, its coupons and its vouchers;
 * `undefined` when its state does not allow the change. Domain 2.
 */
export async function moveOrder(
  client: Transaction,
  order: OrderRow,
  event: OrderEvent,
  { changes = {}, by = {} }: { readonly changes?: OrderChanges; readonly by?: OrderActorDetails } = {},
): Promise<OrderRow | undefined> {
  const { from, to, actor, closeType, stock, returnsCoupons, refunds }: OrderTransition = ORDER_TRANSITIONS[event]
  const isEnd = closeType !== undefined
  const [moved] = await orm(client)
    .update(shopOrder)
    .set({
      ...changes,
      state: to,
      ...(isEnd && { closeType, closedAt: sql`now()`, payDeadline: null }),
      version: sql`${shopOrder.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(shopOrder.id, order.id), inArray(shopOrder.state, [...from]), eq(shopOrder.version, order.version)))
    .returning()
  if (!moved) return undefined
  const { accountId: actorAccountId, text = '' } = by
  await orm(client)
    .insert(orderLog)
    .values({
      orderId: order.id,
      event,
      fromState: order.state,
      toState: to,
      actor: by.actor ?? actor,
      actorAccountId,
      text,
    })
  if (refunds) await endAfterSales(client, order.id)
  if (stock) await moveStock(client, order, stock)
  if (returnsCoupons) await returnCoupons(client, order, to)
  await followOrder(client, event, order.id)
  await notifyAccount(client, order.accountId, 'order')
  return { ...moved, state: moved.state as OrderState }
}

const NONE_HELD: ReadonlyMap<string, number> = new Map()

/** Stock of an order: what was refunded before its shipment is not its any more. */
async function moveStock(client: Transaction, { id }: OrderRow, reason: StockEffect): Promise<void> {
  const stored = await itemsOf(client, [id])
  // Refunds that still run put their own units back once they are done.
  const held = reason === 'putBack' ? await heldUnits(client, [id]) : NONE_HELD
  const items = stored
    .map((item) => ({ ...item, qty: item.qty - item.refundedQty - (held.get(item.id) ?? 0) }))
    .filter(({ qty }) => qty > 0)
  const lines = items.map(({ skuId, qty }) => ({ skuId, qty }))
  const short = await changeStock(client, { reason, refType: 'order', refId: id, lines })
  if (short.length > 0) throw new Error(`the stock that order ${id} has locked is missing`)
  // What is not sold after all goes back to its offer, too.
  if (reason === 'deduct') return
  await giveOffersBack(
    client,
    items.flatMap(({ offerId, qty }) => (offerId === null ? [] : [{ offerId, qty }])),
  )
}

/**
 * Gives coupons back: that of its shop with a cancelled order; with the last order of a trade that ended all of them, those of its refunded
 * orders, too. Domain 1.12-27, 2.4.
 */
async function returnCoupons(client: Transaction, order: OrderRow, to: OrderState): Promise<void> {
  const { shopCouponId, tradeId } = order
  if (to === 60 && shopCouponId !== null) await returnCoupon(client, shopCouponId)
  // Two orders of a trade that end at once see each other.
  await orm(client).select({ id: trade.id }).from(trade).where(eq(trade.id, tradeId)).for('no key update')
  const orders = await orm(client)
    .select({ state: shopOrder.state, shop: shopOrder.shopCouponId, platform: shopOrder.platformCouponId })
    .from(shopOrder)
    .where(eq(shopOrder.tradeId, tradeId))
  if (orders.some(({ state }) => state !== 60 && state !== 70)) return
  const ids = new Set(orders.flatMap(({ shop, platform }) => [shop ?? [], platform ?? []].flat()))
  for (const id of [...ids].toSorted((one, other) => (one < other ? -1 : 1))) await returnCoupon(client, id)
}

/** A coupon can be used again while it is valid, and is expired after. */
async function returnCoupon(client: Transaction, id: string): Promise<void> {
  await orm(client)
    .update(userCoupon)
    .set({
      state: sql`case when ${userCoupon.validTo} > now() then 1 else 3 end`,
      tradeId: null,
      usedAt: null,
      updatedAt: sql`now()`,
    })
    .where(and(eq(userCoupon.id, id), eq(userCoupon.state, 2)))
}
