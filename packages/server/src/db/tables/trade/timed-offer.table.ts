import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'

import { cents, moment, reference, rowId, rowTimes } from '../columns.ts'
import { sku } from '../sku.table.ts'

/** A price (fen) of a variant within a window of time, for a limited number of units (限时抢购). Decision 0135. */
export const timedOffer = pgTable(
  'timed_offer',
  (t) => ({
    id: rowId(),
    skuId: reference('sku_id', () => sku.id, { onDelete: 'cascade' }),
    priceCents: cents('price_cents').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Units that are sold at its price. */
    quota: t.integer('quota').notNull(),
    /** Units in the lines of orders that live. */
    taken: t.integer('taken').notNull().default(0),
    /** Units that one institution buys at most; null without a limit. */
    perBuyer: t.integer('per_buyer'),
    ...rowTimes(),
  }),
  (table) => [
    unique('timed_offer_start').on(table.skuId, table.startsAt),
    index('timed_offer_end').on(table.endsAt),
    check('timed_offer_price', sql`${table.priceCents} > 0`),
    check('timed_offer_window', sql`${table.startsAt} < ${table.endsAt}`),
    check('timed_offer_taken', sql`0 <= ${table.taken} and ${table.taken} <= ${table.quota}`),
    check('timed_offer_limit', sql`${table.quota} > 0 and ${table.perBuyer} > 0`),
  ],
)
