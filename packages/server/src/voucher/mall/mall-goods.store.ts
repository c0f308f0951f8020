import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { rows } from '../../db/query.ts'
import { writingStatement } from './written-vouchers.ts'
import { ORDER_IDS } from './order-ids.ts'

const DELIVERIES = rows(
  { id: z.string(), type: z.string() },
  writingStatement({
    before: [],
    vouchers: `select gen_random_uuid() as id, 'SAL_DELIVERY' as type, v.organisation_id, v.partner_id, v.partner_org_id,
         'shipment' as source_kind, s.id as source_id, s.shipped_at as moment, 0 as exec_state, 0 as payment_status,
         v.fields->>'cAddress' as address, s.express_name || ' ' || s.express_no as remark, v.id as order_voucher_id, v.voucher_no as order_voucher_no
       from shipment s join voucher v on v.source_kind = 'shop_order' and v.source_id = s.order_id and v.type = 'SAL_ORDER'
       where s.order_id = any(${ORDER_IDS}) and not exists (
         select from voucher d where d.source_kind = 'shipment' and d.source_id = s.id and d.type = 'SAL_DELIVERY')`,
    lines: `with each as (
         select n.id as voucher_id, n.order_voucher_no, h.qty, u as up,
           u.goods_qty + sum(h.qty) over (partition by h.order_item_id order by n.moment, n.source_id rows unbounded preceding) as through
         from numbered n join shipment_item h on h.shipment_id = n.source_id join order_item i on i.id = h.order_item_id
         join voucher_line u on u.voucher_id = n.order_voucher_id and u.line_no = i.sort + 1)
       select gen_random_uuid() as id, voucher_id, row_number() over (partition by voucher_id order by (up).line_no)::int as line_no,
         (up).material_id, qty, 0 as goods_qty, (up).fields->>'iPrice' as price, (up).fields->>'iTaxRate' as tax_rate,
         (round((up).amount_cents * through / (up).qty) - round((up).amount_cents * (through - qty) / (up).qty))::bigint as cents,
         (up).fields->>'cSpec' as spec, (up).fields->>'cUnit' as unit, (up).companions, order_voucher_no as up_no,
         (up).id as up_line_id, (up).voucher_id as up_voucher_id
       from each`,
    pulls: true,
  }),
  'mall-deliveries',
)

/**
 * Writes the deliveries of parcels that have none; each pulls from its order's lines. What a line has cost is shared out so that its deliveries
 * add up to it to the fen. The caller has locked the orders.
 */
export async function writeDeliveries(client: Transaction, orderIds: readonly string[]): Promise<void> {
  await DELIVERIES.all(client, [orderIds])
}

const LOCK_DELIVERIES = rows(
  { id: z.string() },
  `select d.id from voucher d where d.source_kind = 'shipment' and d.type = 'SAL_DELIVERY'
     and d.source_id in (select id from shipment where order_id = any(${ORDER_IDS})) order by d.id for no key update`,
  'mall-deliveries-lock',
)

const RECEIPTS = rows(
  { id: z.string(), type: z.string() },
  writingStatement({
    before: [],
    vouchers: `select gen_random_uuid() as id, 'PUR_RECEIPT' as type, v.organisation_id, v.partner_id, v.partner_org_id,
         'shop_order' as source_kind, o.id as source_id, coalesce(o.received_at, now()) as moment, 0 as exec_state, 0 as payment_status,
         v.fields->>'cAddress' as address, o.order_no as remark
       from shop_order o join voucher v on v.source_kind = 'shop_order' and v.source_id = o.id and v.type = 'PUR_ORDER'
       where o.id = any(${ORDER_IDS}) and o.state = 50 and exists (
         select from shipment s join voucher d on d.source_kind = 'shipment' and d.source_id = s.id join voucher_line u on u.voucher_id = d.id
         where s.order_id = o.id and u.goods_qty < u.qty) and not exists (
         select from voucher r where r.source_kind = 'shop_order' and r.source_id = o.id and r.type = 'PUR_RECEIPT')`,
    lines: `select gen_random_uuid() as id, n.id as voucher_id, row_number() over (partition by n.id order by d.voucher_no, u.line_no)::int as line_no,
         b.material_id, u.qty - u.goods_qty as qty, 0 as goods_qty, b.fields->>'iPrice' as price, b.fields->>'iTaxRate' as tax_rate,
         (u.amount_cents - round(u.amount_cents * u.goods_qty / u.qty))::bigint as cents,
         b.fields->>'cSpec' as spec, b.fields->>'cUnit' as unit, b.companions, d.voucher_no as up_no, u.id as up_line_id, d.id as up_voucher_id
       from numbered n join shipment s on s.order_id = n.source_id
       join voucher d on d.source_kind = 'shipment' and d.source_id = s.id and d.type = 'SAL_DELIVERY'
       join voucher_line u on u.voucher_id = d.id join voucher_link k on k.down_line_id = u.id
       join voucher_link p on p.down_line_id = k.up_line_id join voucher_line b on b.id = p.up_line_id where u.goods_qty < u.qty`,
    pulls: true,
  }),
  'mall-receipts',
)

/**
 * Writes the receipts of completed orders whose buyers have purchase orders of them; each pulls what came by all deliveries of its order and was not
 * returned before. Those are
 * locked by their ids first, as whoever invoices them by hand does. The caller has locked the orders.
 */
export async function writeReceipts(client: Transaction, orderIds: readonly string[]): Promise<void> {
  await LOCK_DELIVERIES.all(client, [orderIds])
  await RECEIPTS.all(client, [orderIds])
}
