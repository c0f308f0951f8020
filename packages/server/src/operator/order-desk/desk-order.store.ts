import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { shopName } from '../../catalog/product.wire.ts'
import { inEachLocale } from '../../db/entity-text.ts'
import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { offsetOf } from '../../list-engine/pagination.ts'
import type { Pagination } from '../../list-engine/pagination.ts'

/** How orders and payments of the desk are narrowed. */
export interface TradeFilter {
  /** Folded; empty for all. */
  readonly keyword: string
  readonly state?: number | undefined
  /** First and last day in Asia/Shanghai, `yyyy-MM-dd`; empty for no limit. */
  readonly from: string
  readonly to: string
}

const ORDER = {
  orderNo: z.string(),
  tradeNo: z.string(),
  state: z.number(),
  closeType: z.nullable(z.number()),
  reason: z.string(),
  shopName: z.string(),
  organisationName: z.string(),
  nickname: z.string(),
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

/** An order as operators see it. */
export type DeskOrderRow = Readonly<z.infer<z.ZodMiniObject<typeof ORDER>>>

const FROM = `shop_order o join trade t on t.id = o.trade_id join shop s on s.id = o.shop_id
  join account a on a.id = o.account_id left join organisation g on g.id = o.organisation_id`

/** The select list of `ORDER`; `found` has the ids of a page with the number of all. */
const columns = (name: string) => `o.order_no as "orderNo", t.trade_no as "tradeNo", o.state::int as state,
  o.close_type::int as "closeType", o.reason, ${name} as "shopName", coalesce(g.name, '') as "organisationName",
  a.nickname, a.mobile_phone as phone, coalesce(lines.text, '') as items, coalesce(lines.units, 0) as units,
  o.goods_cents::float8 as "goodsCents", o.freight_cents::float8 as "freightCents",
  (o.discount_cents + o.coupon_cents)::float8 as "discountCents", o.pay_cents::float8 as "payCents",
  o.paid_cents::float8 as "paidCents", o.refunded_cents::float8 as "refundedCents", o.remark,
  coalesce(o.ship_deadline <= now(), false) and o.state in (30, 35) as "isLate", o.created_at as "createdAt",
  o.paid_at as "paidAt", o.shipped_at as "shippedAt", o.received_at as "receivedAt", found.total`

const LINES = `left join lateral (
    select string_agg(concat_ws(' ', i.name, nullif(i.spec_text, '')) || ' ×' || i.qty || i.unit, '; ' order by i.sort) as text,
      sum(i.qty)::int as units
    from order_item i where i.order_id = o.id) lines on true`

/** Words ($1), state ($2) and days ($3, $4). */
const narrowed = (name: string) => `($1 = '' or strpos(o.order_no, $1) > 0 or strpos(t.trade_no, $1) > 0
    or strpos(lower(${name}), $1) > 0 or strpos(lower(coalesce(g.name, '')), $1) > 0
    or strpos(lower(a.nickname), $1) > 0 or a.mobile_phone = $1)
  and ($2::int is null or o.state = $2::int)
  and ($3::date is null or o.created_at >= $3::date::timestamp at time zone 'Asia/Shanghai')
  and ($4::date is null or o.created_at < ($4::date + 1)::timestamp at time zone 'Asia/Shanghai')`

const PAGE = inEachLocale((text) =>
  rows(
    ORDER,
    `with found as (
       select o.id, count(*) over ()::int as total from ${FROM} where ${narrowed(shopName(text))}
       order by o.created_at desc, o.id limit $5 offset $6)
     select ${columns(shopName(text))} from found join ${FROM.replace('shop_order o', 'shop_order o on o.id = found.id')} ${LINES}
     order by o.created_at desc, o.id`,
  ),
)

const valuesOf = ({ keyword, state, from, to }: TradeFilter) => [keyword, state ?? null, from || null, to || null]

/** The orders on a page of the desk, the newest first. */
export function listDeskOrders(
  client: Queryable,
  filter: TradeFilter & { readonly page: Pagination },
  locale: Locale,
): Promise<DeskOrderRow[]> {
  const { page } = filter
  return PAGE[locale].all(client, [...valuesOf(filter), page.size, offsetOf(page)])
}

const BATCH = inEachLocale((text) =>
  rows(
    ORDER,
    `with found as (
       select o.id, 0 as total from ${FROM} where o.order_no < $5 and ${narrowed(shopName(text))}
       order by o.order_no desc limit $6)
     select ${columns(shopName(text))} from found join ${FROM.replace('shop_order o', 'shop_order o on o.id = found.id')} ${LINES}
     order by o.order_no desc`,
  ),
)

/** Orders of one statement: few enough to be nothing in memory, enough to need few statements. */
const BATCH_SIZE = 500

/** Greater than every number of an order, which consists of digits. */
const AFTER_ALL = 'Z'

/**
 * All orders of a filter, the newest first: their numbers begin with their time and never change, so that each is read once
 * without a cursor that would hold a connection while a slow reader takes its time.
 */
export async function* eachDeskOrder(
  client: Queryable,
  filter: TradeFilter,
  locale: Locale,
): AsyncGenerator<DeskOrderRow> {
  let before = AFTER_ALL
  for (;;) {
    const orders = await BATCH[locale].all(client, [...valuesOf(filter), before, BATCH_SIZE])
    yield* orders
    const last = orders.at(-1)
    if (!last || orders.length < BATCH_SIZE) return
    before = last.orderNo
  }
}
