import { and, gt, inArray, lte, sql } from 'drizzle-orm'

import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { coupon } from '../db/tables/trade/coupon.table.ts'

/** Whether a coupon can be received now: not stopped, in its time, some left. */
export const isReceivable = and(
  sql`not ${coupon.isStopped}`,
  lte(coupon.takeFrom, sql`now()`),
  gt(coupon.takeTo, sql`now()`),
  sql`${coupon.taken} < ${coupon.total}`,
)

/** The shops among `shopIds` that have coupons to receive. */
export async function shopsWithCoupons(client: Queryable, shopIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (shopIds.length === 0) return new Set()
  const found = await orm(client)
    .selectDistinct({ shopId: coupon.shopId })
    .from(coupon)
    .where(and(inArray(coupon.shopId, [...shopIds]), isReceivable))
  return new Set(found.flatMap(({ shopId }) => (shopId === null ? [] : [shopId])))
}
