import { OPEN_AFTER_SALE_STATES } from '@mallwright/contract/after-sale'
import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { shopName } from '../../catalog/product.wire.ts'
import { inEachLocale } from '../../db/entity-text.ts'
import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { offsetOf } from '../../list-engine/pagination.ts'
import type { Pagination } from '../../list-engine/pagination.ts'
import { afterSalesByIds } from '../book/after-sale-row.store.ts'
import type { AfterSaleRow } from '../book/after-sale-row.store.ts'

const OPEN = OPEN_AFTER_SALE_STATES.join(', ')

const ID = { id: z.string(), total: z.number() }

const OWN = rows(
  ID,
  `select a.id, count(*) over ()::int as total from aftersale a join shop_order o on o.id = a.order_id
   where o.account_id = $1::uuid and ($2 = 0 or (a.state in (${OPEN})) = ($2 = 1)) and ($3 = '' or o.order_no = $3)
   order by a.created_at desc, a.aftersale_no desc limit $4 offset $5`,
)

// What waits for the shop stands first by its deadline, anything else by its age.
const OF_SHOP = rows(
  ID,
  `select a.id, count(*) over ()::int as total from aftersale a join shop_order o on o.id = a.order_id
   where o.shop_id = $1::uuid and case $2::int when 0 then a.state in (10, 30, 45) when 1 then a.state in (20, 40, 46, 61, 62, 70)
     else a.state in (50, 60, 63, 64) end
   order by case when $2::int = 0 then a.deadline_at end nulls last, a.created_at desc, a.aftersale_no desc limit $3 offset $4`,
)

/** A page of after-sales. */
export interface AfterSalePageRows {
  readonly rows: readonly AfterSaleRow[]
  readonly total: number
}

/** A page of an account's after-sales, newest first. */
export function listAfterSales(
  client: Queryable,
  accountId: string,
  { tab, orderNo, page }: { readonly tab: number; readonly orderNo: string; readonly page: Pagination },
): Promise<AfterSalePageRows> {
  return pageOf(client, OWN.all(client, [accountId, tab, orderNo, page.size, offsetOf(page)]))
}

/** A page of a shop's after-sales: by tab those that wait for it, the others that are open, the ended. */
export function listShopAfterSales(
  client: Queryable,
  { shopId, tab, page }: { readonly shopId: string; readonly tab: number; readonly page: Pagination },
): Promise<AfterSalePageRows> {
  return pageOf(client, OF_SHOP.all(client, [shopId, tab, page.size, offsetOf(page)]))
}

async function pageOf(client: Queryable, found: Promise<readonly z.infer<z.ZodMiniObject<typeof ID>>[]>) {
  const ids = await found
  const byId = new Map(
    (
      await afterSalesByIds(
        client,
        ids.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  return { rows: ids.flatMap(({ id }) => byId.get(id) ?? []), total: ids[0]?.total ?? 0 }
}

const CONTEXT = {
  id: z.string(),
  orderNo: z.string(),
  accountId: z.string(),
  buyerName: z.string(),
  shopId: z.string(),
  shopName: z.string(),
}

/** What an after-sale's order says of it. */
export type AfterSaleContext = Readonly<z.infer<z.ZodMiniObject<typeof CONTEXT>>>

const CONTEXTS = inEachLocale((text) =>
  rows(
    CONTEXT,
    `select a.id, o.order_no as "orderNo", o.account_id as "accountId", coalesce(g.name, b.nickname) as "buyerName", s.id as "shopId",
       ${shopName(text)} as "shopName"
     from aftersale a join shop_order o on o.id = a.order_id join shop s on s.id = o.shop_id join account b on b.id = o.account_id
     left join organisation g on g.id = o.organisation_id where a.id = any($1::uuid[])`,
  ),
)

/** What the orders of after-sales say, by the ids of these. */
export async function contextsOf(
  client: Queryable,
  locale: Locale,
  afterSales: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, AfterSaleContext>> {
  const ids = afterSales.map(({ id }) => id)
  return new Map((await CONTEXTS[locale].all(client, [ids])).map((context) => [context.id, context]))
}

const SHOP_NAME = inEachLocale((text) =>
  rows({ name: z.string() }, `select ${shopName(text)} as name from shop s where s.id = $1::uuid`),
)

/** Name of a shop in the reader's language. */
export async function shopNameOf(client: Queryable, locale: Locale, shopId: string): Promise<string> {
  return (await SHOP_NAME[locale].one(client, [shopId])).name
}

const APPLICABLE = rows(
  { id: z.string(), total: z.number() },
  `select o.id, count(*) over ()::int as total from shop_order o
   where o.account_id = $1::uuid and not o.buyer_deleted and o.state in (30, 35, 40, 50)
     and (o.state <> 50 or o.received_at > now() - make_interval(days => $2::int))
     and exists (select from order_item i where i.order_id = o.id and i.aftersale_qty < i.qty)
   order by o.created_at desc, o.id limit $3 offset $4`,
)

/** A page of the ids of an account's orders that after-sales can be asked for, newest first. */
export async function applicableOrderIds(
  client: Queryable,
  accountId: string,
  { days, page }: { readonly days: number; readonly page: Pagination },
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const found = await APPLICABLE.all(client, [accountId, days, page.size, offsetOf(page)])
  return { ids: found.map(({ id }) => id), total: found[0]?.total ?? 0 }
}
