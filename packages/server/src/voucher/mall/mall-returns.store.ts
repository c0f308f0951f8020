import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { rows } from '../../db/query.ts'
import { writingStatement } from './written-vouchers.ts'

const WRITTEN = { id: z.string(), type: z.string() }

/** The columns of a voucher that an after-sale `a` of order `o` makes, beside those of order voucher `v`. */
const voucherOf = (made: { readonly type: string; readonly kind: string; readonly moment: string }) =>
  `gen_random_uuid() as id, '${made.type}' as type, v.organisation_id, v.partner_id, v.partner_org_id, '${made.kind}' as source_kind,
    a.id as source_id, ${made.moment} as moment, 0 as exec_state, 0 as payment_status, v.fields->>'cAddress' as address,
    o.order_no || ' ' || a.aftersale_no as remark, a.qty as units, a.order_item_id`

/** After-sale `$1` with its order and the order's voucher of a type, unless it has made such a voucher already. */
const afterSaleWith = (
  orderVoucher: 'SAL_ORDER' | 'PUR_ORDER',
  made: { readonly type: string; readonly kind: string },
) => `from aftersale a join shop_order o on o.id = a.order_id
    join voucher v on v.source_kind = 'shop_order' and v.source_id = o.id and v.type = '${orderVoucher}'
    where a.id = $1::uuid and not exists (
      select from voucher w where w.source_kind = '${made.kind}' and w.source_id = a.id and w.type = '${made.type}')`

/** Units of lines `u` (with what is before them) that make up the units of a voucher, and their share of what the line costs. */
const TAKEN_UNITS = `least(e.open, e.units - e.before)`
const SHARE_OF_UNITS = `(round((e.u).amount_cents * ((e.u).goods_qty + ${TAKEN_UNITS}) / (e.u).qty)
    - round((e.u).amount_cents * (e.u).goods_qty / (e.u).qty))::bigint`

const lineOf = (values: { readonly own: string }) =>
  `gen_random_uuid() as id, e.voucher_id, row_number() over (order by e.no, (e.u).line_no)::int as line_no, (${values.own}).material_id,
    ${TAKEN_UNITS} as qty, 0 as goods_qty, (${values.own}).fields->>'iPrice' as price, (${values.own}).fields->>'iTaxRate' as tax_rate,
    ${SHARE_OF_UNITS} as cents, (${values.own}).fields->>'cSpec' as spec, (${values.own}).fields->>'cUnit' as unit, (${values.own}).companions,
    e.no as up_no, (e.u).id as up_line_id, (e.u).voucher_id as up_voucher_id`

const BEFORE = `coalesce(sum(u.qty - u.goods_qty) over (order by d.voucher_no, u.line_no rows between unbounded preceding and 1 preceding), 0)`

/** Deliveries that came and went back before the buyer confirmed the order: they were received all the same. */
const EARLY_RECEIPT = rows(
  WRITTEN,
  writingStatement({
    before: [],
    vouchers: `select ${voucherOf({ type: 'PUR_RECEIPT', kind: 'aftersale', moment: 'a.goods_back_at' })}
       ${afterSaleWith('PUR_ORDER', { type: 'PUR_RECEIPT', kind: 'aftersale' })}
         and a.goods_back_at < coalesce(o.received_at, 'infinity')`,
    lines: `with e as (
         select n.id as voucher_id, n.units, d.voucher_no as no, u, u.qty - u.goods_qty as open, ${BEFORE} as before, b
         from numbered n join order_item i on i.id = n.order_item_id join shipment s on s.order_id = i.order_id
         join voucher d on d.source_kind = 'shipment' and d.source_id = s.id join voucher_line u on u.voucher_id = d.id and u.goods_qty < u.qty
         join voucher_link k on k.down_line_id = u.id join voucher_line so on so.id = k.up_line_id and so.line_no = i.sort + 1
         join voucher_link p on p.down_line_id = so.id join voucher_line b on b.id = p.up_line_id)
       select ${lineOf({ own: 'e.b' })} from e where e.before < e.units`,
    pulls: true,
  }),
  'mall-early-receipt',
)

/** Receipts of a line of an order: what it was received by, and by exchanges of it. */
const RECEIVED = `(select d.*, x.order_item_id from voucher d join aftersale x on x.id = d.source_id
    where d.type = 'PUR_RECEIPT' and d.source_kind in ('aftersale', 'exchange'))`

const RETURN = rows(
  WRITTEN,
  writingStatement({
    before: [],
    vouchers: `select ${voucherOf({ type: 'PUR_RETURN', kind: 'aftersale', moment: 'a.goods_back_at' })}
       ${afterSaleWith('PUR_ORDER', { type: 'PUR_RETURN', kind: 'aftersale' })} and a.goods_back_at is not null`,
    lines: `with received as (
         select n.id as voucher_id, n.units, d.voucher_no, u
         from numbered n join ${RECEIVED} d on d.order_item_id = n.order_item_id join voucher_line u on u.voucher_id = d.id
         union all
         select n.id, n.units, d.voucher_no, u
         from numbered n join order_item i on i.id = n.order_item_id
         join voucher d on d.source_kind = 'shop_order' and d.source_id = i.order_id and d.type = 'PUR_RECEIPT'
         join voucher_line u on u.voucher_id = d.id join voucher_link k on k.down_line_id = u.id join voucher_link p on p.down_line_id = k.up_line_id
         join voucher_line so on so.id = p.up_line_id and so.line_no = i.sort + 1),
       e as (
         select voucher_id, units, voucher_no as no, u, (u).qty - (u).goods_qty as open,
           coalesce(sum((u).qty - (u).goods_qty) over (order by voucher_no, (u).line_no rows between unbounded preceding and 1 preceding), 0) as before
         from received where (u).goods_qty < (u).qty)
       select ${lineOf({ own: 'e.u' })} from e where e.before < e.units`,
    pulls: true,
  }),
  'mall-return',
)

/** Pulls from the return of the buyer where there is one. */
const REPLENISH = rows(
  WRITTEN,
  writingStatement({
    before: [],
    vouchers: `select ${voucherOf({ type: 'SAL_REPLENISH', kind: 'aftersale', moment: 'a.exchanged_at' })}, v.id as order_voucher_id, k.spec_text as exchanged
       from aftersale a join shop_order o on o.id = a.order_id join sku k on k.id = a.exchange_sku_id
       join voucher v on v.source_kind = 'shop_order' and v.source_id = o.id and v.type = 'SAL_ORDER'
       where a.id = $1::uuid and a.exchanged_at is not null and not exists (
         select from voucher w where w.source_kind = 'aftersale' and w.source_id = a.id and w.type = 'SAL_REPLENISH')`,
    lines: `select gen_random_uuid() as id, n.id as voucher_id, row_number() over (order by u.line_no nulls first)::int as line_no, so.material_id,
         coalesce(u.qty, n.units) as qty, 0 as goods_qty, so.fields->>'iPrice' as price, so.fields->>'iTaxRate' as tax_rate,
         coalesce(u.amount_cents, round(so.amount_cents * n.units / so.qty))::bigint as cents, n.exchanged as spec, so.fields->>'cUnit' as unit,
         so.companions, coalesce(d.voucher_no, '') as up_no, u.id as up_line_id, d.id as up_voucher_id
       from numbered n join order_item i on i.id = n.order_item_id
       join voucher_line so on so.voucher_id = n.order_voucher_id and so.line_no = i.sort + 1
       left join voucher d on d.source_kind = 'aftersale' and d.source_id = n.source_id and d.type = 'PUR_RETURN'
       left join voucher_line u on u.voucher_id = d.id`,
    pulls: true,
  }),
  'mall-replenish',
)

const EXCHANGE_RECEIPT = rows(
  WRITTEN,
  writingStatement({
    before: [],
    vouchers: `select ${voucherOf({ type: 'PUR_RECEIPT', kind: 'exchange', moment: 'a.closed_at' })}
       ${afterSaleWith('PUR_ORDER', { type: 'PUR_RECEIPT', kind: 'exchange' })} and a.type = 3 and a.state = 50`,
    lines: `select gen_random_uuid() as id, n.id as voucher_id, u.line_no, b.material_id, u.qty, 0 as goods_qty, b.fields->>'iPrice' as price,
         b.fields->>'iTaxRate' as tax_rate, u.amount_cents as cents, u.fields->>'cSpec' as spec, b.fields->>'cUnit' as unit, b.companions,
         d.voucher_no as up_no, u.id as up_line_id, d.id as up_voucher_id
       from numbered n join voucher d on d.source_kind = 'aftersale' and d.source_id = n.source_id and d.type = 'SAL_REPLENISH'
       join voucher_line u on u.voucher_id = d.id join voucher_link k on k.down_line_id = u.id join voucher_line b on b.id = k.up_line_id`,
    pulls: true,
  }),
  'mall-exchange-receipt',
)

const LOCK = rows(
  { id: z.string() },
  `select d.id from voucher d where (d.type in ('SAL_DELIVERY', 'PUR_RECEIPT', 'PUR_RETURN', 'SAL_REPLENISH')) and exists (
     select from aftersale a where a.id = $1::uuid and (
       d.source_kind = 'shop_order' and d.source_id = a.order_id
       or d.source_kind = 'shipment' and d.source_id in (select s.id from shipment s where s.order_id = a.order_id)
       or d.source_kind in ('aftersale', 'exchange') and d.source_id in (select x.id from aftersale x where x.order_id = a.order_id)))
   order by d.id for no key update`,
)

/** Writes the receipt of goods that went back before their order was confirmed. The order is locked. */
export async function writeEarlyReceipt(client: Transaction, afterSaleId: string): Promise<void> {
  await LOCK.all(client, [afterSaleId])
  await EARLY_RECEIPT.all(client, [afterSaleId])
}

/**
 * Writes the return of goods that are back at the shop, for a buyer with purchase orders: it pulls from what they were received by. Those are locked
 * by their ids first, as whoever invoices them by hand does. The order is locked.
 */
export async function writeReturn(client: Transaction, afterSaleId: string): Promise<void> {
  await writeEarlyReceipt(client, afterSaleId)
  await RETURN.all(client, [afterSaleId])
}

/** Writes the replenishment of an exchange that has left the shop. The order is locked. */
export async function writeReplenishment(client: Transaction, afterSaleId: string): Promise<void> {
  await LOCK.all(client, [afterSaleId])
  await REPLENISH.all(client, [afterSaleId])
}

/** Writes the receipt of an exchange that its buyer has confirmed. The order is locked. */
export async function writeExchangeReceipt(client: Transaction, afterSaleId: string): Promise<void> {
  await LOCK.all(client, [afterSaleId])
  await EXCHANGE_RECEIPT.all(client, [afterSaleId])
}

const OF_ORDERS = rows(
  { id: z.string() },
  `select a.id from aftersale a where a.order_id = any($1::uuid[]) and a.goods_back_at is not null order by a.goods_back_at, a.aftersale_no`,
)

/** The after-sales of orders whose goods came back, in that order. */
export async function returnedOf(client: Transaction, orderIds: readonly string[]): Promise<string[]> {
  return (await OF_ORDERS.all(client, [orderIds])).map(({ id }) => id)
}
