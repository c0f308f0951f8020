import { asc, isNotNull } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { command, orm, rows } from '../../db/query.ts'
import { invoiceApply } from '../../db/tables/trade/invoice-apply.table.ts'
import { invoiceOf } from '../../invoice/book/invoice-row.store.ts'
import type { InvoiceRow } from '../../invoice/book/invoice-row.store.ts'
import { writeMissing } from '../../voucher/mall/mall-vouchers.ts'

/** Every time of a trade, of its orders, parcels and payments, and of the jobs that wait for them. */
const AGE = rows(
  { isAged: z.boolean() },
  `with ago as (select make_interval(mins => $2::int) as past),
   o as (select id from shop_order where trade_id = $1::uuid),
   f as (select distinct flow_id as id from payment_flow_payable where kind = 'order' and payable_id in (select id from o)),
   p as (select id, attempt_no from pay_attempt where flow_id in (select id from f)),
   s as (select id from shipment where order_id in (select id from o)),
   a as (select id from aftersale where order_id in (select id from o)),
   v as (select invoice_apply_id as id from invoice_apply_order where order_id in (select id from o)),
   trades as (update trade set created_at = created_at - past from ago where id = $1::uuid),
   orders as (update shop_order set created_at = created_at - past, updated_at = updated_at - past,
     pay_deadline = pay_deadline - past, ship_deadline = ship_deadline - past, auto_confirm_at = auto_confirm_at - past,
     reminded_at = reminded_at - past, paid_at = paid_at - past, shipped_at = shipped_at - past,
     received_at = received_at - past, confirm_paused_at = confirm_paused_at - past, closed_at = closed_at - past from ago where id in (select id from o)),
   logs as (update order_log set created_at = created_at - past from ago where order_id in (select id from o)),
   approvals as (update order_approval set created_at = created_at - past, updated_at = updated_at - past,
     expires_at = expires_at - past, decided_at = decided_at - past from ago where trade_id = $1::uuid),
   stock as (update stock_ledger set created_at = created_at - past from ago
     where ref_id in (select id from o union all select id from a)),
   sales as (update aftersale set created_at = created_at - past, updated_at = updated_at - past, deadline_at = deadline_at - past,
     goods_back_at = goods_back_at - past, exchanged_at = exchanged_at - past, refunded_at = refunded_at - past,
     closed_at = closed_at - past from ago where id in (select id from a)),
   sale_logs as (update aftersale_log set created_at = created_at - past from ago where aftersale_id in (select id from a)),
   sale_parcels as (update aftersale_shipment set shipped_at = shipped_at - past, created_at = created_at - past,
     updated_at = updated_at - past from ago where aftersale_id in (select id from a)),
   invoices as (update invoice_apply set created_at = created_at - past, updated_at = updated_at - past, issued_at = issued_at - past,
     red_at = red_at - past from ago where id in (select id from v)),
   invoice_logs as (update invoice_apply_log set created_at = created_at - past from ago where invoice_apply_id in (select id from v)),
   coupons as (update user_coupon set used_at = used_at - past, updated_at = updated_at - past from ago where used_trade_id = $1::uuid),
   parcels as (update shipment set shipped_at = shipped_at - past, signed_at = signed_at - past,
     created_at = created_at - past, updated_at = updated_at - past from ago where id in (select id from s)),
   tracks as (update shipment_track set at = at - past from ago where shipment_id in (select id from s)),
   flows as (update payment_flow set created_at = created_at - past, updated_at = updated_at - past,
     expires_at = expires_at - past, paid_at = paid_at - past from ago where id in (select id from f)),
   attempts as (update pay_attempt set created_at = created_at - past, updated_at = updated_at - past,
     expires_at = expires_at - past from ago where id in (select id from p)),
   transfers as (update transfer_voucher set created_at = created_at - past, updated_at = updated_at - past,
     decided_at = decided_at - past from ago where attempt_id in (select id from p)),
   money as (update payment_receipt set created_at = created_at - past from ago where flow_id in (select id from f)),
   refunds as (update refund_flow set created_at = created_at - past, updated_at = updated_at - past,
     done_at = done_at - past from ago where flow_id in (select id from f)),
   entries as (update payment_log set created_at = created_at - past from ago where flow_id in (select id from f)),
   sandbox as (update sandbox_payment set created_at = created_at - past, updated_at = updated_at - past,
     deadline_at = deadline_at - past, paid_at = paid_at - past from ago where attempt_no in (select attempt_no from p)),
   jobs as (update job set run_at = run_at - past, created_at = created_at - past from ago
     where payload->>'orderId' in (select id::text from o) or payload->>'flowId' in (select id::text from f)
       or payload->>'afterSaleId' in (select id::text from a)
       or payload->>'attemptId' in (select id::text from p)
       or payload->>'approvalId' in (select id::text from order_approval where trade_id = $1::uuid))
   select true as "isAged"`,
  // Planned once: a seed lets time pass two hundred times.
  'age-trade',
)

/** Lets time (min) pass for a trade: everything that has happened to it is so much longer ago, every deadline so much nearer. */
export async function ageTrade(client: Transaction, tradeId: string, minutes: number): Promise<void> {
  await AGE.one(client, [tradeId, minutes])
}

/** Messages of this transaction that were not moved yet: they bear its own time. */
const MESSAGES = command(
  `update message set created_at = now() - make_interval(mins => $1::int) - interval '1 second' where created_at = now()`,
)

/** Moves the messages that were sent last back in time (min). */
export async function ageMessages(client: Transaction, minutes: number): Promise<void> {
  await MESSAGES.run(client, [minutes])
}

const TRADE_NUMBER = command(
  `update trade set trade_no = to_char((now() - make_interval(mins => $2::int)) at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad($3::int::text, 6, '0')
   where id = $1::uuid`,
)

const ORDER_NUMBERS = command(
  `update shop_order o set order_no = to_char((now() - make_interval(mins => $2::int)) at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
     || lpad((10 * $3::int + n.index)::text, 6, '0')
   from (select id, row_number() over (order by shop_id) as index from shop_order where trade_id = $1::uuid) n where n.id = o.id`,
)

/** Numbers a trade and its orders by the time (min ago) at which they will have been placed, and by the plan's number. */
export async function numberTrade(
  client: Transaction,
  tradeId: string,
  { minutes, number }: { readonly minutes: number; readonly number: number },
): Promise<void> {
  await TRADE_NUMBER.run(client, [tradeId, minutes, number])
  await ORDER_NUMBERS.run(client, [tradeId, minutes, number])
}

const FLOW_NUMBERS = command(
  `update payment_flow set flow_no = 'P' || to_char(created_at at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS') || right(flow_no, 6)`,
)

const AFTER_SALE_NUMBERS = command(
  `with numbered as (select id, aftersale_no as before, 'S' || to_char(created_at at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS') || right(aftersale_no, 6) as after
     from aftersale),
   told as (update message m set link = replace(m.link, n.before, n.after),
     parameters = replace(m.parameters::text, n.before, n.after)::jsonb
     from numbered n where m.kind = 'aftersale' and m.parameters->>'afterSaleNo' = n.before)
   update aftersale a set aftersale_no = n.after from numbered n where n.id = a.id`,
)

// An invoice has the number of its application, as the robot gives it.
const INVOICE_NUMBERS = command(
  `with numbered as (select id, substr(apply_no, 2) as before, to_char(created_at at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS') || right(apply_no, 6) as after
     from invoice_apply),
   told as (update message m set parameters = replace(m.parameters::text, n.before, n.after)::jsonb
     from numbered n where m.parameters->>'applyNo' = 'F' || n.before)
   update invoice_apply a set apply_no = 'F' || n.after, invoice_no = replace(a.invoice_no, n.before, n.after),
     red_invoice_no = replace(a.red_invoice_no, n.before, n.after) from numbered n where n.id = a.id`,
)

const PLAYED = command(`delete from job where run_at <= now() and name ~ '^(order|payment|afterSale|invoice)\\.'`)

/** The vouchers that orders have written while they were played, all on one day; no other ones are there yet. */
const FORGET_VOUCHERS = [
  command(`delete from voucher_link`),
  command(`delete from voucher`),
  command(`delete from voucher_number`),
]

const OPENED = rows(
  { id: z.string() },
  `select o.id from shop_order o where exists (select from order_log g where g.order_id = o.id and g.to_state = 20) order by o.order_no`,
)

/**
 * Ends the seed of orders: payments bear the time of their making in their numbers, what was played waits no more, and vouchers are written
 * anew, with the dates and numbers of the days on which things have happened.
 */
export async function finishTrades(client: Transaction): Promise<void> {
  await FLOW_NUMBERS.run(client)
  await AFTER_SALE_NUMBERS.run(client)
  await INVOICE_NUMBERS.run(client)
  await PLAYED.run(client)
  for (const statement of FORGET_VOUCHERS) await statement.run(client)
  const opened = await OPENED.all(client)
  await writeMissing(
    client,
    opened.map(({ id }) => id),
  )
}

/** The invoices that were issued, and those of them that were reversed: each has its document. */
export async function issuedInvoices(client: Transaction): Promise<{ row: InvoiceRow; isRed: boolean }[]> {
  const issued = orm(client).select().from(invoiceApply).where(isNotNull(invoiceApply.issuedAt))
  const found = (await issued.orderBy(asc(invoiceApply.applyNo))).map(invoiceOf)
  return found.flatMap((row) => [{ row, isRed: false }, ...(row.redAt ? [{ row, isRed: true }] : [])])
}
