/** Whether order `o` has a voucher of a type. */
const hasVoucher = (type: string) =>
  `exists (select from voucher w where w.source_kind = 'shop_order' and w.source_id = o.id and w.type = '${type}')`

/** The voucher `v` of a type that application `a` has made. */
const madeOf = (type: string) =>
  `voucher v where v.source_kind = 'invoice_apply' and v.source_id = a.id and v.type = '${type}'`

/** Vouchers of invoices whose state is not that of their application `a`: void once it is reversed; a purchase invoice goes its buyer's way before. */
export const INVOICE_VOUCHER_STATES = `select v.voucher_no, case when a.state = 6 then '60' when v.type = 'SAL_INVOICE' then '30' else '10 to 35' end,
       v.state || case when v.deleted_at is null then '' else ', deleted' end
     from voucher v join invoice_apply a on v.source_kind = 'invoice_apply' and a.id = v.source_id
     where v.deleted_at is not null or case when a.state = 6 then v.state <> 60 when v.type = 'SAL_INVOICE' then v.state <> 30 else v.state not in (10, 20, 30, 35) end`

/**
 * Statements that give the differences between applications for invoices and their vouchers: the lines of the sales invoice, the purchase invoice
 * of buyers with purchase orders, and what both have pulled. Engine 6.8, decision 0149.
 */
export const INVOICE_CHECKS = {
  invoices: `select a.apply_no as subject, coalesce(e.lines, 'none') as expected, coalesce(f.lines, 'none') as found
     from invoice_apply a
     left join lateral (select string_agg(l.line_no || ': ' || l.qty || ' ' || i.prod_code || ' for ' || l.amount_cents, ', ' order by l.line_no) as lines
       from invoice_apply_line l join order_item i on i.id = l.order_item_id join shop_order o on o.id = i.order_id
       where l.invoice_apply_id = a.id and ${hasVoucher('SAL_ORDER')}) e on true
     left join lateral (select string_agg(l.line_no || ': ' || trim_scale(l.qty) || ' ' || coalesce(m.code, '-') || ' for ' || l.amount_cents, ', ' order by l.line_no) as lines
       from voucher_line l left join archive m on m.id = l.material_id where l.voucher_id = (select v.id from ${madeOf('SAL_INVOICE')})) f on true
     where e.lines is distinct from f.lines`,
  purchaseInvoices: `select a.apply_no as subject, coalesce(e.cents::text, 'none') as expected, coalesce(f.cents::text, 'none') as found
     from invoice_apply a
     left join lateral (select a.amount_cents as cents where a.issued_at is not null and exists (
       select from invoice_apply_order p join shop_order o on o.id = p.order_id where p.invoice_apply_id = a.id and ${hasVoucher('PUR_ORDER')})) e on true
     left join lateral (select v.amount_cents as cents from ${madeOf('PUR_INVOICE')}) f on true
     where e.cents is distinct from f.cents`,
  invoiced: `select v.voucher_no as subject, count(*) || ' pulled' as expected, count(k.down_line_id) || ' pulled' as found
     from voucher v join voucher_line l on l.voucher_id = v.id
     left join voucher_link k on k.down_line_id = l.id and k.book = 'invoice' and k.qty = l.qty and k.cents = l.amount_cents
     where v.source_kind = 'invoice_apply' and v.state <> 60 group by v.id having count(*) <> count(k.down_line_id)`,
} as const
