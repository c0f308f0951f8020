import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'

import { entryId, moment, reference } from '../columns.ts'
import { sku } from '../sku.table.ts'

/** Every change of a variant's stock, with what it left: a repeated job or notice changes nothing. Domain 1.3. */
export const stockLedger = pgTable(
  'stock_ledger',
  (t) => ({
    id: entryId(),
    skuId: reference('sku_id', () => sku.id, { onDelete: 'cascade' }),
    onHandDelta: t.integer('d_on_hand').notNull(),
    lockedDelta: t.integer('d_locked').notNull(),
    /** opening, lock, release, deduct, putBack, adjust, exchange. */
    reason: t.text('reason').notNull(),
    /** sku, order, aftersale or shop. */
    refType: t.text('ref_type').notNull(),
    refId: t.uuid('ref_id').notNull(),
    /** Why a shop changed it; may be empty. */
    note: t.text('note').notNull().default(''),
    afterOnHand: t.integer('after_on_hand').notNull(),
    afterLocked: t.integer('after_locked').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    unique('stock_ledger_once').on(table.refType, table.refId, table.skuId, table.reason),
    index('stock_ledger_sku').on(table.skuId, table.id),
    check(
      'stock_ledger_reason',
      sql`${table.reason} in ('opening', 'lock', 'release', 'deduct', 'putBack', 'adjust', 'exchange')`,
    ),
  ],
)
