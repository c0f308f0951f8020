import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { shopName } from '../../catalog/product.wire.ts'
import { inEachLocale } from '../../db/entity-text.ts'
import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { offsetOf } from '../../list-engine/pagination.ts'
import type { DeskFilter } from '../audit-desk.store.ts'

const AFTER_SALE = {
  id: z.string(),
  afterSaleNo: z.string(),
  orderNo: z.string(),
  type: z.number(),
  state: z.number(),
  shopName: z.string(),
  nickname: z.string(),
  phone: z.string(),
  item: z.string(),
  qty: z.number(),
  amountCents: z.number(),
  reasonCode: z.string(),
  description: z.string(),
  rejectReason: z.string(),
  createdAt: z.date(),
  total: z.number(),
}

const AFTER_SALES = inEachLocale((text) =>
  rows(
    AFTER_SALE,
    `select a.id, a.aftersale_no as "afterSaleNo", o.order_no as "orderNo", a.type::int as type, a.state::int as state, ${shopName(text)} as "shopName",
       c.nickname, c.mobile_phone as phone, concat_ws(' ', i.name, nullif(i.spec_text, '')) as item, a.qty,
       (a.amount_cents + a.freight_cents)::float8 as "amountCents", a.reason_code as "reasonCode", a.description,
       a.reject_reason as "rejectReason", a.created_at as "createdAt", count(*) over ()::int as total
     from aftersale a join shop_order o on o.id = a.order_id join shop s on s.id = o.shop_id join account c on c.id = o.account_id
       join order_item i on i.id = a.order_item_id
     where ($1 = '' or lower(a.aftersale_no) = $1 or o.order_no = $1 or position($1 in lower(${shopName(text)})) > 0 or c.mobile_phone = $1)
       and ($2::int is null or a.state = $2::int)
     order by a.state = 70 desc, a.created_at desc, a.id limit $3 offset $4`,
  ),
)

/** An after-sale as operators see it. */
export type DeskAfterSaleRow = Awaited<ReturnType<(typeof AFTER_SALES)[Locale]['one']>>

/** The after-sales on a page of the desk: those with the platform first. */
export function listDeskAfterSales(client: Queryable, filter: DeskFilter, locale: Locale): Promise<DeskAfterSaleRow[]> {
  const { keyword, state, page } = filter
  return AFTER_SALES[locale].all(client, [keyword, state ?? null, page.size, offsetOf(page)])
}
