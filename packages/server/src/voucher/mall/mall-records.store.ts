import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { rows } from '../../db/query.ts'
import { partnerCode } from '../archives/partner-code.ts'
import { ORDER_IDS } from './order-ids.ts'

/**
 * Who buys from whom by orders (`$1`) that have no vouchers yet. A shop without an institution keeps none; a buyer without one is known by
 * the name that the order goes to.
 */
export const PARTIES = `parties as materialized (
  select o.id as order_id, s.organisation_id as seller_id, b.id as buyer_id, coalesce(b.id, o.account_id) as buyer_key,
    coalesce(b.name, o.address_snapshot->>'receiverName') as buyer_name, case when b.kind = 1 then b.id end as enterprise_id,
    case when b.kind = 1 and b.collaborates then b.id end as purchaser_id
  from shop_order o join shop s on s.id = o.shop_id left join organisation b on b.id = o.organisation_id
  where o.id = any(${ORDER_IDS}) and s.organisation_id is not null and not exists (
    select from voucher v where v.source_kind = 'shop_order' and v.source_id = o.id and v.type = 'SAL_ORDER'))`

const RECORDS = rows(
  { id: z.string() },
  `with ${PARTIES},
   wanted as (
     select seller_id as organisation_id, 'customer' as kind, ${partnerCode(`'C'`, 'buyer_key')} as code, buyer_name as name,
       buyer_id as partner_org_id, '' as unit, null::numeric as price from parties
     union all
     select p.purchaser_id, 'supplier', ${partnerCode(`'S'`, 'p.seller_id')}, g.name, g.id, '', null
     from parties p join organisation g on g.id = p.seller_id where p.purchaser_id is not null
     union all
     select side.organisation_id, 'material', i.prod_code, i.name, null, i.unit, i.price_cents / 100.0
     from parties p join order_item i on i.order_id = p.order_id
     cross join lateral (values (p.seller_id), (p.purchaser_id)) as side (organisation_id) where side.organisation_id is not null)
   insert into archive (organisation_id, kind, code, name, partner_org_id, unit, price)
   select distinct on (w.organisation_id, w.kind, w.code) w.organisation_id, w.kind, w.code, w.name, w.partner_org_id, w.unit, w.price
   from wanted w
   where not exists (select from archive a where a.organisation_id = w.organisation_id and a.kind = w.kind and a.code = w.code)
     and not exists (select from archive a
       where a.organisation_id = w.organisation_id and a.kind = w.kind and a.partner_org_id = w.partner_org_id)
   order by w.organisation_id, w.kind, w.code
   on conflict do nothing returning id`,
  'mall-records',
)

/**
 * Makes the partners and materials that vouchers of orders name, where an institution does not have them; materials by the codes of products.
 * Always in one order: two checkouts that make the same records wait, and never for each other.
 */
export async function ensureRecords(client: Transaction, orderIds: readonly string[]): Promise<void> {
  await RECORDS.all(client, [orderIds])
}
