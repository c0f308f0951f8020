/**
 * Statements that give the differences of what applications for invoices count: money, orders, lines, history. Each gives a subject, what it must
 * be and what it is. Domain 1.7, 2.7.
 */
export const INVOICE_LEDGERS = {
  // Until money goes back after its issue, an invoice is for all that its orders have kept, to the fen.
  invoiceMoney: `select a.apply_no || ' ' || o.order_no as subject, (o.paid_cents - o.refunded_cents)::text as expected, p.amount_cents::text as found
     from invoice_apply_order p join invoice_apply a on a.id = p.invoice_apply_id join shop_order o on o.id = p.order_id
     where p.held and case when a.state = 5 then p.amount_cents > o.paid_cents else p.amount_cents <> o.paid_cents - o.refunded_cents end`,
  invoiceHeld: `select a.apply_no || ' ' || o.order_no as subject, case when e.held then 'held' else 'free' end as expected,
       case when p.held then 'held' else 'free' end as found
     from invoice_apply_order p join invoice_apply a on a.id = p.invoice_apply_id join shop_order o on o.id = p.order_id
     cross join lateral (select a.state in (0, 1, 2, 5) and p.amount_cents > 0 as held) e where e.held <> p.held`,
  invoiceOnce: `select o.order_no as subject, '1 application' as expected, count(*) || ' applications' as found
     from invoice_apply_order p join invoice_apply a on a.id = p.invoice_apply_id join shop_order o on o.id = p.order_id
     where a.state in (0, 1, 2, 5) and p.amount_cents > 0 group by o.id having count(*) > 1`,
  invoiceAmounts: `select a.apply_no as subject, coalesce(sum(p.amount_cents), 0)::text as expected, a.amount_cents::text as found
     from invoice_apply a left join invoice_apply_order p on p.invoice_apply_id = a.id group by a.id
     having coalesce(sum(p.amount_cents), 0) <> a.amount_cents`,
  invoiceLines: `select a.apply_no || ' ' || o.order_no as subject, case when a.issued_at is null then 0 else p.amount_cents end::text as expected,
       coalesce(l.cents, 0)::text as found
     from invoice_apply_order p join invoice_apply a on a.id = p.invoice_apply_id join shop_order o on o.id = p.order_id
     left join lateral (select sum(l.amount_cents) as cents from invoice_apply_line l join order_item i on i.id = l.order_item_id
       where l.invoice_apply_id = a.id and i.order_id = o.id) l on true
     where coalesce(l.cents, 0) <> case when a.issued_at is null then 0 else p.amount_cents end`,
  invoiceParties: `select a.apply_no || ' ' || o.order_no as subject, concat_ws(' ', a.shop_id, a.account_id, a.organisation_id) as expected,
       concat_ws(' ', o.shop_id, o.account_id, o.organisation_id) as found
     from invoice_apply_order p join invoice_apply a on a.id = p.invoice_apply_id join shop_order o on o.id = p.order_id
     where (a.shop_id, a.account_id, a.organisation_id) is distinct from (o.shop_id, o.account_id, o.organisation_id)`,
  invoiceLog: `select a.apply_no as subject, l.expected, l.found from invoice_apply a
     cross join lateral (select coalesce(string_agg(coalesce(e.before::text, '-') || ' to ' || e.to_state, ', ' order by e.id), '') || ', ' || a.state as expected,
         coalesce(string_agg(coalesce(e.from_state::text, '-') || ' to ' || e.to_state, ', ' order by e.id), '')
           || ', ' || coalesce((array_agg(e.to_state order by e.id desc))[1]::text, '-') as found
       from (select g.id, g.from_state, g.to_state, lag(g.to_state) over (order by g.id) as before
         from invoice_apply_log g where g.invoice_apply_id = a.id) e) l
     where l.expected <> l.found`,
} as const

/** The first row of a table of applications that a condition holds for, as the part of an application in state 0, 1 or 2. */
const HELD_PART = `(select p.ctid from invoice_apply_order p join invoice_apply a on a.id = p.invoice_apply_id
    where p.held and a.state in (0, 1, 2) order by p.order_id limit 1)`

/** The statement of a change of one row that puts each of these ledgers out. */
export const INVOICE_FAULTS: Readonly<Record<keyof typeof INVOICE_LEDGERS, string>> = {
  invoiceMoney: `update invoice_apply_order set amount_cents = amount_cents + 1 where ctid = ${HELD_PART}`,
  invoiceHeld: `update invoice_apply_order set held = false where ctid = ${HELD_PART}`,
  invoiceOnce: `insert into invoice_apply_order (invoice_apply_id, order_id, amount_cents, held)
    select a.id, p.order_id, 1, false from invoice_apply_order p join invoice_apply a on a.id <> p.invoice_apply_id and a.state in (0, 1, 2, 5)
    where p.held limit 1`,
  invoiceAmounts: `update invoice_apply set amount_cents = amount_cents + 1 where id = (select id from invoice_apply limit 1)`,
  invoiceLines: `update invoice_apply_line set amount_cents = amount_cents + 1 where ctid = (select ctid from invoice_apply_line limit 1)`,
  invoiceParties: `update invoice_apply set organisation_id = null where id = (select id from invoice_apply where organisation_id is not null limit 1)`,
  // What leaves a state as it is, such as a mail, is in no chain.
  invoiceLog: `delete from invoice_apply_log where id = (select max(id) from invoice_apply_log where from_state is distinct from to_state)`,
}
