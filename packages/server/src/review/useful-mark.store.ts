import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { orm, only, rows } from '../db/query.ts'
import { askedId } from '../db/row-id.ts'
import { review, reviewUseful } from '../db/tables/trade/review.table.ts'

const LOCKED = rows(
  { id: z.string() },
  `select r.id from review r join product p on p.id = r.product_id
   join site_shop ss on ss.shop_id = p.shop_id and ss.site_id = $1
   where r.id = $2::uuid and r.state = 2 for no key update of r`,
)

/** Locks a shown review of a site; `undefined` when there is none. */
export async function lockReview(client: Transaction, siteId: string, id: string): Promise<string | undefined> {
  return (await LOCKED.first(client, [siteId, askedId(id)]))?.id
}

/** Sets or takes back an account's mark at a review; gives the number of marks. Needs the lock. */
export async function markUseful(
  client: Transaction,
  mark: { readonly reviewId: string; readonly accountId: string; readonly isUseful: boolean },
): Promise<number> {
  const { reviewId, accountId, isUseful } = mark
  const db = orm(client)
  const changed = isUseful
    ? await db.insert(reviewUseful).values({ reviewId, accountId }).onConflictDoNothing().returning()
    : await db
        .delete(reviewUseful)
        .where(and(eq(reviewUseful.reviewId, reviewId), eq(reviewUseful.accountId, accountId)))
        .returning()
  const change = changed.length * (isUseful ? 1 : -1)
  const counted = await db
    .update(review)
    .set({ usefulCount: sql`${review.usefulCount} + ${change}::int` })
    .where(eq(review.id, reviewId))
    .returning({ useful: review.usefulCount })
  return only(counted).useful
}
