import type { AfterSaleState, AfterSaleType } from '@mallwright/contract/after-sale'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { orm, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { afterSale } from '../../db/tables/trade/after-sale.table.ts'

type Stored = typeof afterSale.$inferSelect

/** An after-sale as it is stored. */
export type AfterSaleRow = Omit<Stored, 'state' | 'type'> & {
  readonly state: AfterSaleState
  readonly type: AfterSaleType
}

/** A row with the numbers of its table's checks. */
export const afterSaleOf = (row: Stored): AfterSaleRow => ({
  ...row,
  state: row.state as AfterSaleState,
  type: row.type as AfterSaleType,
})

/** An after-sale by its number, without a lock. */
export async function findAfterSale(client: Queryable, afterSaleNo: string): Promise<AfterSaleRow | undefined> {
  const [found] = await orm(client).select().from(afterSale).where(eq(afterSale.afterSaleNo, afterSaleNo))
  return found && afterSaleOf(found)
}

/** An after-sale by its id, without a lock. */
export async function readAfterSale(client: Queryable, id: string): Promise<AfterSaleRow | undefined> {
  const [found] = await orm(client).select().from(afterSale).where(eq(afterSale.id, id))
  return found && afterSaleOf(found)
}

/** An after-sale with its row locked. Its order is locked before. */
export async function lockAfterSale(client: Transaction, id: string): Promise<AfterSaleRow | undefined> {
  const [found] = await orm(client).select().from(afterSale).where(eq(afterSale.id, id)).for('update')
  return found && afterSaleOf(found)
}

/** All after-sales of an order, oldest first. */
export async function afterSalesOf(client: Queryable, orderId: string): Promise<AfterSaleRow[]> {
  const found = await orm(client)
    .select()
    .from(afterSale)
    .where(eq(afterSale.orderId, orderId))
    .orderBy(asc(afterSale.createdAt), asc(afterSale.afterSaleNo))
  return found.map(afterSaleOf)
}

/** After-sales by their ids, newest first. */
export async function afterSalesByIds(client: Queryable, ids: readonly string[]): Promise<AfterSaleRow[]> {
  if (ids.length === 0) return []
  const found = await orm(client)
    .select()
    .from(afterSale)
    .where(inArray(afterSale.id, [...ids]))
    .orderBy(desc(afterSale.createdAt), desc(afterSale.afterSaleNo))
  return found.map(afterSaleOf)
}

/** States in which units that were not shipped wait for the answer: a shop does not ship them meanwhile. */
export const HOLDING_STATES = [10, 40, 70] as const satisfies readonly AfterSaleState[]

const HELD = rows(
  { orderItemId: z.string(), qty: z.number() },
  `select order_item_id as "orderItemId", sum(unshipped_qty)::int as qty from aftersale
   where order_id = any($1::uuid[]) and state in (${HOLDING_STATES.join(', ')}) and unshipped_qty > 0 group by order_item_id`,
)

/** Units that a shop does not ship while their money is asked back, by lines of orders. Decision 0148. */
export async function heldUnits(client: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await HELD.all(client, [orderIds])
  return new Map(found.map(({ orderItemId, qty }) => [orderItemId, qty]))
}

const WAITING = rows(
  { isWaiting: z.boolean() },
  `select exists (select from aftersale where order_id = $1::uuid and type = 1 and state in (10, 40, 61, 70)
     and not goods_received) as "isWaiting"`,
)

/** Whether money is asked back for goods of an order that have not arrived: nobody confirms their receipt then. Domain 2.2. */
export async function hasMissingGoods(client: Queryable, orderId: string): Promise<boolean> {
  return (await WAITING.one(client, [orderId])).isWaiting
}

const COUNT_OPEN = rows(
  { count: z.number() },
  `select count(*)::int as count from aftersale a join shop_order o on o.id = a.order_id
   where o.account_id = $1::uuid and a.state in (10, 20, 30, 40, 45, 46, 61, 62, 70)`,
)

/** After-sales of an account in which something is still to be done. */
export async function countOpenAfterSales(client: Queryable, accountId: string): Promise<number> {
  return (await COUNT_OPEN.one(client, [accountId])).count
}

/** Columns that a change of an after-sale sets beside its state. */
export type AfterSaleChanges = Partial<
  Omit<typeof afterSale.$inferInsert, 'id' | 'afterSaleNo' | 'orderId' | 'orderItemId' | 'state' | 'version'>
>

/** Sets state and columns of a locked after-sale by one conditional statement; `undefined` when it has changed meanwhile. */
export async function setAfterSale(
  client: Transaction,
  row: AfterSaleRow,
  changes: AfterSaleChanges & { readonly state?: AfterSaleState },
): Promise<AfterSaleRow | undefined> {
  const [moved] = await orm(client)
    .update(afterSale)
    .set({ ...changes, version: sql`${afterSale.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(afterSale.id, row.id), eq(afterSale.state, row.state), eq(afterSale.version, row.version)))
    .returning()
  return moved && afterSaleOf(moved)
}
