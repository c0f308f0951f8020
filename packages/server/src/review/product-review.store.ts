import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import { PRODUCT_REVIEW, REVIEW_COUNTS } from './product-review.wire.ts'

/** Shown reviews (`r`) of a product ($2) of a site ($1). */
const OF_PRODUCT = `review r join product p on p.id = r.product_id and p.prod_code = $2
  join site_shop ss on ss.shop_id = p.shop_id and ss.site_id = $1 and r.state = 2`

const EXISTS = rows(
  { isThere: z.boolean() },
  `select exists (select 1 from product p join site_shop ss on ss.shop_id = p.shop_id and ss.site_id = $1
     where p.prod_code = $2) as "isThere"`,
)

const COUNTS = rows(
  REVIEW_COUNTS,
  `with shown as (select r.* from ${OF_PRODUCT})
   select count(*)::int as "all", (count(*) filter (where cardinality(picture_urls) > 0))::int as pictures,
     (count(*) filter (where append_content <> ''))::int as appended,
     (count(*) filter (where star >= 4))::int as good, (count(*) filter (where star = 3))::int as middle,
     (count(*) filter (where star <= 2))::int as bad, avg(star)::float8 as stars,
     coalesce((select json_agg(json_build_object('text', sku_text, 'count', count) order by count desc, sku_text) from (
       select sku_text, count(*) from shown where sku_text <> '' group by sku_text order by 2 desc, 1 limit 40) as bought), '[]') as variants
   from shown`,
)

const CHOSEN = `($4 = '' or r.sku_text = $4) and case $3 when 'picture' then cardinality(r.picture_urls) > 0
  when 'append' then r.append_content <> '' when 'good' then r.star >= 4 when 'middle' then r.star = 3
  when 'bad' then r.star <= 2 else true end`

const PAGE = rows(
  PRODUCT_REVIEW,
  `select r.id, r.org_name_masked as "buyerName", r.star, r.content, r.picture_urls as pictures, r.sku_text as "skuText",
     r.created_at as "createdAt", r.reply, r.append_content as appended, r.append_at as "appendedAt",
     r.useful_count as useful, exists (select 1 from review_useful mine
       where mine.review_id = r.id and mine.account_id = $5::uuid) as "isUseful", count(*) over ()::int as total
   from ${OF_PRODUCT} where ${CHOSEN} order by r.useful_count desc, r.created_at desc, r.id limit $6 offset $7`,
)

/** Whether a site has a product. */
export async function hasProduct(client: Queryable, siteId: string, code: string): Promise<boolean> {
  return (await EXISTS.one(client, [siteId, code])).isThere
}

/** Numbers of a product's shown reviews. */
export async function countReviews(client: Queryable, siteId: string, code: string) {
  return COUNTS.one(client, [siteId, code])
}

/** What a page of reviews is read by. */
export interface ReviewQuery {
  readonly siteId: string
  readonly code: string
  readonly filter: string
  readonly skuText: string
  /** Null for a visitor. */
  readonly accountId: string | null
  readonly page: Pagination
}

/** A page of a product's shown reviews. */
export async function readReviews(client: Queryable, query: ReviewQuery) {
  const { siteId, code, filter, skuText, accountId, page } = query
  return PAGE.all(client, [siteId, code, filter, skuText, accountId, page.size, offsetOf(page)])
}
