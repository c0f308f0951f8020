import { AFTER_SALE_LIMITS } from '@mallwright/contract/after-sale'
import { ORDER_TABS } from '@mallwright/contract/order'
import * as z from 'zod/mini'

import { inEachLocale } from '../../db/entity-text.ts'
import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { shopName } from '../../catalog/product.wire.ts'
import type { Locale } from '@mallwright/contract/values'
import { offsetOf } from '../../list-engine/pagination.ts'
import type { Pagination } from '../../list-engine/pagination.ts'
import type { OrderReader } from './order-reader.ts'

const cents = z.pipe(
  z.string(),
  z.transform((text) => Number(text)),
)

/** Columns of an order in lists. */
const ORDER = {
  id: z.string(),
  orderNo: z.string(),
  tradeId: z.string(),
  tradeNo: z.string(),
  type: z.number(),
  state: z.number(),
  closeType: z.nullable(z.number()),
  accountId: z.string(),
  organisationId: z.nullable(z.string()),
  shopId: z.string(),
  shopName: z.string(),
  isOperated: z.boolean(),
  payCents: cents,
  refundedCents: cents,
  createdAt: z.date(),
  paySeconds: z.number(),
  isShipLate: z.boolean(),
  shipmentCount: z.number(),
  addressChanges: z.number(),
  extendCount: z.number(),
  canAskAfterSale: z.boolean(),
  hasAfterSales: z.boolean(),
  canBeInvoiced: z.boolean(),
}

/** An order in lists. */
export type OrderListRow = Readonly<z.infer<z.ZodMiniObject<typeof ORDER>>>

/** The select list of `ORDER`; `o` is the order, `t` its trade, `s` its shop. */
const columns = (
  name: string,
) => `o.id, o.order_no as "orderNo", o.trade_id as "tradeId", t.trade_no as "tradeNo", o.type, o.state,
  o.close_type as "closeType", o.account_id as "accountId", o.organisation_id as "organisationId", s.id as "shopId",
  ${name} as "shopName", s.operated as "isOperated", o.pay_cents as "payCents", o.refunded_cents as "refundedCents",
  o.created_at as "createdAt",
  greatest(0, ceil(extract(epoch from coalesce(o.pay_deadline, now()) - now())))::int as "paySeconds",
  coalesce(o.ship_deadline <= now(), false) and o.state in (30, 35) as "isShipLate",
  (select count(*)::int from shipment sh where sh.order_id = o.id) as "shipmentCount",
  o.address_changes as "addressChanges", o.extend_count as "extendCount",
  o.state in (30, 35, 40, 50) and (o.state <> 50 or o.received_at > now() - interval '${AFTER_SALE_LIMITS.qualityWindowDays} days')
    and exists (select from order_item i where i.order_id = o.id and i.aftersale_qty < i.qty) as "canAskAfterSale",
  exists (select from aftersale a where a.order_id = o.id) as "hasAfterSales",
  o.state in (50, case when s.operated then 40 else 50 end) and o.paid_cents > o.refunded_cents and o.aftersale_open = 0
    and not exists (select from invoice_apply_order p where p.order_id = o.id and p.held) as "canBeInvoiced"`

const FROM = 'shop_order o join trade t on t.id = o.trade_id join shop s on s.id = o.shop_id'

/** Orders of an account ($1), or those of an institution ($2) for who sees them ($3); what their buyer has deleted is gone for them. */
const VISIBLE = `case when $3 then o.organisation_id = $2::uuid else o.account_id = $1::uuid and not o.buyer_deleted end`

const WORDS = `($4 = '' or strpos(lower(o.order_no), $4) > 0 or strpos(lower(s.name), $4) > 0 or exists (
    select 1 from order_item i where i.order_id = o.id and strpos(lower(i.name || ' ' || i.prod_code), $4) > 0))
  and (cardinality($5::int[]) = 0 or o.state = any($5::int[]))
  and ($6::date is null or o.created_at >= $6::date::timestamp at time zone 'Asia/Shanghai')
  and ($7::date is null or o.created_at < ($7::date + 1)::timestamp at time zone 'Asia/Shanghai')
  and ($8::bigint is null or o.pay_cents >= $8) and ($9::bigint is null or o.pay_cents <= $9)`

const PAGE = inEachLocale((text) =>
  rows(
    { ...ORDER, total: z.number() },
    `select ${columns(shopName(text))}, count(*) over ()::int as total from ${FROM}
     where ${VISIBLE} and ${WORDS}
     order by o.created_at desc, o.id limit $10 offset $11`,
  ),
)

/** How a list of orders is narrowed; an empty condition does not narrow. */
export interface OrderFilter {
  readonly tab: number
  readonly keyword: string
  readonly state?: number | undefined
  /** Days in Asia/Shanghai, `yyyy-MM-dd`. */
  readonly from: string
  readonly to: string
  readonly minCents?: number | undefined
  readonly maxCents?: number | undefined
  /** All orders of the institution, for those who see them. */
  readonly isInstitution: boolean
}

/** A page of the orders that a reader may see, newest first. */
export async function listOrders(
  client: Queryable,
  { reader, locale }: { readonly reader: OrderReader; readonly locale: Locale },
  { filter, page }: { readonly filter: OrderFilter; readonly page: Pagination },
): Promise<{ readonly orders: readonly OrderListRow[]; readonly total: number }> {
  const tab = ORDER_TABS[filter.tab as keyof typeof ORDER_TABS]
  const states = filter.state === undefined ? [...(tab ?? [])] : [filter.state]
  const orders = await PAGE[locale].all(client, [
    reader.accountId,
    reader.organisationId ?? null,
    filter.isInstitution && reader.seesColleagues && reader.organisationId !== undefined,
    filter.keyword.toLowerCase(),
    states,
    filter.from || null,
    filter.to || null,
    filter.minCents ?? null,
    filter.maxCents ?? null,
    page.size,
    offsetOf(page),
  ])
  return { orders, total: orders[0]?.total ?? 0 }
}

const ONE = inEachLocale((text) =>
  rows(
    ORDER,
    `select ${columns(shopName(text))} from ${FROM}
     where o.order_no = $4 and case when $2::uuid is null then o.account_id = $1::uuid and not o.buyer_deleted
       else o.organisation_id = $2::uuid and ($3 or o.account_id = $1::uuid) end`,
  ),
)

/** An order by its number, if a reader may see it: their own, or one of their institution. */
export function findVisibleOrder(
  client: Queryable,
  { reader, locale }: { readonly reader: OrderReader; readonly locale: Locale },
  orderNo: string,
): Promise<OrderListRow | undefined> {
  const { accountId, organisationId, seesColleagues } = reader
  return ONE[locale].first(client, [accountId, organisationId ?? null, seesColleagues, orderNo])
}

const COUNTS = rows(
  { unpaid: z.number(), toShip: z.number(), toReceive: z.number(), toReview: z.number(), toApprove: z.number() },
  `select count(*) filter (where o.state in (10, 20, 22))::int as unpaid, count(*) filter (where o.state = 30)::int as "toShip",
     count(*) filter (where o.state in (35, 40))::int as "toReceive",
     count(*) filter (where o.state = 50 and o.review_state < 2)::int as "toReview",
     (select count(*)::int from order_approval a join trade t on t.id = a.trade_id
      where $3 and a.organisation_id = $2::uuid and a.state = 0 and t.account_id <> $1::uuid) as "toApprove"
   from shop_order o where o.account_id = $1::uuid and not o.buyer_deleted`,
)

/** How many of a reader's orders there are by what is to be done. */
export function countOrders(client: Queryable, { accountId, organisationId, canApprove }: OrderReader) {
  return COUNTS.one(client, [accountId, organisationId ?? null, canApprove])
}
