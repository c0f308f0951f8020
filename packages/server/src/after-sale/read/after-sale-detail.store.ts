import { and, asc, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'

import { orm, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { isUuid } from '../../db/row-id.ts'
import { afterSaleLog, afterSaleShipment } from '../../db/tables/trade/after-sale.table.ts'
import { orderItem, shopOrder } from '../../db/tables/trade/order.table.ts'
import { sku } from '../../db/tables/sku.table.ts'
import type { AfterSaleRow } from '../book/after-sale-row.store.ts'

/** The history, pictures, parcels and refunds of after-sales; each knows whose it is. */
export interface AfterSaleParts {
  readonly items: readonly (typeof orderItem.$inferSelect)[]
  readonly logs: readonly (typeof afterSaleLog.$inferSelect)[]
  readonly files: readonly { readonly logId: number; readonly fileId: string }[]
  readonly parcels: readonly (typeof afterSaleShipment.$inferSelect)[]
  readonly exchanges: readonly { readonly id: string; readonly specText: string }[]
  readonly refunds: readonly z.infer<z.ZodMiniObject<typeof REFUND>>[]
}

const REFUND = {
  afterSaleId: z.string(),
  refundNo: z.string(),
  state: z.number(),
  doneAt: z.nullable(z.date()),
  methodName: z.nullable(z.string()),
}

const REFUNDS = rows(
  REFUND,
  `select a.id as "afterSaleId", r.refund_no as "refundNo", r.state, r.done_at as "doneAt", m.name as "methodName"
   from aftersale a join refund_flow r on r.request_key = 'order:' || a.order_id || ':' || a.id
   join payment_flow f on f.id = r.flow_id left join pay_method m on m.code = f.method and m.organisation_id is null
   where a.id = any($1::uuid[])`,
)

const FILES = rows(
  { logId: z.number(), fileId: z.string() },
  `select f.log_id::float8 as "logId", f.file_id as "fileId" from aftersale_file f join aftersale_log l on l.id = f.log_id
   where l.aftersale_id = any($1::uuid[]) order by f.log_id, f.sort`,
)

/** The lines of after-sales. */
export function afterSaleItems(client: Queryable, found: readonly AfterSaleRow[]) {
  const ids = found.map(({ orderItemId }) => orderItemId)
  return orm(client).select().from(orderItem).where(inArray(orderItem.id, ids))
}

/** Everything that pages of after-sales show beside their rows. */
export async function readAfterSaleParts(client: Queryable, found: readonly AfterSaleRow[]): Promise<AfterSaleParts> {
  const ids = found.map(({ id }) => id)
  const skuIds = found.flatMap(({ exchangeSkuId }) => exchangeSkuId ?? [])
  const db = orm(client)
  if (ids.length === 0) return { items: [], logs: [], files: [], parcels: [], exchanges: [], refunds: [] }
  return {
    items: await afterSaleItems(client, found),
    logs: await db
      .select()
      .from(afterSaleLog)
      .where(inArray(afterSaleLog.afterSaleId, ids))
      .orderBy(asc(afterSaleLog.id)),
    files: await FILES.all(client, [ids]),
    parcels: await db
      .select()
      .from(afterSaleShipment)
      .where(inArray(afterSaleShipment.afterSaleId, ids))
      .orderBy(asc(afterSaleShipment.direction)),
    exchanges:
      skuIds.length === 0
        ? []
        : await db.select({ id: sku.id, specText: sku.specText }).from(sku).where(inArray(sku.id, skuIds)),
    refunds: await REFUNDS.all(client, [ids]),
  }
}

/** Sets the parcel of a direction; another one takes its place. */
export async function setParcel(client: Queryable, parcel: typeof afterSaleShipment.$inferInsert): Promise<void> {
  const { afterSaleId: _, direction: __, ...values } = parcel
  await orm(client)
    .insert(afterSaleShipment)
    .values(parcel)
    .onConflictDoUpdate({
      target: [afterSaleShipment.afterSaleId, afterSaleShipment.direction],
      set: { ...values, shippedAt: new Date(), updatedAt: new Date() },
    })
}

/** Those of the lines that are of an account's own orders. */
export function ownedLines(client: Queryable, accountId: string, ids: readonly string[]) {
  return orm(client)
    .select({ id: orderItem.id, orderId: orderItem.orderId, isReturnable: orderItem.isReturnable })
    .from(orderItem)
    .innerJoin(shopOrder, eq(shopOrder.id, orderItem.orderId))
    .where(and(inArray(orderItem.id, ids.filter(isUuid)), eq(shopOrder.accountId, accountId)))
}
