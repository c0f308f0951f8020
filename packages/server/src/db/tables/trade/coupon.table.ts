import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { shop } from '../catalog.table.ts'
import { cents, moment, reference, rowId, rowTimes } from '../columns.ts'
import { organisation } from '../organisation.table.ts'
import { site } from '../site.table.ts'

/** A coupon that can be received: of a shop, or of the platform on a site. Domain 1.3. */
export const coupon = pgTable(
  'coupon',
  (t) => ({
    id: rowId(),
    /** Null for one of the platform. */
    shopId: t.uuid('shop_id').references(() => shop.id),
    /** Set for one of the platform. */
    siteId: t.uuid('site_id').references(() => site.id),
    name: t.text('name').notNull(),
    /** 1 an amount off, 2 a share off, 3 free freight. */
    kind: t.smallint('kind').notNull(),
    /** Amount off in fen (kind 1). */
    offCents: cents('off_cents').notNull().default(0),
    /** Share that remains to be paid in basis points (kind 2): 9000 is 9 折. */
    rateBps: t.integer('rate_bps').notNull().default(10_000),
    minSpendCents: cents('min_spend_cents').notNull().default(0),
    /** Limit of what a share takes off; null for none. */
    maxOffCents: cents('max_off_cents'),
    total: t.integer('total').notNull(),
    taken: t.integer('taken').notNull().default(0),
    perUser: t.integer('per_user').notNull().default(1),
    /** 0 everything, 1 classes of any level, 2 products. */
    scope: t.smallint('scope').notNull().default(0),
    scopeIds: t.uuid('scope_ids').array().notNull().default([]),
    /** 0 anybody, 1 enterprises, 2 teams. */
    buyerKind: t.smallint('buyer_kind').notNull().default(0),
    takeFrom: moment('take_from').notNull(),
    takeTo: moment('take_to').notNull(),
    /** A fixed time of use, or so many days from its receipt. */
    validFrom: moment('valid_from'),
    validTo: moment('valid_to'),
    validDays: t.integer('valid_days'),
    isStopped: t.boolean('stopped').notNull().default(false),
    ...rowTimes(),
  }),
  (table) => [
    index('coupon_shop').on(table.shopId),
    check('coupon_owner', sql`(${table.shopId} is null) <> (${table.siteId} is null)`),
    check('coupon_kind', sql`${table.kind} in (1, 2, 3)`),
    check('coupon_value', sql`${table.kind} <> 1 or ${table.offCents} > 0`),
    check('coupon_rate', sql`${table.rateBps} between 1 and 10000`),
    check('coupon_taken', sql`0 <= ${table.taken} and ${table.taken} <= ${table.total} and ${table.perUser} >= 1`),
    check('coupon_scope', sql`${table.scope} in (0, 1, 2) and ${table.buyerKind} in (0, 1, 2)`),
    check(
      'coupon_validity',
      sql`(${table.validDays} is null) = (${table.validTo} is not null) and (${table.validFrom} is null) = (${table.validTo} is null)`,
    ),
  ],
)

/** States of a received coupon: 1 未使用, 2 已使用 (locked by an order), 3 已过期, 4 已作废. Domain 2.13. */
export const userCoupon = pgTable(
  'user_coupon',
  (t) => ({
    id: rowId(),
    couponId: reference('coupon_id', () => coupon.id),
    ...ofAccount(),
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    /** Counts the coupons of a kind that an account has received, from 1. */
    seq: t.integer('seq').notNull(),
    state: t.smallint('state').notNull().default(1),
    /** The trade that has used it. */
    tradeId: t.uuid('used_trade_id'),
    validFrom: moment('valid_from').notNull(),
    validTo: moment('valid_to').notNull(),
    usedAt: moment('used_at'),
    ...rowTimes(),
  }),
  (table) => [
    unique('user_coupon_seq').on(table.couponId, table.accountId, table.seq),
    index('user_coupon_account').on(table.accountId, table.state, table.validTo),
    index('user_coupon_trade').on(table.tradeId),
    check('user_coupon_state', sql`${table.state} in (1, 2, 3, 4)`),
    check('user_coupon_used', sql`${table.state} <> 2 or ${table.tradeId} is not null`),
  ],
)
