import { and, count, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { shopName } from '../catalog/product.wire.ts'
import type { Transaction } from '../db/database.ts'
import { inEachLocale } from '../db/entity-text.ts'
import type { TextSql } from '../db/entity-text.ts'
import { only, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { account } from '../db/tables/account.table.ts'
import { coupon, userCoupon } from '../db/tables/trade/coupon.table.ts'
import type { BuyerOwner } from '../sale/buyer-owner.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import type { CouponLine } from '../sale/coupon.rules.ts'
import type { SaleBuyer } from '../sale/sale-variant.store.ts'

/** Most coupons that a list of the centre has. */
const MAX_LISTED = 200

/** Whether a coupon can be received now: not stopped, in its time, some left. */
const isReceivable = and(
  eq(coupon.isStopped, false),
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

/** An amount of a bigint column, which travels as text. */
const cents = z.pipe(
  z.string(),
  z.transform((text) => Number(text)),
)

/** Columns of a coupon's terms. */
const TERMS = {
  id: z.string(),
  name: z.string(),
  kind: z.number(),
  offCents: cents,
  rateBps: z.number(),
  minSpendCents: cents,
  maxOffCents: z.nullable(cents),
  shopId: z.nullable(z.string()),
  shopName: z.string(),
  scope: z.number(),
  scopeIds: z.array(z.string()),
  buyerKind: z.number(),
}

const termColumns = (
  text: TextSql,
) => `c.id, ${text({ entity: 'coupon', id: 'c.id', field: `'name'`, column: 'c.name' })} as name, c.kind, c.off_cents as "offCents", c.rate_bps as "rateBps",
  c.min_spend_cents as "minSpendCents", c.max_off_cents as "maxOffCents", c.shop_id as "shopId",
  coalesce(${shopName(text)}, '') as "shopName", c.scope, c.scope_ids::text[] as "scopeIds", c.buyer_kind as "buyerKind"`

/** Coupons of a site: of the platform there, or of a shop that it shows. */
const OF_SITE = `coupon c left join shop s on s.id = c.shop_id
  where (c.site_id = $1 or exists (select 1 from site_shop ss where ss.site_id = $1 and ss.shop_id = c.shop_id and not s.closed))`

const RECEIVABLE = inEachLocale((text, suffix) =>
  rows(
    {
      ...TERMS,
      total: z.number(),
      taken: z.number(),
      perUser: z.number(),
      received: z.number(),
      takeTo: z.date(),
      validFrom: z.nullable(z.date()),
      validTo: z.nullable(z.date()),
      validDays: z.nullable(z.number()),
    },
    `select ${termColumns(text)}, c.total, c.taken, c.per_user as "perUser",
       (select count(*) from user_coupon u where u.coupon_id = c.id and u.account_id = $2::uuid)::int as received,
       c.take_to as "takeTo", c.valid_from as "validFrom", c.valid_to as "validTo", c.valid_days as "validDays"
     from ${OF_SITE} and not c.stopped and c.take_from <= now() and c.take_to > now()
       and (c.valid_to is null or c.valid_to > now()) and ($3 = '' or c.shop_id::text = $3)
     order by c.taken >= c.total, c.shop_id is null desc, c.min_spend_cents, c.id limit ${MAX_LISTED}`,
    `receivable-coupons${suffix}`,
  ),
)

/** A coupon as the centre lists it. */
export type ReceivableRow = Awaited<ReturnType<typeof receivableCoupons>>[number]

/** The coupons of a site that are given out now, of one shop or of all (''); those that are gone come last. */
export async function receivableCoupons(
  client: Queryable,
  { siteId, locale }: Pick<SaleBuyer, 'siteId' | 'locale'>,
  query: { readonly accountId: string | null; readonly shopId: string },
) {
  return RECEIVABLE[locale].all(client, [siteId, query.accountId, query.shopId])
}

const PRODUCT_LINE = rows(
  { productId: z.string(), shopId: z.string(), classIds: z.array(z.string()) },
  `select p.id as "productId", p.shop_id as "shopId",
     array_remove(array[k.id, k.parent_id, up.parent_id], null)::text[] as "classIds"
   from product p join product_class k on k.id = p.class_id left join product_class up on up.id = k.parent_id
   where p.prod_code = $1`,
  'coupon-product',
)

/** A product as coupons are held against it; `undefined` for an unknown code. */
export async function couponLineOf(client: Queryable, code: string): Promise<CouponLine | undefined> {
  const line = await PRODUCT_LINE.first(client, [code])
  return line && { ...line, cents: 0 }
}

/** A coupon of a site as it is now; `undefined` for an unknown one. */
export async function findCoupon(client: Queryable, siteId: string, id: string) {
  return ONE.first(client, [siteId, id])
}

const ONE = rows(
  {
    id: z.string(),
    name: z.string(),
    perUser: z.number(),
    buyerKind: z.number(),
    isOpen: z.boolean(),
    isGone: z.boolean(),
  },
  `select c.id, c.name, c.per_user as "perUser", c.buyer_kind as "buyerKind", c.taken >= c.total as "isGone",
     not c.stopped and c.take_from <= now() and c.take_to > now() and (c.valid_to is null or c.valid_to > now()) as "isOpen"
   from ${OF_SITE} and c.id::text = $2`,
  'one-coupon',
)

/** Serialises what an account receives: a coupon is limited per account. */
export async function lockReceipt(client: Transaction, { accountId }: BuyerOwner): Promise<void> {
  await orm(client).select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
}

/** How many of a coupon an account has received. */
export async function countReceived(client: Queryable, accountId: string, couponId: string): Promise<number> {
  const [found] = await orm(client)
    .select({ total: count() })
    .from(userCoupon)
    .where(and(eq(userCoupon.accountId, accountId), eq(userCoupon.couponId, couponId)))
  return found?.total ?? 0
}

/** Takes one of what is left and gives it to an owner; `undefined` when none is left or the receipt has ended. Needs the lock. */
export async function giveCoupon(
  client: Transaction,
  owner: BuyerOwner,
  { couponId, seq }: { readonly couponId: string; readonly seq: number },
): Promise<{ readonly id: string; readonly validTo: Date } | undefined> {
  const db = orm(client)
  const [taken] = await db
    .update(coupon)
    .set({ taken: sql`${coupon.taken} + 1`, updatedAt: sql`now()` })
    .where(and(eq(coupon.id, couponId), isReceivable))
    .returning({ validFrom: coupon.validFrom, validTo: coupon.validTo, validDays: coupon.validDays })
  if (!taken) return undefined
  return only(
    await db
      .insert(userCoupon)
      .values({
        ...owner,
        couponId,
        seq,
        validFrom: sql`coalesce(${taken.validFrom}::timestamptz, now())`,
        validTo: sql`coalesce(${taken.validTo}::timestamptz, now() + make_interval(days => ${taken.validDays ?? 0}::int))`,
      })
      .returning({ id: userCoupon.id, validTo: userCoupon.validTo }),
  )
}

/** The state that the owner of coupon `u` sees: one that was not used in time has expired. */
const SHOWN_STATE = `case when u.state = 2 then 2 when u.state = 1 and u.valid_to > now() then 1 else 3 end`
const OWNED = `user_coupon u join coupon c on c.id = u.coupon_id left join shop s on s.id = c.shop_id
  where u.account_id = $1 and u.organisation_id is not distinct from $2::uuid`

const MINE = inEachLocale((text, suffix) =>
  rows(
    { ...TERMS, userCouponId: z.string(), state: z.number(), validFrom: z.date(), validTo: z.date() },
    `select ${termColumns(text)}, u.id as "userCouponId", ${SHOWN_STATE} as state,
       u.valid_from as "validFrom", u.valid_to as "validTo"
     from ${OWNED} and ${SHOWN_STATE} = $3
     order by case when $3 = 1 then u.valid_to end, coalesce(u.used_at, u.valid_to) desc, u.id limit $4 offset $5`,
    `my-coupons${suffix}`,
  ),
)

const MY_COUNTS = rows(
  { state: z.number(), total: z.number() },
  `select ${SHOWN_STATE} as state, count(*)::int as total from ${OWNED} group by 1`,
  'my-coupon-counts',
)

/** A received coupon as it is read. */
export type MyCouponRow = Awaited<ReturnType<typeof myCoupons>>[number]

/** A page of an owner's coupons in a state. */
export async function myCoupons(
  client: Queryable,
  { accountId, organisationId, locale }: BuyerOwner & Pick<SaleBuyer, 'locale'>,
  { state, page }: { readonly state: number; readonly page: Pagination },
) {
  return MINE[locale].all(client, [accountId, organisationId, state, page.size, offsetOf(page)])
}

/** Numbers of an owner's coupons by state. */
export async function countCoupons(client: Queryable, { accountId, organisationId }: BuyerOwner) {
  return MY_COUNTS.all(client, [accountId, organisationId])
}
