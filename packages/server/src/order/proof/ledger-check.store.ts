import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable, RowQuery } from '../../db/query.ts'
import { AFTER_SALE_LEDGERS } from './after-sale-ledgers.ts'
import { INVOICE_LEDGERS } from './invoice-ledgers.ts'

const DIFFERENCE = { subject: z.string(), expected: z.string(), found: z.string() }

type DifferenceRow = z.infer<z.ZodMiniObject<typeof DIFFERENCE>>

/** A sum that does not add up: of which ledger, about what, with what it must be and what it is. Amounts in fen. */
export interface LedgerDifference extends DifferenceRow {
  readonly ledger: LedgerName
}

const differences = (sql: string) => rows(DIFFERENCE, sql)

/**
 * Every ledger with the statement that gives its differences. Domain 1.3, 1.6, 2.2, 2.3: stock is the sum of its entries, an order the sum of
 * its lines and shares, a trade that of its orders, a payment that of what it pays for; each state follows from its log.
 */
const LEDGERS = {
  stock: differences(
    `select k.sku_code as subject, coalesce(sum(l.d_on_hand), 0) || ' on hand, ' || coalesce(sum(l.d_locked), 0) || ' locked' as expected,
       k.stock_on_hand || ' on hand, ' || k.stock_locked || ' locked' as found
     from sku k left join stock_ledger l on l.sku_id = k.id group by k.id
     having coalesce(sum(l.d_on_hand), 0) <> k.stock_on_hand or coalesce(sum(l.d_locked), 0) <> k.stock_locked`,
  ),
  stockRunning: differences(
    `select k.sku_code as subject, r.on_hand || ' on hand, ' || r.locked || ' locked' as expected,
       r.after_on_hand || ' on hand, ' || r.after_locked || ' locked' as found
     from (select l.sku_id, l.after_on_hand, l.after_locked,
         sum(l.d_on_hand) over entries as on_hand, sum(l.d_locked) over entries as locked
       from stock_ledger l window entries as (partition by l.sku_id order by l.id)) r
     join sku k on k.id = r.sku_id where r.on_hand <> r.after_on_hand or r.locked <> r.after_locked`,
  ),
  stockLocks: differences(
    `select k.sku_code as subject, coalesce(w.qty, 0)::text as expected, k.stock_locked::text as found
     from sku k left join (select i.sku_id, sum(i.qty) as qty from order_item i join shop_order o on o.id = i.order_id
       where o.state in (10, 20, 22) group by i.sku_id) w on w.sku_id = k.id
     where coalesce(w.qty, 0) <> k.stock_locked`,
  ),
  orderStock: differences(
    `select o.order_no || ' ' || k.sku_code as subject, e.reasons as expected, coalesce(f.reasons, '') as found
     from order_item i join shop_order o on o.id = i.order_id join sku k on k.id = i.sku_id
     cross join lateral (select case
       when o.state in (10, 20, 22) then 'lock ' || i.qty
       when o.state = 60 and o.paid_at is null then 'lock ' || i.qty || ', release ' || i.qty
       when o.state = 60 then 'lock ' || i.qty || ', deduct ' || i.qty || coalesce(', putBack ' || nullif(i.qty - (
         select coalesce(sum(a.unshipped_qty), 0) from aftersale a where a.order_item_id = i.id and a.state in (40, 50)), 0), '')
       else 'lock ' || i.qty || ', deduct ' || i.qty end as reasons) e
     left join lateral (select string_agg(l.reason || ' ' || greatest(abs(l.d_on_hand), abs(l.d_locked)), ', ' order by l.id) as reasons
       from stock_ledger l where l.ref_type = 'order' and l.ref_id = o.id and l.sku_id = i.sku_id) f on true
     where f.reasons is distinct from e.reasons`,
  ),
  orderLines: differences(
    `select o.order_no as subject, coalesce(sum(i.amount_cents), 0) || ' goods, ' || o.pay_cents || ' to pay' as expected,
       o.goods_cents || ' goods, ' || coalesce(sum(i.amount_cents - i.share_discount_cents + i.share_freight_cents), 0) || ' of shares' as found
     from shop_order o left join order_item i on i.order_id = o.id group by o.id
     having coalesce(sum(i.amount_cents), 0) <> o.goods_cents
       or coalesce(sum(i.amount_cents - i.share_discount_cents + i.share_freight_cents), 0) <> o.pay_cents`,
  ),
  trades: differences(
    `select t.trade_no as subject, coalesce(sum(o.pay_cents), 0)::text as expected, t.pay_total_cents::text as found
     from trade t left join shop_order o on o.trade_id = t.id group by t.id
     having coalesce(sum(o.pay_cents), 0) <> t.pay_total_cents`,
  ),
  orderPaid: differences(
    `select o.order_no as subject, p.cents::text as expected, o.paid_cents::text as found
     from shop_order o
     cross join lateral (select coalesce(sum(y.amount_cents), 0) as cents from payment_flow_payable y
       join payment_flow f on f.id = y.flow_id and f.paid_at is not null where y.kind = 'order' and y.payable_id = o.id) p
     where p.cents <> o.paid_cents or (o.paid_at is null) <> (o.state in (10, 20, 22) or (o.state = 60 and o.close_type in (1, 2, 3, 7) and o.paid_at is null))
       or (o.paid_at is not null and o.paid_cents <> o.pay_cents)`,
  ),
  orderRefunded: differences(
    `select o.order_no as subject, r.cents || ' back, at most ' || o.paid_cents as expected, o.refunded_cents::text as found
     from shop_order o
     cross join lateral (select coalesce(sum(r.amount_cents), 0) as cents from refund_flow r
       where r.state = 1 and r.request_key like 'order:' || o.id || ':%') r
     where r.cents <> o.refunded_cents or o.refunded_cents > o.paid_cents`,
  ),
  orderEnded: differences(
    `select o.order_no as subject, o.paid_cents::text as expected, coalesce(r.cents, 0) || ' asked back' as found
     from shop_order o
     left join lateral (select sum(r.amount_cents) as cents from refund_flow r
       where r.request_key like 'order:' || o.id || ':%') r on true
     where o.state = 60 and coalesce(r.cents, 0) <> o.paid_cents`,
  ),
  flowPayables: differences(
    `select f.flow_no as subject, coalesce(sum(y.amount_cents), 0)::text as expected, f.amount_cents::text as found
     from payment_flow f left join payment_flow_payable y on y.flow_id = f.id group by f.id
     having coalesce(sum(y.amount_cents), 0) <> f.amount_cents`,
  ),
  flowMoney: differences(
    `select f.flow_no as subject, case when f.paid_at is null then 0 else f.amount_cents end || ' in, ' || f.refunded_cents || ' back' as expected,
       c.cents || ' in, ' || b.cents || ' back' as found
     from payment_flow f
     cross join lateral (select coalesce(sum(c.amount_cents), 0) as cents from payment_receipt c
       where c.flow_id = f.id and c.verdict = 'accepted') c
     cross join lateral (select coalesce(sum(r.amount_cents), 0) as cents from refund_flow r
       join payment_receipt c on c.id = r.receipt_id and c.verdict = 'accepted' where r.flow_id = f.id and r.state = 1) b
     where c.cents <> case when f.paid_at is null then 0 else f.amount_cents end or b.cents <> f.refunded_cents`,
  ),
  receipts: differences(
    `select c.transaction_id as subject, coalesce(sum(r.amount_cents), 0) || case when c.verdict = 'accepted' then '' else ' = ' || c.amount_cents end as expected,
       c.refund_cents::text as found
     from payment_receipt c left join refund_flow r on r.receipt_id = c.id group by c.id
     having coalesce(sum(r.amount_cents), 0) <> c.refund_cents or (c.verdict <> 'accepted' and c.refund_cents <> c.amount_cents)`,
  ),
  shipments: differences(
    `select o.order_no || ' ' || i.sku_code as subject, i.packed || case when o.state = 40 then ' = all' else '' end as expected,
       i.shipped_qty::text as found
     from shop_order o
     join lateral (select k.sku_code, i.shipped_qty, i.qty - i.refunded_qty as rest,
         (select coalesce(sum(s.qty), 0) from shipment_item s where s.order_item_id = i.id) as packed
       from order_item i join sku k on k.id = i.sku_id where i.order_id = o.id) i on true
     where i.packed <> i.shipped_qty or (o.state = 40 and i.shipped_qty <> i.rest)
       or (o.state in (10, 20, 22, 30, 60) and i.shipped_qty <> 0)`,
  ),
  orderLog: differences(
    `select o.order_no as subject, l.expected, l.found from shop_order o
     cross join lateral (select coalesce(string_agg(coalesce(e.before::text, '-') || ' to ' || e.to_state, ', ' order by e.id), '') || ', ' || o.state as expected,
         coalesce(string_agg(coalesce(e.from_state::text, '-') || ' to ' || e.to_state, ', ' order by e.id), '')
           || ', ' || coalesce((array_agg(e.to_state order by e.id desc))[1]::text, '-') as found
       from (select g.id, g.from_state, g.to_state, lag(g.to_state) over (order by g.id) as before
         from order_log g where g.order_id = o.id) e) l
     where l.expected <> l.found`,
  ),
  coupons: differences(
    // Joined, because a look at all orders for each coupon takes minutes after ten thousand trades.
    `select u.id::text as subject, case when l.id is null then 'free' else 'used' end as expected, u.state::text as found
     from user_coupon u left join (
       select l.id from (select id, trade_id, state, bool_and(state in (60, 70)) over (partition by trade_id) as is_over, shop_coupon_id, platform_coupon_id
         from shop_order) o
       cross join lateral (values (o.shop_coupon_id, o.state = 60 or o.is_over), (o.platform_coupon_id, o.is_over)) as l (id, is_free)
       where l.id is not null and not l.is_free) l on l.id = u.id
     where (l.id is not null) <> (u.state = 2)`,
  ),
  offersTaken: differences(
    `select f.id::text as subject, coalesce(l.qty, 0) || ' of ' || f.quota as expected, f.taken::text as found
     from timed_offer f left join (select i.offer_id, sum(case when o.state = 60 then (
         select coalesce(sum(a.unshipped_qty), 0) from aftersale a where a.order_item_id = i.id and a.state = 40) else i.qty - i.refunded_qty end) as qty
       from order_item i join shop_order o on o.id = i.order_id group by i.offer_id) l on l.offer_id = f.id
     where coalesce(l.qty, 0) <> f.taken or f.taken not between 0 and f.quota`,
  ),
  couponsTaken: differences(
    `select c.name as subject, count(u.id)::text as expected, c.taken::text as found
     from coupon c left join user_coupon u on u.coupon_id = c.id group by c.id having count(u.id) <> c.taken`,
  ),
  afterSaleStock: differences(AFTER_SALE_LEDGERS.afterSaleStock),
  afterSaleMoney: differences(AFTER_SALE_LEDGERS.afterSaleMoney),
  afterSaleLines: differences(AFTER_SALE_LEDGERS.afterSaleLines),
  afterSaleOrders: differences(AFTER_SALE_LEDGERS.afterSaleOrders),
  afterSaleClosed: differences(AFTER_SALE_LEDGERS.afterSaleClosed),
  afterSaleLog: differences(AFTER_SALE_LEDGERS.afterSaleLog),
  invoiceMoney: differences(INVOICE_LEDGERS.invoiceMoney),
  invoiceHeld: differences(INVOICE_LEDGERS.invoiceHeld),
  invoiceOnce: differences(INVOICE_LEDGERS.invoiceOnce),
  invoiceAmounts: differences(INVOICE_LEDGERS.invoiceAmounts),
  invoiceLines: differences(INVOICE_LEDGERS.invoiceLines),
  invoiceParties: differences(INVOICE_LEDGERS.invoiceParties),
  invoiceLog: differences(INVOICE_LEDGERS.invoiceLog),
} as const satisfies Readonly<Record<string, RowQuery<DifferenceRow>>>

/** The name of a ledger. */
export type LedgerName = keyof typeof LEDGERS

/** The names of all ledgers. */
export const LEDGER_NAMES = Object.keys(LEDGERS) as readonly LedgerName[]

/** Adds every ledger up and names each difference; none while all is well. Takes one look at the database at a time. */
export async function checkLedgers(client: Queryable): Promise<LedgerDifference[]> {
  const found: LedgerDifference[] = []
  for (const ledger of LEDGER_NAMES) {
    for (const difference of await LEDGERS[ledger].all(client)) found.push({ ledger, ...difference })
  }
  return found
}
