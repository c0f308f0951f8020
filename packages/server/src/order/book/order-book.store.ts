import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { shopName } from '../../catalog/product.wire.ts'
import { inEachLocale } from '../../db/entity-text.ts'
import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'

/** Row schema of an order in a list of all its facts. */
export const BOOK_ORDER = {
  orderNo: z.string(),
  tradeNo: z.string(),
  state: z.number(),
  closeType: z.nullable(z.number()),
  reason: z.string(),
  shopName: z.string(),
  organisationName: z.string(),
  nickname: z.string(),
  /** Whom the institution knows as its buyer; empty without one. */
  personName: z.string(),
  phone: z.string(),
  items: z.string(),
  units: z.number(),
  goodsCents: z.number(),
  freightCents: z.number(),
  discountCents: z.number(),
  payCents: z.number(),
  paidCents: z.number(),
  refundedCents: z.number(),
  remark: z.string(),
  isLate: z.boolean(),
  createdAt: z.date(),
  paidAt: z.nullable(z.date()),
  shippedAt: z.nullable(z.date()),
  receivedAt: z.nullable(z.date()),
  total: z.number(),
}

/** An order with all its facts. */
export type BookOrder = Readonly<z.infer<z.ZodMiniObject<typeof BOOK_ORDER>>>

/** The tables of `BOOK_ORDER` but those of the lines. */
export const BOOK_TABLES = `shop_order o join trade t on t.id = o.trade_id join shop s on s.id = o.shop_id
  join account a on a.id = o.account_id left join organisation g on g.id = o.organisation_id
  left join org_member m on m.id = o.person_id`

/** The select list of `BOOK_ORDER`; `found` has the ids of a page with the number of all. */
export const bookColumns = (name: string) => `o.order_no as "orderNo", t.trade_no as "tradeNo", o.state::int as state,
  o.close_type::int as "closeType", o.reason, ${name} as "shopName", coalesce(g.name, '') as "organisationName",
  a.nickname, coalesce(m.person_name, '') as "personName", a.mobile_phone as phone, coalesce(lines.text, '') as items, coalesce(lines.units, 0) as units,
  o.goods_cents::float8 as "goodsCents", o.freight_cents::float8 as "freightCents",
  (o.discount_cents + o.coupon_cents)::float8 as "discountCents", o.pay_cents::float8 as "payCents",
  o.paid_cents::float8 as "paidCents", o.refunded_cents::float8 as "refundedCents", o.remark,
  coalesce(o.ship_deadline <= now(), false) and o.state in (30, 35) as "isLate", o.created_at as "createdAt",
  o.paid_at as "paidAt", o.shipped_at as "shippedAt", o.received_at as "receivedAt", found.total`

/** Those orders of `BOOK_TABLES` whose ids are `found`, with their lines as one text. */
export const FOUND_ORDERS = `found join ${BOOK_TABLES.replace('shop_order o', 'shop_order o on o.id = found.id')}
  left join lateral (
    select string_agg(concat_ws(' ', i.name, nullif(i.spec_text, '')) || ' ×' || i.qty || i.unit, '; ' order by i.sort) as text,
      sum(i.qty)::int as units
    from order_item i where i.order_id = o.id) lines on true`

const BY_IDS = inEachLocale((text) =>
  rows(
    BOOK_ORDER,
    `with found as (select unnest($1::uuid[]) as id, 0 as total)
     select ${bookColumns(shopName(text))} from ${FOUND_ORDERS} order by o.order_no desc`,
  ),
)

/** The orders of these ids, the newest first. */
export function readBookOrders(client: Queryable, ids: readonly string[], locale: Locale): Promise<BookOrder[]> {
  return BY_IDS[locale].all(client, [ids])
}
