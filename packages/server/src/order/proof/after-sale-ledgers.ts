/**
 * Statements that give the differences of what after-sales count: stock, money, lines, orders, history. Each gives a subject, what it must be
 * and what it is. Domain 1.7, 2.4.
 */
export const AFTER_SALE_LEDGERS = {
  afterSaleStock: `select a.aftersale_no as subject, e.reasons as expected, coalesce(f.reasons, '') as found
     from aftersale a
     cross join lateral (select concat_ws(', ',
       case when a.type = 1 and a.state = 50 and a.unshipped_qty > 0 then 'putBack ' || a.unshipped_qty end,
       case when a.resaleable then 'putBack ' || a.qty end,
       case when a.exchanged_at is not null then 'exchange ' || a.qty end) as reasons) e
     left join lateral (select string_agg(l.reason || ' ' || abs(l.d_on_hand), ', ' order by l.id) as reasons
       from stock_ledger l where l.ref_type = 'aftersale' and l.ref_id = a.id) f on true
     where e.reasons <> coalesce(f.reasons, '')`,
  afterSaleMoney: `select a.aftersale_no as subject,
       case when a.state in (40, 50) and a.type <> 3 then (a.amount_cents + a.freight_cents) || case a.state when 50 then ' back' else ' asked back' end
         else 'nothing asked back' end as expected,
       coalesce(r.amount_cents || case r.state when 1 then ' back' else ' asked back' end, 'nothing asked back') as found
     from aftersale a left join refund_flow r on r.request_key = 'order:' || a.order_id || ':' || a.id
     where case when a.state in (40, 50) and a.type <> 3
       then r.amount_cents is distinct from a.amount_cents + a.freight_cents or (a.state = 50) <> (r.state = 1)
       else r.id is not null end`,
  afterSaleLines: `select o.order_no || ' ' || i.sort as subject,
       s.asked || ' asked for, ' || s.unshipped || ' not shipped, ' || s.cents || ' back' as expected,
       i.aftersale_qty || ' asked for, ' || i.refunded_qty || ' not shipped, ' || i.refunded_cents || ' back' as found
     from order_item i join shop_order o on o.id = i.order_id
     cross join lateral (select coalesce(sum(a.qty) filter (where a.state not in (60, 63) and not (a.state = 50 and a.type = 3)), 0) as asked,
         coalesce(sum(a.unshipped_qty) filter (where a.state = 50), 0) as unshipped,
         coalesce(sum(a.amount_cents) filter (where a.state = 50), 0) as cents
       from aftersale a where a.order_item_id = i.id) s
     where (s.asked, s.unshipped, s.cents) is distinct from (i.aftersale_qty::bigint, i.refunded_qty::bigint, i.refunded_cents::numeric)`,
  afterSaleOrders: `select o.order_no as subject, s.open || ' open, ' || (s.cents + c.cents) || ' back' as expected,
       o.aftersale_open || ' open' || case when o.confirm_paused_at is null then '' else ', paused' end || ', ' || o.refunded_cents || ' back' as found
     from shop_order o
     cross join lateral (select count(*) filter (where a.state in (10, 20, 30, 40, 45, 46, 61, 62, 70)) as open,
         coalesce(sum(a.amount_cents + a.freight_cents) filter (where a.state = 50), 0) as cents from aftersale a where a.order_id = o.id) s
     cross join lateral (select coalesce(sum(r.amount_cents), 0) as cents from refund_flow r
       where r.request_key = 'order:' || o.id || ':close' and r.state = 1) c
     where s.open <> o.aftersale_open or (s.open > 0) <> (o.confirm_paused_at is not null) or s.cents + c.cents <> o.refunded_cents`,
  // What is closed for a full refund has given back all that was paid for its goods.
  afterSaleClosed: `select o.order_no as subject, sum(i.amount_cents - i.share_discount_cents)::text as expected, sum(i.refunded_cents)::text as found
     from shop_order o join order_item i on i.order_id = o.id where o.state = 70 and o.close_type = 6
     group by o.id having sum(i.amount_cents - i.share_discount_cents) <> sum(i.refunded_cents)`,
  afterSaleLog: `select a.aftersale_no as subject, l.expected, l.found from aftersale a
     cross join lateral (select coalesce(string_agg(coalesce(e.before::text, '-') || ' to ' || e.to_state, ', ' order by e.id), '') || ', ' || a.state as expected,
         coalesce(string_agg(coalesce(e.from_state::text, '-') || ' to ' || e.to_state, ', ' order by e.id), '')
           || ', ' || coalesce((array_agg(e.to_state order by e.id desc))[1]::text, '-') as found
       from (select g.id, g.from_state, g.to_state, lag(g.to_state) over (order by g.id) as before
         from aftersale_log g where g.aftersale_id = a.id) e) l
     where l.expected <> l.found`,
} as const

/** The statement of a change of one row that puts each of these ledgers out. */
export const AFTER_SALE_FAULTS: Readonly<Record<keyof typeof AFTER_SALE_LEDGERS, string>> = {
  afterSaleStock: `update aftersale set resaleable = not resaleable where id = (select id from aftersale where resaleable is not null limit 1)`,
  afterSaleMoney: `update aftersale set freight_cents = freight_cents + 1 where id = (select id from aftersale where state = 50 and type = 2 limit 1)`,
  afterSaleLines: `update order_item set aftersale_qty = aftersale_qty - 1 where id = (select id from order_item where aftersale_qty > 0 limit 1)`,
  afterSaleOrders: `update shop_order set aftersale_open = aftersale_open + 1 where id = (select id from shop_order limit 1)`,
  afterSaleClosed: `update order_item set refunded_cents = refunded_cents - 1 where id = (select i.id from order_item i
    join shop_order o on o.id = i.order_id where o.state = 70 and i.refunded_cents > 0 limit 1)`,
  afterSaleLog: `delete from aftersale_log where id = (select max(l.id) from aftersale_log l
    where not exists (select from aftersale_file f where f.log_id = l.id))`,
}
