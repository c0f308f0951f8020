import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { rows } from '../../db/query.ts'
import { partnerCode } from '../archives/partner-code.ts'
import { ensureRecords, PARTIES } from './mall-records.store.ts'
import { writingStatement } from './written-vouchers.ts'

/** 1 paid, 0 not, 2 partly, of order `o`. Engine 6.8. */
export const PAYMENT_STATUS = `case when o.paid_at is null then 0 when o.paid_cents < o.pay_cents then 2 else 1 end`

/** When order `o` could first be paid: from then on it has vouchers. */
export const OPENED_AT = `coalesce((select min(g.created_at) from order_log g where g.order_id = o.id and g.to_state = 20), o.created_at)`

/** What a buyer pays for line `i` (fen): its price less its share of coupons, with its share of the freight. The lines add up to the order. */
export const PAID_FOR_LINE = `(i.amount_cents - i.share_discount_cents + i.share_freight_cents)`

/** Where order `o` goes, in one line. */
export const ADDRESS = `concat_ws('', o.address_snapshot->>'province', o.address_snapshot->>'city', o.address_snapshot->>'area',
  o.address_snapshot->>'detail')`

const WRITE = rows(
  { id: z.string(), type: z.string() },
  writingStatement({
    before: [PARTIES],
    vouchers: `select gen_random_uuid() as id, d.type, d.organisation_id, a.id as partner_id, d.partner_org_id, 'shop_order' as source_kind,
         o.id as source_id, ${OPENED_AT} as moment, d.exec_state, d.payment_status,
         ${ADDRESS} as address,
         concat_ws(' ', o.order_no, nullif(o.remark, '')) as remark
       from parties p join shop_order o on o.id = p.order_id
       cross join lateral (values
         ('SAL_ORDER', 'customer', p.seller_id, p.enterprise_id, p.buyer_id, ${partnerCode(`'C'`, 'p.buyer_key')}, 0, ${PAYMENT_STATUS}),
         ('PUR_ORDER', 'supplier', p.purchaser_id, p.seller_id, p.seller_id, ${partnerCode(`'S'`, 'p.seller_id')}, 2, 0)
       ) as d (type, kind, organisation_id, partner_org_id, partner_key, code, exec_state, payment_status)
       left join lateral (select a.id from archive a where a.organisation_id = d.organisation_id and a.kind = d.kind
         and (a.partner_org_id = d.partner_key or a.code = d.code) order by a.partner_org_id = d.partner_key desc nulls last limit 1) a on true
       where d.organisation_id is not null`,
    lines: `with each as materialized (
         select gen_random_uuid() as id, n.id as voucher_id, n.type, n.voucher_no, i.id as item_id, i.sort + 1 as line_no, m.id as material_id,
           i.qty, ${PAID_FOR_LINE} as cents, coalesce(m.tax_rate, '') as tax_rate, i.spec_text as spec, i.unit,
           trim_scale(round(${PAID_FOR_LINE} / 100.0 / i.qty, 6))::text as price,
           json_strip_nulls(json_build_object('cMaterial', json_build_object('cMaterialName', m.name, 'cMaterialUuid', m.id,
             'cMaterialCode', m.code, 'cSpec', m.spec, 'cUnit', m.unit, 'iPrice', m.price, 'iTaxRate', m.tax_rate))) as companions
         from numbered n join order_item i on i.order_id = n.source_id
         left join archive m on m.organisation_id = n.organisation_id and m.kind = 'material' and m.code = i.prod_code)
       select e.*, case e.type when 'PUR_ORDER' then e.qty else 0 end as goods_qty, coalesce(up.voucher_no, '') as up_no,
         up.id as up_line_id, up.voucher_id as up_voucher_id
       from each e left join each up on e.type = 'SAL_ORDER' and up.type = 'PUR_ORDER' and up.item_id = e.item_id`,
    pulls: false,
  }),
  'mall-order-vouchers',
)

/**
 * Writes the sales orders of orders that can be paid from now on, and the purchase orders of buyers with 采购协同, from which they pull; by two
 * statements, however many. Those that have vouchers keep them. The caller has locked the orders, and locks no row of orders, stock or
 * vouchers after this.
 */
export async function writeOrders(client: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await ensureRecords(client, orderIds)
  await WRITE.all(client, [orderIds])
}
