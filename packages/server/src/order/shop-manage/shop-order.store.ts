import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { offsetOf } from '../../list-engine/pagination.ts'
import type { Pagination } from '../../list-engine/pagination.ts'

const SHOP_ORDER = {
  id: z.string(),
  orderNo: z.string(),
  state: z.number(),
  buyerName: z.string(),
  address: z.object({
    receiverName: z.string(),
    phone: z.string(),
    province: z.string(),
    city: z.string(),
    area: z.string(),
    areaCode: z.string(),
    detail: z.string(),
  }),
  remark: z.string(),
  payCents: z.pipe(
    z.string(),
    z.transform((text) => Number(text)),
  ),
  paidAt: z.nullable(z.date()),
  isLate: z.boolean(),
  isReminded: z.boolean(),
  total: z.number(),
}

/** An order as its shop sees it. */
export type ShopOrderRow = Readonly<z.infer<z.ZodMiniObject<typeof SHOP_ORDER>>>

const PAGE = rows(
  SHOP_ORDER,
  `select o.id, o.order_no as "orderNo", o.state, coalesce(g.name, a.nickname) as "buyerName", o.address_snapshot as address,
     o.remark, o.pay_cents as "payCents", o.paid_at as "paidAt",
     coalesce(o.ship_deadline <= now(), false) and o.state in (30, 35) as "isLate",
     coalesce((o.reminded_at at time zone 'Asia/Shanghai')::date = (now() at time zone 'Asia/Shanghai')::date, false) as "isReminded",
     count(*) over ()::int as total
   from shop_order o join account a on a.id = o.account_id left join organisation g on g.id = o.organisation_id
   where o.shop_id = $1::uuid and o.state = any(case $2::int when 0 then array[30, 35] when 1 then array[40, 50]
     else array[30, 35, 40, 50, 60, 70] end)
   order by (o.state in (30, 35)) desc, coalesce(o.ship_deadline <= now(), false) desc, o.reminded_at desc nulls last,
     o.paid_at desc nulls last, o.id limit $3 offset $4`,
)

/** A page of a shop's paid orders: late and reminded ones first. */
export async function listShopOrders(
  client: Queryable,
  { shopId, tab, page }: { readonly shopId: string; readonly tab: number; readonly page: Pagination },
): Promise<{ readonly orders: readonly ShopOrderRow[]; readonly total: number }> {
  const orders = await PAGE.all(client, [shopId, tab, page.size, offsetOf(page)])
  return { orders, total: orders[0]?.total ?? 0 }
}
