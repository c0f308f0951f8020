import { ORDER_TRANSITIONS } from '@mallwright/contract/order'
import type { OrderActor, OrderEvent, OrderState, OrderTransition, StockEffect } from '@mallwright/contract/order'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { userCoupon } from '../../db/tables/trade/coupon.table.ts'
import { orderLog, shopOrder } from '../../db/tables/trade/order.table.ts'
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
  const { from, to, actor, closeType, stock, returnsCoupons }: OrderTransition = ORDER_TRANSITIONS[event]
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
  if (stock) await moveStock(client, order, stock)
  if (returnsCoupons) await returnCoupons(client, order)
  await followOrder(client, event, order.id)
  await notifyAccount(client, order.accountId, 'order')
  return { ...moved, state: moved.state as OrderState }
}

/** Stock of an order: what was refunded before its shipment is not its any more. */
async function moveStock(client: Transaction, { id }: OrderRow, reason: StockEffect): Promise<void> {
  const items = await itemsOf(client, [id])
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

/** Gives an order's coupons back: its shop's, and the platform's when no other order of the trade lives. Domain 1.12-27. */
async function returnCoupons(client: Transaction, order: OrderRow): Promise<void> {
  const { shopCouponId, platformCouponId, tradeId } = order
  if (shopCouponId !== null) await returnCoupon(client, shopCouponId)
  if (platformCouponId === null) return
  const living = await orm(client)
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.tradeId, tradeId),
        eq(shopOrder.platformCouponId, platformCouponId),
        notInArray(shopOrder.state, [60]),
      ),
    )
  if (living.length === 0) await returnCoupon(client, platformCouponId)
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
