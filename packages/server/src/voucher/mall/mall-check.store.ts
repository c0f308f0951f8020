import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable, RowQuery } from '../../db/query.ts'
import { INVOICE_CHECKS, INVOICE_VOUCHER_STATES } from './mall-invoice-checks.ts'
import { ADDRESS, OPENED_AT, PAID_FOR_LINE, PAYMENT_STATUS } from './mall-orders.store.ts'
import { ORDER_VOUCHER_STATE } from './mall-states.store.ts'

const DIFFERENCE = { subject: z.string(), expected: z.string(), found: z.string() }

type DifferenceRow = z.infer<z.ZodMiniObject<typeof DIFFERENCE>>

/** An order of the mall and its vouchers that say different things: by which check, about what. Amounts in fen. */
export interface MallDifference extends DifferenceRow {
  readonly check: MallCheck
}

/** More are not told one by one. */
const MAX_DIFFERENCES = 1000

const differences = (sql: string) => rows(DIFFERENCE, `select d.* from (${sql}) d limit ${MAX_DIFFERENCES}`)

/** Orders that could be paid once, of shops with an institution. */
const OPENED = `(select o.*, s.organisation_id as seller_id, case when b.kind = 1 then b.id end as enterprise_id
  from shop_order o join shop s on s.id = o.shop_id left join organisation b on b.id = o.organisation_id
  where s.organisation_id is not null and exists (select from order_log g where g.order_id = o.id and g.to_state = 20))`

/** Vouchers of a type with what they are made of. */
const made = (type: string, kind = 'shop_order') =>
  `(select * from voucher where source_kind = '${kind}' and type = '${type}')`

/** Lines of vouchers `v`, a line each, by which two vouchers can be told apart. */
const linesOf = (
  voucherId: string,
) => `(select string_agg(l.line_no || ': ' || trim_scale(l.qty) || ' ' || coalesce(m.code, '-') || ' for ' || l.amount_cents,
    ', ' order by l.line_no) as lines from voucher_line l left join archive m on m.id = l.material_id where l.voucher_id = ${voucherId})`

/** After-sales `a` of orders `o` against the vouchers of a type that they make when a condition holds, which also knows the sales and purchase orders `v` and `p`. */
const ofAfterSales = (type: string, kind: string, condition: string) =>
  `select a.aftersale_no as subject, coalesce(e.units, 'none') as expected, coalesce(f.units, 'none') as found
   from aftersale a join shop_order o on o.id = a.order_id join order_item i on i.id = a.order_item_id
   left join ${made('SAL_ORDER')} v on v.source_id = o.id left join ${made('PUR_ORDER')} p on p.source_id = o.id
   left join lateral (select a.qty || ' ' || i.prod_code as units where ${condition}) e on true
   left join lateral (select string_agg(distinct trim_scale(t.qty) || ' ' || coalesce(m.code, '-'), ', ') as units from ${made(type, kind)} w
     join lateral (select l.material_id, sum(l.qty) as qty from voucher_line l where l.voucher_id = w.id group by l.material_id) t on true
     left join archive m on m.id = t.material_id where w.source_id = a.id) f on true
   where e.units is distinct from f.units`

/** Every check with the statement that gives its differences: the mall's tables are the truth. Engine 6.8, decision 0143. */
const CHECKS = {
  orders: differences(
    `select o.order_no as subject, 'a sales order' as expected, 'none' as found
     from ${OPENED} o where not exists (select from ${made('SAL_ORDER')} v where v.source_id = o.id)`,
  ),
  sources: differences(
    `select v.voucher_no as subject, 'an order or parcel of its own' as expected, v.source_kind || ' ' || v.source_id as found
     from voucher v where v.source_kind is not null and not case
       when v.source_kind = 'shop_order' and v.type in ('SAL_ORDER', 'PUR_ORDER', 'PUR_RECEIPT') then exists (select from ${OPENED} o where o.id = v.source_id)
       when v.source_kind = 'aftersale' and v.type in ('PUR_RECEIPT', 'PUR_RETURN', 'SAL_REPLENISH') or v.source_kind = 'exchange' and v.type = 'PUR_RECEIPT'
         then exists (select from aftersale a where a.id = v.source_id)
       when v.source_kind = 'invoice_apply' and v.type in ('SAL_INVOICE', 'PUR_INVOICE') then exists (select from invoice_apply a where a.id = v.source_id)
       when v.source_kind = 'shipment' and v.type = 'SAL_DELIVERY' then exists (select from shipment s where s.id = v.source_id)
       else false end`,
  ),
  partners: differences(
    `select v.voucher_no as subject, coalesce(e.owner::text, '-') || ' with ' || coalesce(e.partner::text, '-') as expected,
       v.organisation_id || ' with ' || coalesce(v.partner_org_id::text, '-') as found
     from voucher v left join shipment s on v.source_kind = 'shipment' and s.id = v.source_id
     left join aftersale a on v.source_kind in ('aftersale', 'exchange') and a.id = v.source_id
     left join lateral (select p.order_id from invoice_apply_order p where v.source_kind = 'invoice_apply' and p.invoice_apply_id = v.source_id limit 1) p on true
     join ${OPENED} o on o.id = coalesce(s.order_id, a.order_id, p.order_id, v.source_id)
     cross join lateral (select case when v.type like 'SAL_%' then o.seller_id else o.enterprise_id end as owner,
       case when v.type like 'SAL_%' then o.enterprise_id else o.seller_id end as partner) e
     where v.source_kind is not null and (v.organisation_id, v.partner_org_id) is distinct from (e.owner, e.partner)`,
  ),
  lines: differences(
    `select v.voucher_no as subject, coalesce(e.lines, '') as expected, coalesce(f.lines, '') as found
     from voucher v join shop_order o on o.id = v.source_id
     cross join lateral (select string_agg(i.sort + 1 || ': ' || i.qty || ' ' || i.prod_code || ' for ' || ${PAID_FOR_LINE}, ', ' order by i.sort) as lines
       from order_item i where i.order_id = o.id) e
     cross join lateral ${linesOf('v.id')} f
     where v.source_kind = 'shop_order' and v.type in ('SAL_ORDER', 'PUR_ORDER') and e.lines is distinct from f.lines`,
  ),
  amounts: differences(
    `select v.voucher_no as subject, o.pay_cents::text as expected, v.amount_cents::text as found
     from voucher v join shop_order o on o.id = v.source_id
     where v.source_kind = 'shop_order' and v.type in ('SAL_ORDER', 'PUR_ORDER') and v.amount_cents <> o.pay_cents`,
  ),
  states: differences(
    `select v.voucher_no as subject, ${ORDER_VOUCHER_STATE}::text as expected, v.state::text as found
     from voucher v join shop_order o on o.id = v.source_id
     where v.source_kind = 'shop_order' and v.type in ('SAL_ORDER', 'PUR_ORDER') and (v.state <> ${ORDER_VOUCHER_STATE} or v.deleted_at is not null)
     union all
     select v.voucher_no, '30', v.state::text from voucher v
     where v.source_kind is not null and v.type in ('SAL_DELIVERY', 'PUR_RECEIPT', 'PUR_RETURN', 'SAL_REPLENISH') and (v.state <> 30 or v.deleted_at is not null)
     union all ${INVOICE_VOUCHER_STATES}`,
  ),
  payments: differences(
    `select v.voucher_no as subject, (${PAYMENT_STATUS})::text as expected, v.payment_status::text as found
     from ${made('SAL_ORDER')} v join shop_order o on o.id = v.source_id where v.payment_status <> ${PAYMENT_STATUS}`,
  ),
  dates: differences(
    `select v.voucher_no as subject, e.day::text as expected, v.voucher_date::text as found
     from voucher v join shop_order o on o.id = v.source_id
     cross join lateral (select (${OPENED_AT} at time zone 'Asia/Shanghai')::date as day) e
     where v.source_kind = 'shop_order' and v.type in ('SAL_ORDER', 'PUR_ORDER') and v.voucher_date <> e.day`,
  ),
  addresses: differences(
    `select v.voucher_no as subject, ${ADDRESS} as expected, coalesce(v.fields->>'cAddress', '') as found
     from voucher v join shop_order o on o.id = v.source_id
     where v.source_kind = 'shop_order' and v.type in ('SAL_ORDER', 'PUR_ORDER') and v.fields->>'cAddress' is distinct from ${ADDRESS}`,
  ),
  purchases: differences(
    `select p.voucher_no as subject, 'all of it sold by ' || v.voucher_no as expected, count(k.down_line_id) || ' links' as found
     from ${made('PUR_ORDER')} p join ${made('SAL_ORDER')} v on v.source_id = p.source_id
     join voucher_line l on l.voucher_id = p.id
     left join voucher_link k on k.up_line_id = l.id and k.down_voucher_id = v.id and k.qty = l.qty
     where p.state <> 60 group by p.id, p.voucher_no, v.voucher_no having count(k.down_line_id) <> count(*)`,
  ),
  parcels: differences(
    `select o.order_no || ' ' || s.express_no as subject, 'a delivery' as expected, 'none' as found
     from shipment s join ${OPENED} o on o.id = s.order_id
     where not exists (select from ${made('SAL_DELIVERY', 'shipment')} d where d.source_id = s.id)`,
  ),
  deliveries: differences(
    `select d.voucher_no as subject, coalesce(e.lines, '') as expected, coalesce(f.lines, '') as found
     from ${made('SAL_DELIVERY', 'shipment')} d
     cross join lateral (select string_agg(i.sort + 1 || ': ' || h.qty || ' ' || i.prod_code, ', ' order by i.sort) as lines
       from shipment_item h join order_item i on i.id = h.order_item_id where h.shipment_id = d.source_id) e
     cross join lateral (select string_agg(u.line_no || ': ' || trim_scale(l.qty) || ' ' || coalesce(m.code, '-'), ', ' order by u.line_no) as lines
       from voucher_line l left join archive m on m.id = l.material_id join voucher_link k on k.down_line_id = l.id
       join voucher_line u on u.id = k.up_line_id where l.voucher_id = d.id) f
     where e.lines is distinct from f.lines`,
  ),
  shares: differences(
    `select v.voucher_no || ' line ' || l.line_no as subject, round(l.amount_cents * l.goods_qty / l.qty)::text as expected,
       coalesce(sum(d.amount_cents), 0)::text as found
     from ${made('SAL_ORDER')} v join voucher_line l on l.voucher_id = v.id
     left join voucher_link k on k.up_line_id = l.id and k.book = 'goods' left join voucher_line d on d.id = k.down_line_id
     group by v.voucher_no, l.id having round(l.amount_cents * l.goods_qty / l.qty) <> coalesce(sum(d.amount_cents), 0)`,
  ),
  receipts: differences(
    `select p.voucher_no as subject, coalesce(e.lines, 'no receipt') as expected, coalesce(f.lines, 'no receipt') as found
     from ${made('PUR_ORDER')} p join shop_order o on o.id = p.source_id
     left join ${made('PUR_RECEIPT')} r on r.source_id = p.source_id
     left join lateral (select string_agg(d.voucher_no || ' ' || l.line_no || ': ' || trim_scale(l.qty - t.qty) || ' for ' || l.amount_cents - t.cents, ', ' order by d.voucher_no, l.line_no) as lines
       from shipment s join ${made('SAL_DELIVERY', 'shipment')} d on d.source_id = s.id join voucher_line l on l.voucher_id = d.id
       cross join lateral (select coalesce(sum(k.qty), 0) as qty, coalesce(sum(x.amount_cents), 0) as cents from voucher_link k
         join voucher_line x on x.id = k.down_line_id join ${made('PUR_RECEIPT', 'aftersale')} w on w.id = x.voucher_id where k.up_line_id = l.id) t
       where s.order_id = o.id and o.received_at is not null and l.qty > t.qty) e on true
     left join lateral (select string_agg(d.voucher_no || ' ' || u.line_no || ': ' || trim_scale(l.qty) || ' for ' || l.amount_cents, ', ' order by d.voucher_no, u.line_no) as lines
       from voucher_line l join voucher_link k on k.down_line_id = l.id join voucher_line u on u.id = k.up_line_id join voucher d on d.id = u.voucher_id
       where l.voucher_id = r.id) f on true
     where e.lines is distinct from f.lines`,
  ),
  returns: differences(ofAfterSales('PUR_RETURN', 'aftersale', `p.id is not null and a.goods_back_at is not null`)),
  earlyReceipts: differences(
    ofAfterSales(
      'PUR_RECEIPT',
      'aftersale',
      `p.id is not null and a.goods_back_at < coalesce(o.received_at, 'infinity')`,
    ),
  ),
  replenishments: differences(
    ofAfterSales('SAL_REPLENISH', 'aftersale', `v.id is not null and a.exchanged_at is not null`),
  ),
  exchangeReceipts: differences(
    ofAfterSales('PUR_RECEIPT', 'exchange', `p.id is not null and a.type = 3 and a.state = 50`),
  ),
  invoices: differences(INVOICE_CHECKS.invoices),
  purchaseInvoices: differences(INVOICE_CHECKS.purchaseInvoices),
  invoiced: differences(INVOICE_CHECKS.invoiced),
} as const satisfies Readonly<Record<string, RowQuery<DifferenceRow>>>

/** The name of a check. */
export type MallCheck = keyof typeof CHECKS

/** The names of all checks. */
export const MALL_CHECKS = Object.keys(CHECKS) as readonly MallCheck[]

/**
 * Compares the orders of the mall with their vouchers, both ways, and names each difference; none while all is well. Orders from before vouchers
 * were written differ until they were made up for.
 */
export async function checkMallVouchers(client: Queryable): Promise<MallDifference[]> {
  const found: MallDifference[] = []
  for (const check of MALL_CHECKS) found.push(...(await runMallCheck(client, check)))
  return found
}

/** The differences of one check, a thousand at most. */
export async function runMallCheck(client: Queryable, check: MallCheck): Promise<MallDifference[]> {
  return (await CHECKS[check].all(client)).map((difference) => ({ check, ...difference }))
}
