import { asc, inArray } from 'drizzle-orm'
import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { shopName } from '../../catalog/product.wire.ts'
import { inEachLocale } from '../../db/entity-text.ts'
import { orm, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { invoiceApplyLog } from '../../db/tables/trade/invoice-apply.table.ts'
import { itemsOf } from '../../order/change/order-row.store.ts'
import type { OrderItemRow } from '../../order/change/order-row.store.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'

const CONTEXT = {
  id: z.string(),
  shopName: z.string(),
  isOperated: z.boolean(),
  buyerName: z.string(),
  replacesNo: z.nullable(z.string()),
  /** Orders of it that can be applied for again. */
  freeOrders: z.number(),
}

const CONTEXTS = inEachLocale((text) =>
  rows(
    CONTEXT,
    `select a.id, ${shopName(text)} as "shopName", s.operated as "isOperated", coalesce(g.name, b.nickname) as "buyerName",
       r.apply_no as "replacesNo",
       (select count(*)::int from invoice_apply_order p join shop_order o on o.id = p.order_id where p.invoice_apply_id = a.id
          and o.state in (40, 50) and o.paid_cents > o.refunded_cents and not exists (
          select from invoice_apply_order h where h.order_id = p.order_id and h.held)) as "freeOrders"
     from invoice_apply a join shop s on s.id = a.shop_id join account b on b.id = a.account_id
     left join organisation g on g.id = a.organisation_id left join invoice_apply r on r.id = a.red_of_id where a.id = any($1::uuid[])`,
  ),
)

/** What is known of an application beside its row. */
export type InvoiceContext = Readonly<z.infer<z.ZodMiniObject<typeof CONTEXT>>>

const ORDERS = rows(
  {
    applyId: z.string(),
    orderId: z.string(),
    orderNo: z.string(),
    paidCents: z.number(),
    refundedCents: z.number(),
    amountCents: z.number(),
    createdAt: z.date(),
  },
  `select p.invoice_apply_id as "applyId", o.id as "orderId", o.order_no as "orderNo", o.paid_cents::float8 as "paidCents",
     o.refunded_cents::float8 as "refundedCents", p.amount_cents::float8 as "amountCents", o.created_at as "createdAt"
   from invoice_apply_order p join shop_order o on o.id = p.order_id where p.invoice_apply_id = any($1::uuid[]) order by o.order_no`,
)

/** What pages of applications show beside their rows; each part knows whose it is. */
export interface InvoiceParts {
  readonly contexts: ReadonlyMap<string, InvoiceContext>
  readonly orders: readonly Awaited<ReturnType<typeof ORDERS.one>>[]
  readonly items: readonly OrderItemRow[]
  readonly logs: readonly (typeof invoiceApplyLog.$inferSelect)[]
}

/** Everything that lists of applications show. */
export async function readInvoiceParts(
  client: Queryable,
  locale: Locale,
  found: readonly Pick<InvoiceRow, 'id'>[],
): Promise<InvoiceParts> {
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return { contexts: new Map(), orders: [], items: [], logs: [] }
  const contexts = await CONTEXTS[locale].all(client, [ids])
  const orders = await ORDERS.all(client, [ids])
  return {
    contexts: new Map(contexts.map((context) => [context.id, context])),
    orders,
    items: await itemsOf(
      client,
      orders.map(({ orderId }) => orderId),
    ),
    logs: await orm(client)
      .select()
      .from(invoiceApplyLog)
      .where(inArray(invoiceApplyLog.applyId, ids))
      .orderBy(asc(invoiceApplyLog.id)),
  }
}
