import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { OrderState } from '@mallwright/contract/order'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { product } from '../../db/tables/catalog.table.ts'
import { orderItem, orderLog, shopOrder, trade } from '../../db/tables/trade/order.table.ts'

/** An order as it is stored. */
export type OrderRow = Omit<typeof shopOrder.$inferSelect, 'state'> & { readonly state: OrderState }

/** A line of an order as it is stored. */
export type OrderItemRow = typeof orderItem.$inferSelect

// The states are those of the table's check.
const orderOf = (row: typeof shopOrder.$inferSelect): OrderRow => ({ ...row, state: row.state as OrderState })

/** An order by its id, with its row locked. */
export async function lockOrder(client: Transaction, id: string): Promise<OrderRow | undefined> {
  const [found] = await orm(client).select().from(shopOrder).where(eq(shopOrder.id, id)).for('update')
  return found && orderOf(found)
}

/** An order by its id, without a lock. */
export async function readOrder(client: Queryable, id: string): Promise<OrderRow | undefined> {
  const [found] = await orm(client).select().from(shopOrder).where(eq(shopOrder.id, id))
  return found && orderOf(found)
}

/** The id of an order by its number; `undefined` for an unknown one. */
export async function orderIdOf(client: Queryable, orderNo: string): Promise<string | undefined> {
  const [found] = await orm(client).select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.orderNo, orderNo))
  return found?.id
}

/** The orders of a trade by their shops, with their rows locked: whoever changes their stock goes by shops. */
export async function lockOrdersOfTrade(client: Transaction, tradeId: string): Promise<OrderRow[]> {
  const found = await orm(client)
    .select()
    .from(shopOrder)
    .where(eq(shopOrder.tradeId, tradeId))
    .orderBy(asc(shopOrder.shopId), asc(shopOrder.id))
    .for('update')
  return found.map(orderOf)
}

/** Orders by their ids, by their shops, with their rows locked. */
export async function lockOrders(client: Transaction, ids: readonly string[]): Promise<OrderRow[]> {
  const found = await orm(client)
    .select()
    .from(shopOrder)
    .where(inArray(shopOrder.id, [...ids]))
    .orderBy(asc(shopOrder.shopId), asc(shopOrder.id))
    .for('update')
  return found.map(orderOf)
}

/** The lines of orders, in the order in which they are shown. */
export function itemsOf(client: Queryable, orderIds: readonly string[]): Promise<OrderItemRow[]> {
  return orm(client)
    .select()
    .from(orderItem)
    .where(inArray(orderItem.orderId, [...orderIds]))
    .orderBy(asc(orderItem.orderId), asc(orderItem.sort))
}

/** A trade by its number. */
export async function findTrade(client: Queryable, tradeNo: string): Promise<typeof trade.$inferSelect | undefined> {
  const [found] = await orm(client).select().from(trade).where(eq(trade.tradeNo, tradeNo))
  return found
}

/** Columns that a change of an order sets beside its state. */
export type OrderChanges = Partial<
  Omit<typeof shopOrder.$inferInsert, 'id' | 'orderNo' | 'tradeId' | 'state' | 'version' | 'closeType'>
>

/** Sets columns of a locked order without a change of state. */
export async function updateOrder(client: Transaction, order: OrderRow, changes: OrderChanges): Promise<OrderRow> {
  const [changed] = await orm(client)
    .update(shopOrder)
    .set({ ...changes, version: sql`${shopOrder.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(shopOrder.id, order.id), eq(shopOrder.version, order.version)))
    .returning()
  if (!changed) throw new Error(`order ${order.orderNo} was changed without its lock`)
  return orderOf(changed)
}

/** An order of an account by its number, unless they have deleted it. */
export async function findOwnOrder(
  client: Queryable,
  accountId: string,
  orderNo: string,
): Promise<OrderRow | undefined> {
  const [found] = await orm(client)
    .select()
    .from(shopOrder)
    .where(
      and(eq(shopOrder.orderNo, orderNo), eq(shopOrder.accountId, accountId), eq(shopOrder.isDeletedByBuyer, false)),
    )
  return found && orderOf(found)
}

/** Whether an order's shop was reminded today, in Asia/Shanghai. */
export async function isRemindedToday(client: Queryable, id: string): Promise<boolean> {
  const today = sql`(now() at time zone 'Asia/Shanghai')::date`
  const found = await orm(client)
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.id, id), sql`(${shopOrder.remindedAt} at time zone 'Asia/Shanghai')::date = ${today}`))
  return found.length > 0
}

/** Notes what was done with an order that keeps its state. */
export async function addLog(
  client: Transaction,
  { id, state }: OrderRow,
  entry: {
    readonly event: 'changeAddress' | 'remind' | 'extend'
    readonly actorAccountId: string
    readonly text?: string
  },
): Promise<void> {
  await orm(client)
    .insert(orderLog)
    .values({ orderId: id, fromState: state, toState: state, actor: 'B', ...entry })
}

/** The orders that a buyer means to pay: of a trade those that wait for it, or the named ones. Empty when one is not theirs. */
export async function payableOrderIds(
  client: Queryable,
  accountId: string,
  { tradeNo, orderNos }: { readonly tradeNo: string; readonly orderNos: readonly string[] },
): Promise<string[]> {
  const named = [...new Set(orderNos)]
  const isMeant =
    named.length > 0
      ? inArray(shopOrder.orderNo, named)
      : and(eq(trade.tradeNo, tradeNo), inArray(shopOrder.state, [20, 22]))
  const found = await orm(client)
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .innerJoin(trade, eq(trade.id, shopOrder.tradeId))
    .where(and(eq(shopOrder.accountId, accountId), eq(shopOrder.isDeletedByBuyer, false), isMeant))
  return named.length > 0 && found.length !== named.length ? [] : found.map(({ id }) => id)
}

/** Counts the units of an order as sold. Its products are locked already: their stock has changed. */
export async function countSales(client: Transaction, orderId: string): Promise<void> {
  for (const { productId, qty } of await itemsOf(client, [orderId])) {
    await orm(client)
      .update(product)
      .set({ salesCount: sql`${product.salesCount} + ${qty}::int` })
      .where(eq(product.id, productId))
  }
}
