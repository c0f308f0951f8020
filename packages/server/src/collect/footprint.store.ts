import { FOOTPRINT_LIMITS } from '@mallwright/contract/collect'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'

import { PRODUCT, productColumns, PRODUCTS_OF_SITE } from '../catalog/product.wire.ts'
import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import type { Transaction } from '../db/database.ts'
import { inEachLocale } from '../db/entity-text.ts'
import { command, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { footprint } from '../db/tables/trade/collect.table.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'

/** The day in Asia/Shanghai. */
const TODAY = `(now() at time zone 'Asia/Shanghai')::date`

const RECORD = command(
  `insert into footprint (account_id, product_id, view_date)
   select $1, p.id, ${TODAY} from product p join site_shop ss on ss.shop_id = p.shop_id and ss.site_id = $2
   where p.prod_code = $3
   on conflict (account_id, product_id, view_date)
     do update set view_count = footprint.view_count + 1, last_at = now()`,
)

/** Deletes what is beyond the limits of an account. */
const TRIM = command(
  `delete from footprint f where f.account_id = $1 and (f.view_date <= ${TODAY} - ${FOOTPRINT_LIMITS.days}
     or (f.last_at, f.product_id) < (select last_at, product_id from footprint where account_id = $1
          order by last_at desc, product_id desc offset ${FOOTPRINT_LIMITS.rows - 1} limit 1))`,
)

/** Records a look at a product of the site today, within the limits of the account. */
export async function recordFootprint(
  client: Transaction,
  { accountId, siteId, code }: { readonly accountId: string; readonly siteId: string; readonly code: string },
): Promise<void> {
  await RECORD.run(client, [accountId, siteId, code])
  await TRIM.run(client, [accountId])
}

const FROM = `footprint f join (${PRODUCTS_OF_SITE}) on p.id = f.product_id
  where f.account_id = $3 and f.view_date > ${TODAY} - ${FOOTPRINT_LIMITS.days}`

const FOOTPRINTS = inEachLocale((text, suffix) =>
  rows(
    { ...PRODUCT, day: z.string(), isShopClosed: z.boolean() },
    `select ${productColumns(text)}, f.view_date::text as day, s.closed as "isShopClosed" from ${FROM}
       and ($4 = '' or f.view_date <= nullif($4, '')::date)
     order by f.view_date desc, f.last_at desc, p.id limit $5 offset $6`,
    `footprints${suffix}`,
  ),
)

const DAYS = rows(
  { day: z.string(), total: z.number() },
  `select f.view_date::text as day, count(*)::int as total from ${FROM} group by f.view_date order by f.view_date desc`,
  'footprint-days',
)

/** A page of the footprints of a site from a day ('' for today) on backwards, and every day that has some. */
export async function readFootprints(
  client: Queryable,
  viewer: CatalogViewer,
  query: { readonly accountId: string; readonly day: string; readonly page: Pagination },
) {
  const { accountId, day, page } = query
  const values = [viewer.siteId, true, accountId]
  const footprints = await FOOTPRINTS[viewer.locale].all(client, [...values, day, page.size, offsetOf(page)])
  const days = await DAYS.all(client, values)
  const total = days.reduce((sum, found) => (day === '' || found.day <= day ? sum + found.total : sum), 0)
  return { footprints, days: days.map((found) => found.day), total }
}

/** A footprint as it is read. */
export type FootprintRow = Awaited<ReturnType<typeof readFootprints>>['footprints'][number]

const REMOVE = command(
  `delete from footprint f using product p, json_to_recordset($2::json) as gone (code text, day text)
   where f.account_id = $1 and p.id = f.product_id and p.prod_code = gone.code and f.view_date::text = gone.day`,
)

/** Removes footprints by product and day. */
export async function removeFootprints(
  client: Queryable,
  accountId: string,
  gone: readonly { readonly code: string; readonly day: string }[],
): Promise<void> {
  await REMOVE.run(client, [accountId, JSON.stringify(gone)])
}

/** Removes all footprints of an account. */
export async function clearFootprints(client: Queryable, accountId: string): Promise<void> {
  await orm(client).delete(footprint).where(eq(footprint.accountId, accountId))
}
