import type { InvoiceContent, InvoiceKind, InvoiceMedium, InvoiceState } from '@mallwright/contract/invoice'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { command, only, orm, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { invoiceApply, invoiceApplyOrder } from '../../db/tables/trade/invoice-apply.table.ts'

type Stored = typeof invoiceApply.$inferSelect

/** An application as it is stored. */
export type InvoiceRow = Omit<Stored, 'state' | 'kind' | 'medium' | 'content'> & {
  readonly state: InvoiceState
  readonly kind: InvoiceKind
  readonly medium: InvoiceMedium
  readonly content: InvoiceContent
}

/** A row with the numbers of its table's checks. */
export const invoiceOf = (row: Stored): InvoiceRow => ({
  ...row,
  state: row.state as InvoiceState,
  kind: row.kind as InvoiceKind,
  medium: row.medium as InvoiceMedium,
  content: row.content as InvoiceContent,
})

/** An application by its number, without a lock. */
export async function findInvoice(client: Queryable, applyNo: string): Promise<InvoiceRow | undefined> {
  const [found] = await orm(client).select().from(invoiceApply).where(eq(invoiceApply.applyNo, applyNo))
  return found && invoiceOf(found)
}

/** An application by its id, without a lock. */
export async function readInvoice(client: Queryable, id: string): Promise<InvoiceRow | undefined> {
  const [found] = await orm(client).select().from(invoiceApply).where(eq(invoiceApply.id, id))
  return found && invoiceOf(found)
}

/** An application with its row locked. Its orders are locked before. */
export async function lockInvoice(client: Transaction, id: string): Promise<InvoiceRow | undefined> {
  const [found] = await orm(client).select().from(invoiceApply).where(eq(invoiceApply.id, id)).for('update')
  return found && invoiceOf(found)
}

/** Applications by their ids, newest first. */
export async function invoicesByIds(client: Queryable, ids: readonly string[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return []
  const found = await orm(client)
    .select()
    .from(invoiceApply)
    .where(inArray(invoiceApply.id, [...ids]))
    .orderBy(desc(invoiceApply.createdAt), desc(invoiceApply.applyNo))
  return found.map(invoiceOf)
}

/** The newest application of an order. */
export async function latestInvoiceOf(client: Queryable, orderId: string): Promise<InvoiceRow | undefined> {
  const [found] = await orm(client)
    .select({ row: invoiceApply })
    .from(invoiceApplyOrder)
    .innerJoin(invoiceApply, eq(invoiceApply.id, invoiceApplyOrder.applyId))
    .where(eq(invoiceApplyOrder.orderId, orderId))
    .orderBy(desc(invoiceApply.createdAt), desc(invoiceApply.applyNo))
    .limit(1)
  return found && invoiceOf(found.row)
}

/** The ids of an application's orders. */
export async function invoicedOrderIds(client: Queryable, applyId: string): Promise<string[]> {
  const found = await orm(client)
    .select({ orderId: invoiceApplyOrder.orderId })
    .from(invoiceApplyOrder)
    .where(eq(invoiceApplyOrder.applyId, applyId))
  return found.map(({ orderId }) => orderId)
}

/** The application that holds an order: the one that is open or issued. */
export async function holderOf(client: Queryable, orderId: string): Promise<string | undefined> {
  const [found] = await orm(client)
    .select({ applyId: invoiceApplyOrder.applyId })
    .from(invoiceApplyOrder)
    .where(and(eq(invoiceApplyOrder.orderId, orderId), eq(invoiceApplyOrder.isHeld, true)))
  return found?.applyId
}

/** Those of the orders that an application holds. */
export async function heldOrders(client: Queryable, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await orm(client)
    .select({ orderId: invoiceApplyOrder.orderId })
    .from(invoiceApplyOrder)
    .where(and(inArray(invoiceApplyOrder.orderId, [...orderIds]), eq(invoiceApplyOrder.isHeld, true)))
  return new Set(found.map(({ orderId }) => orderId))
}

const RED_BEFORE = rows(
  { id: z.string() },
  `select a.id from invoice_apply a join invoice_apply_order p on p.invoice_apply_id = a.id
   where p.order_id = any($1::uuid[]) and a.state = 6 order by a.red_at desc, a.id limit 1`,
)

/** The application of orders that was reversed last. */
export async function lastReversed(client: Queryable, orderIds: readonly string[]): Promise<string | undefined> {
  return (await RED_BEFORE.first(client, [orderIds]))?.id
}

const WRITE_LINES = command(
  `insert into invoice_apply_line (invoice_apply_id, order_item_id, line_no, qty, amount_cents)
   select $1::uuid, l.id, row_number() over (order by l.order_no, l.sort), l.qty, l.goods + l.freight
   from (select i.id, i.order_no, i.sort, i.goods, greatest(1, i.qty - i.refunded_qty - i.returned) as qty,
       case when i.freights = 0 then 0 else round(i.freight_left * i.freight_through / i.freights)
         - round(i.freight_left * (i.freight_through - i.share_freight_cents) / i.freights) end as freight
     from (select o.order_no, i.*, i.amount_cents - i.share_discount_cents - i.refunded_cents as goods,
         (select coalesce(sum(a.qty), 0) from aftersale a where a.order_item_id = i.id and a.state = 50 and a.type = 2) as returned,
         sum(i.share_freight_cents) over (partition by o.id) as freights,
         sum(i.share_freight_cents) over (partition by o.id order by i.sort rows unbounded preceding) as freight_through,
         p.amount_cents - sum(i.amount_cents - i.share_discount_cents - i.refunded_cents) over (partition by o.id) as freight_left
       from invoice_apply_order p join shop_order o on o.id = p.order_id join order_item i on i.order_id = o.id
       where p.invoice_apply_id = $1::uuid and p.held) i) l
   where l.goods + l.freight > 0`,
)

/**
 * Writes the lines of an application that is being issued: what is left of each line of its orders, with its share of the freight that is left; they
 * add up to the application to the fen. Units that came back are none of it. The orders are locked.
 */
export async function writeInvoiceLines(client: Transaction, applyId: string): Promise<void> {
  await WRITE_LINES.run(client, [applyId])
}

/** Columns that a change of an application sets beside its state. */
export type InvoiceChanges = Partial<
  Omit<typeof invoiceApply.$inferInsert, 'id' | 'applyNo' | 'shopId' | 'accountId' | 'state' | 'version'>
>

/** Sets state and columns of a locked application by one conditional statement; `undefined` when it has changed meanwhile. */
export async function setInvoice(
  client: Transaction,
  row: InvoiceRow,
  changes: InvoiceChanges & { readonly state?: InvoiceState },
): Promise<InvoiceRow | undefined> {
  const [moved] = await orm(client)
    .update(invoiceApply)
    .set({ ...changes, version: sql`${invoiceApply.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(invoiceApply.id, row.id), eq(invoiceApply.state, row.state), eq(invoiceApply.version, row.version)))
    .returning()
  return moved && invoiceOf(moved)
}

/** The part of an order in an application (fen). */
export async function partOf(client: Queryable, applyId: string, orderId: string): Promise<number> {
  const found = await orm(client)
    .select({ amountCents: invoiceApplyOrder.amountCents })
    .from(invoiceApplyOrder)
    .where(and(eq(invoiceApplyOrder.applyId, applyId), eq(invoiceApplyOrder.orderId, orderId)))
  return only(found).amountCents
}

/** Sets the part of an order in an application; without one the order is free. */
export async function setPart(
  client: Transaction,
  {
    applyId,
    orderId,
    amountCents,
  }: { readonly applyId: string; readonly orderId: string; readonly amountCents: number },
): Promise<void> {
  await orm(client)
    .update(invoiceApplyOrder)
    .set({ amountCents, isHeld: amountCents > 0 })
    .where(and(eq(invoiceApplyOrder.applyId, applyId), eq(invoiceApplyOrder.orderId, orderId)))
}

/** Frees the orders of an application. */
export async function freeOrders(client: Transaction, applyId: string): Promise<void> {
  await orm(client).update(invoiceApplyOrder).set({ isHeld: false }).where(eq(invoiceApplyOrder.applyId, applyId))
}

/** Sets the document of an application's invoice, or of its red one; its version stays: nobody decides by it. */
export async function setDocument(
  client: Transaction,
  id: string,
  { fileId, isRed }: { readonly fileId: string; readonly isRed: boolean },
): Promise<void> {
  await orm(client)
    .update(invoiceApply)
    .set(isRed ? { redFileId: fileId } : { pdfFileId: fileId })
    .where(eq(invoiceApply.id, id))
}

/** Sets when an invoice was last sent by mail. */
export async function setMailed(client: Transaction, id: string): Promise<void> {
  await orm(client)
    .update(invoiceApply)
    .set({ mailedAt: sql`now()` })
    .where(eq(invoiceApply.id, id))
}

const MAILS = rows(
  { count: z.number() },
  `select count(*)::int as count from invoice_apply_log where invoice_apply_id = $1::uuid and event = 'mailAgain'
     and created_at > now() - interval '1 day'`,
)

/** How often a buyer has asked for an invoice to be sent again within a day. */
export async function mailsToday(client: Queryable, applyId: string): Promise<number> {
  return (await MAILS.one(client, [applyId])).count
}
