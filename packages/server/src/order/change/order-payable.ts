import { ORDER_LIMITS, ORDER_STATES } from '@mallwright/contract/order'
import { fen, moneyText, yuanFromFen } from '@mallwright/contract/values'
import { inArray } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { shopOrder } from '../../db/tables/trade/order.table.ts'
import type { PayableKind } from '../../payment/payable.ts'
import { messageBuyer, messageShop } from './order-messages.ts'
import { countSales, itemsOf, lockOrder, updateOrder } from './order-row.store.ts'
import type { OrderRow } from './order-row.store.ts'
import { moveOrder } from './move-order.store.ts'
import { EXPIRE_ORDER, scheduleOrder, SHIP_LATE } from './order-schedule.ts'

/** The kind of payables that orders are. */
export const ORDER_PAYABLE = 'order'

/** What the request keys of all refunds of an order begin with. */
export const refundKeys = (orderId: string) => `${ORDER_PAYABLE}:${orderId}:`

/** The request key of the refund that follows the end of a paid order. */
export const refundKey = (orderId: string) => `${refundKeys(orderId)}close`

const HOUR_MS = 3_600_000

/** Orders as something to pay for. */
export const orderPayables: PayableKind = {
  kind: ORDER_PAYABLE,
  describe: async (client, ids) => {
    const orders = await orm(client)
      .select({ id: shopOrder.id, code: shopOrder.orderNo })
      .from(shopOrder)
      .where(inArray(shopOrder.id, [...ids]))
    const items = await itemsOf(client, ids)
    return orders.map((order) => ({
      ...order,
      items: items
        .filter(({ orderId }) => orderId === order.id)
        .map(({ name, specText, qty, unit, priceCents, amountCents, discountShareCents }) => ({
          goodsName: specText === '' ? name : `${name} ${specText}`,
          weight: '',
          goodsNum: qty,
          units: unit,
          price: yuanFromFen(fen(priceCents)),
          goodsPayableAmt: yuanFromFen(fen(amountCents - discountShareCents)),
        })),
    }))
  },
  settled: async (client, id) => {
    const order = await lockOrder(client, id)
    if (!order || !(await payOrder(client, order))) throw new Error(`order ${id} takes no money`)
  },
  closed: async (client, id, event) => {
    const order = await lockOrder(client, id)
    if (order && event === 'expire' && isOverdue(order)) await expireOrder(client, order)
    if (order && event === 'close') await withdrawTransfer(client, order)
  },
  transferring: async (client, id) => {
    const order = await lockOrder(client, id)
    // An order that ended meanwhile has closed its flow, so this one lives.
    if (
      !order ||
      !(await moveOrder(client, order, 'transfer', {
        changes: { payDeadline: null },
        by: { accountId: order.accountId },
      }))
    ) {
      throw new Error(`order ${id} waits for no transfer`)
    }
  },
  refused: async (client, id, until) => {
    const order = await lockOrder(client, id)
    const moved = order && (await moveOrder(client, order, 'refuseTransfer', { changes: { payDeadline: until } }))
    if (!moved) throw new Error(`order ${id} has no transfer to refuse`)
    await messageBuyer(client, moved, 'order.transferRefused')
  },
  refunded: async (client, requestKey, cents) => {
    const [kind, id = ''] = requestKey.split(':')
    if (kind !== ORDER_PAYABLE) return
    const order = await lockOrder(client, id)
    if (!order) throw new Error(`the order of refund ${requestKey} is missing`)
    await updateOrder(client, order, { refundedCents: order.refundedCents + cents })
    await messageBuyer(client, order, 'order.refunded', { amount: moneyText(fen(cents)) })
  },
}

/** Marks a locked order as paid: its stock is deducted, its shop has three days. `undefined` when its state does not allow it. */
export async function payOrder(client: Transaction, order: OrderRow): Promise<OrderRow | undefined> {
  const shipDeadline = new Date(Date.now() + ORDER_LIMITS.shipHours * HOUR_MS)
  const changes = { paidCents: order.payCents, paidAt: new Date(), payDeadline: null, shipDeadline }
  const paid = await moveOrder(client, order, 'pay', { changes })
  if (!paid) return undefined
  await countSales(client, order.id)
  await scheduleOrder(client, SHIP_LATE, { orderId: order.id, at: shipDeadline })
  await messageBuyer(client, paid, 'order.paid')
  await messageShop(client, paid, 'order.toShip')
  return paid
}

/** Makes an order whose transfer is given up payable again. */
async function withdrawTransfer(client: Transaction, order: OrderRow): Promise<void> {
  const payDeadline = new Date(Date.now() + ORDER_LIMITS.payMinutes * 60_000)
  const moved = await moveOrder(client, order, 'withdrawTransfer', { changes: { payDeadline } })
  if (moved) await scheduleOrder(client, EXPIRE_ORDER, { orderId: order.id, at: payDeadline })
}

/** Whether an order can no longer be paid: its time is over, or its transfer's flow has ended. */
function isOverdue({ state, payDeadline }: OrderRow): boolean {
  if (state === ORDER_STATES.transferring) return true
  return state === ORDER_STATES.unpaid && payDeadline !== null && payDeadline.getTime() <= Date.now()
}

/** Cancels a locked order that was not paid in time. */
export async function expireOrder(client: Transaction, order: OrderRow): Promise<void> {
  const expired = await moveOrder(client, order, 'expire')
  if (expired) await messageBuyer(client, expired, 'order.expired')
}
