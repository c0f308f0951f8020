import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { rows } from '../../db/query.ts'
import { writingStatement } from './written-vouchers.ts'

const WRITTEN = { id: z.string(), type: z.string() }

/** The columns of a voucher that application `a` makes, beside those of the voucher `v` of one of its orders. */
const voucherOf = (type: 'SAL_INVOICE' | 'PUR_INVOICE') =>
  `gen_random_uuid() as id, '${type}' as type, v.organisation_id, v.partner_id, v.partner_org_id, 'invoice_apply' as source_kind, a.id as source_id,
    a.issued_at as moment, 0 as exec_state, 0 as payment_status, '' as address,
    concat_ws(' ', nullif(a.invoice_code, ''), a.invoice_no, a.apply_no) as remark`

/** Application `$1` that is issued, with the voucher of a type of its first order that has one, unless it has made such a voucher already. */
const applicationWith = (orderVoucher: 'SAL_ORDER' | 'PUR_ORDER', type: 'SAL_INVOICE' | 'PUR_INVOICE') =>
  `from invoice_apply a cross join lateral (select w.* from invoice_apply_order p join shop_order o on o.id = p.order_id
       join voucher w on w.source_kind = 'shop_order' and w.source_id = o.id and w.type = '${orderVoucher}'
       where p.invoice_apply_id = a.id order by o.order_no limit 1) v
     where a.id = $1::uuid and a.issued_at is not null and not exists (
       select from voucher w where w.source_kind = 'invoice_apply' and w.source_id = a.id and w.type = '${type}')`

/** A price of one unit as vouchers store it. */
const PRICE = `trim_scale(round(l.amount_cents / 100.0 / l.qty, 6))::text`

/** Pulls from the sales orders: what was sold is invoiced, whatever was shipped with it. */
const SALES_INVOICE = rows(
  WRITTEN,
  writingStatement({
    before: [],
    vouchers: `select ${voucherOf('SAL_INVOICE')} ${applicationWith('SAL_ORDER', 'SAL_INVOICE')}`,
    lines: `select gen_random_uuid() as id, n.id as voucher_id, row_number() over (order by l.line_no)::int as line_no, u.material_id, l.qty,
         0 as goods_qty, ${PRICE} as price, u.fields->>'iTaxRate' as tax_rate, l.amount_cents as cents, u.fields->>'cSpec' as spec,
         u.fields->>'cUnit' as unit, u.companions, v.voucher_no as up_no, u.id as up_line_id, u.voucher_id as up_voucher_id
       from numbered n join invoice_apply_line l on l.invoice_apply_id = n.source_id join order_item i on i.id = l.order_item_id
       join voucher v on v.source_kind = 'shop_order' and v.source_id = i.order_id and v.type = 'SAL_ORDER'
       join voucher_line u on u.voucher_id = v.id and u.line_no = i.sort + 1`,
    pulls: true,
    book: 'invoice',
  }),
  'mall-sales-invoice',
)

/** Pulls from the sales invoice of the shop; materials are those of the buyer's own orders. */
const PURCHASE_INVOICE = rows(
  WRITTEN,
  writingStatement({
    before: [],
    vouchers: `select ${voucherOf('PUR_INVOICE')} ${applicationWith('PUR_ORDER', 'PUR_INVOICE')} and exists (
       select from voucher s where s.source_kind = 'invoice_apply' and s.source_id = a.id and s.type = 'SAL_INVOICE')`,
    lines: `select gen_random_uuid() as id, n.id as voucher_id, u.line_no, b.material_id, u.qty, 0 as goods_qty, u.fields->>'iPrice' as price,
         u.fields->>'iTaxRate' as tax_rate, u.amount_cents as cents, u.fields->>'cSpec' as spec, u.fields->>'cUnit' as unit,
         coalesce(b.companions, '{}'::json) as companions, s.voucher_no as up_no, u.id as up_line_id, u.voucher_id as up_voucher_id
       from numbered n join voucher s on s.source_kind = 'invoice_apply' and s.source_id = n.source_id and s.type = 'SAL_INVOICE'
       join voucher_line u on u.voucher_id = s.id join voucher_link k on k.down_line_id = u.id
       left join voucher_link p on p.down_line_id = k.up_line_id left join voucher_line b on b.id = p.up_line_id`,
    pulls: true,
    book: 'invoice',
    isDraft: true,
  }),
  'mall-purchase-invoice',
)

/**
 * Writes the sales invoice of an application that was issued, and for a buyer with purchase orders its purchase invoice, a draft that they check
 * and submit. The orders are locked, and so are their vouchers.
 */
export async function writeInvoice(client: Transaction, applyId: string): Promise<void> {
  await SALES_INVOICE.all(client, [applyId])
  await PURCHASE_INVOICE.all(client, [applyId])
}

const LOCK = rows(
  { id: z.string() },
  `select id from voucher where source_kind = 'invoice_apply' and source_id = $1::uuid order by id for update`,
)

const VOID = rows(
  { id: z.string() },
  `with ended as (
     select id, state from voucher where source_kind = 'invoice_apply' and source_id = $1::uuid and state <> 60),
   tasks as (update workflow_task set state = 3, decided_at = now() where state = 0 and voucher_id in (select id from ended)),
   given as (select k.up_line_id, k.qty, k.cents from voucher_link k where k.down_voucher_id in (select id from ended)),
   counters as (update voucher_line u set invoice_qty = u.invoice_qty - g.qty, invoice_cents = u.invoice_cents - g.cents
     from given g where u.id = g.up_line_id),
   unlinked as (delete from voucher_link where down_voucher_id in (select id from ended)),
   logged as (insert into voucher_log (voucher_id, action, from_state, to_state) select id, 'VOID', state, 60 from ended)
   update voucher v set state = 60, exec_state = 0, version = v.version + 1, updated_at = now() from ended e where v.id = e.id returning v.id`,
)

/**
 * Voids the vouchers of an invoice that was reversed, that of the buyer in whatever state it is; what they had pulled is open again. Vouchers have
 * no negative amounts. Engine 6.3, decision 0149. The orders are locked.
 */
export async function voidInvoice(client: Transaction, applyId: string): Promise<void> {
  await LOCK.all(client, [applyId])
  await VOID.all(client, [applyId])
}

const OF_ORDERS = rows(
  { id: z.string(), isReversed: z.boolean() },
  `select a.id, a.state = 6 as "isReversed" from invoice_apply a
   where a.issued_at is not null and exists (
     select from invoice_apply_order p where p.invoice_apply_id = a.id and p.order_id = any($1::uuid[])) order by a.issued_at, a.id`,
)

/** The applications of orders that were issued, in that order. */
export async function invoicesOf(
  client: Transaction,
  orderIds: readonly string[],
): Promise<{ readonly id: string; readonly isReversed: boolean }[]> {
  return OF_ORDERS.all(client, [orderIds])
}
