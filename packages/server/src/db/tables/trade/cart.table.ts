import { sql } from 'drizzle-orm'
import { check, pgTable, unique } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { cents, reference, rowId, rowTimes } from '../columns.ts'
import { organisation } from '../organisation.table.ts'
import { sku } from '../sku.table.ts'

/** A line of a cart: of a person, for themselves or for the institution that they buy for. Domain 1.4. */
export const cartItem = pgTable(
  'cart_item',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    /** Null for the person's own. */
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    skuId: reference('sku_id', () => sku.id, { onDelete: 'cascade' }),
    qty: t.integer('qty').notNull(),
    isSelected: t.boolean('selected').notNull().default(true),
    /** Price (fen) when it was put in or last shown; null where prices were hidden. */
    priceSnapshotCents: cents('price_snapshot_cents'),
    ...rowTimes(),
  }),
  (table) => [
    unique('cart_item_sku').on(table.accountId, table.organisationId, table.skuId).nullsNotDistinct(),
    check('cart_item_qty', sql`${table.qty} >= 1`),
  ],
)
