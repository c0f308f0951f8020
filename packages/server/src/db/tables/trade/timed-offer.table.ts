import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'

import { moment, rowId, rowTimes } from '../columns.ts'
import { sku } from '../sku.table.ts'

/** A price (fen) of a variant within a window of time, for a limited number of units (限时抢购). Decision 0135. */
export const timedOffer = pgTable(
  'timed_offer',
  {
    id: rowId(),
    skuId: uuid('sku_id')
      .notNull()
      .references(() => sku.id, { onDelete: 'cascade' }),
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Units that are sold at its price. */
    quota: integer('quota').notNull(),
    /** Units in the lines of orders that live. */
    taken: integer('taken').notNull().default(0),
    /** Units that one institution buys at most; null without a limit. */
    perBuyer: integer('per_buyer'),
    ...rowTimes(),
  },
  (table) => [
    unique('timed_offer_start').on(table.skuId, table.startsAt),
    index('timed_offer_end').on(table.endsAt),
    check('timed_offer_price', sql`${table.priceCents} > 0`),
    check('timed_offer_window', sql`${table.startsAt} < ${table.endsAt}`),
    check('timed_offer_taken', sql`0 <= ${table.taken} and ${table.taken} <= ${table.quota}`),
    check('timed_offer_limit', sql`${table.quota} > 0 and ${table.perBuyer} > 0`),
  ],
)
