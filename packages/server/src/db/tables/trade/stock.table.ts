import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'
import { sku } from '../sku.table.ts'

/** Every change of a variant's stock, with what it left: a repeated job or notice changes nothing. Domain 1.3. */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    skuId: uuid('sku_id')
      .notNull()
      .references(() => sku.id, { onDelete: 'cascade' }),
    onHandDelta: integer('d_on_hand').notNull(),
    lockedDelta: integer('d_locked').notNull(),
    /** opening, lock, release, deduct, putBack, adjust, exchange. */
    reason: text('reason').notNull(),
    /** sku, order, aftersale or shop. */
    refType: text('ref_type').notNull(),
    refId: uuid('ref_id').notNull(),
    /** Why a shop changed it; may be empty. */
    note: text('note').notNull().default(''),
    afterOnHand: integer('after_on_hand').notNull(),
    afterLocked: integer('after_locked').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('stock_ledger_once').on(table.refType, table.refId, table.skuId, table.reason),
    index('stock_ledger_sku').on(table.skuId, table.id),
    check(
      'stock_ledger_reason',
      sql`${table.reason} in ('opening', 'lock', 'release', 'deduct', 'putBack', 'adjust', 'exchange')`,
    ),
  ],
)
