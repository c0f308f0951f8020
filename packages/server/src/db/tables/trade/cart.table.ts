import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { rowId, rowTimes } from '../columns.ts'
import { organisation } from '../organisation.table.ts'
import { sku } from '../sku.table.ts'

/** A line of a cart: of a person, for themselves or for the institution that they buy for. Domain 1.4. */
export const cartItem = pgTable(
  'cart_item',
  {
    id: rowId(),
    ...ofAccount(),
    /** Null for the person's own. */
    organisationId: uuid('organisation_id').references(() => organisation.id),
    skuId: uuid('sku_id')
      .notNull()
      .references(() => sku.id, { onDelete: 'cascade' }),
    qty: integer('qty').notNull(),
    isSelected: boolean('selected').notNull().default(true),
    /** Price (fen) when it was put in or last shown; null where prices were hidden. */
    priceSnapshotCents: bigint('price_snapshot_cents', { mode: 'number' }),
    ...rowTimes(),
  },
  (table) => [
    unique('cart_item_sku').on(table.accountId, table.organisationId, table.skuId).nullsNotDistinct(),
    check('cart_item_qty', sql`${table.qty} >= 1`),
  ],
)
