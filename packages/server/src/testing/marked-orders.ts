import { ENDPOINTS } from '@mallwright/contract/registry'
import type { Endpoint } from '@mallwright/contract/rpc'
import type pg from 'pg'

import { organisationId } from '../demo/plans/demo-id.ts'

interface OfInstitution {
  readonly institution: string
}

/** The calls that name orders, or what belongs to them. */
export const OF_TRADE: ReadonlySet<Endpoint> = new Set(
  [ENDPOINTS.order, ENDPOINTS.afterSale, ENDPOINTS.payment, ENDPOINTS.coupon, ENDPOINTS.operator].flatMap((area) =>
    Object.values<Endpoint>(area),
  ),
)

/** Price (fen) of everything in the unpaid orders of an institution. */
const PRICES: Readonly<Record<string, number>> = { E1: 1_234_567, E2: 2_345_678, T6: 3_456_789 }

/** That price in yuan, as an answer would show it. */
export function shownPriceOf({ institution }: OfInstitution): string {
  return String((PRICES[institution] ?? 0) / 100)
}

/** Marks the demo's orders of an institution: what was said with them, where they go, and what the unpaid ones cost. */
export async function markOrders(
  pool: pg.Pool,
  { institution, mark }: OfInstitution & { readonly mark: string },
): Promise<void> {
  const id = organisationId(institution)
  await pool.query(
    `update shop_order set remark = $2, reason = $2, address_snapshot = jsonb_set(address_snapshot, '{detail}', to_jsonb($2::text))
     where organisation_id = $1`,
    [id, mark],
  )
  await pool.query(
    `update order_item i set price_cents = $2, amount_cents = $2::bigint * i.qty, share_discount_cents = 0 from shop_order o
     where o.id = i.order_id and o.organisation_id = $1 and o.paid_cents = 0`,
    [id, PRICES[institution]],
  )
  await pool.query(
    `update shop_order o set goods_cents = t.cents, coupon_cents = 0, pay_cents = t.cents + o.freight_cents
     from (select order_id, sum(amount_cents) as cents from order_item group by order_id) t
     where t.order_id = o.id and o.organisation_id = $1 and o.paid_cents = 0`,
    [id],
  )
}

/** Numbers and ids of an unpaid, a paid and a shipped order of each institution: with their trades, lines, parcels, payments and coupons. */
export async function orderIdsOf(pool: pg.Pool, of: readonly OfInstitution[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with o as (select distinct on (organisation_id, state >= 30, state >= 35) * from shop_order
       where organisation_id = any($1) and state < 50 order by organisation_id, state >= 30, state >= 35, order_no)
     select order_no as id from o union select id::text from o
     union select platform_coupon_id::text from o where platform_coupon_id is not null
     union select t.trade_no from trade t join o on o.trade_id = t.id
     union (select distinct on (i.order_id) i.id::text from order_item i join o on o.id = i.order_id)
     union select s.id::text from shipment s join o on o.id = s.order_id
     union (select distinct on (q.account_id, a.state in (50, 60, 63, 64)) a.aftersale_no from aftersale a join shop_order q on q.id = a.order_id
       where q.organisation_id = any($1) order by q.account_id, a.state in (50, 60, 63, 64), a.aftersale_no)
     union select f.flow_no from payment_flow f join payment_flow_payable y on y.flow_id = f.id join o on o.id = y.payable_id`,
    [of.map(({ institution }) => organisationId(institution))],
  )
  return rows.map(({ id }) => id)
}
