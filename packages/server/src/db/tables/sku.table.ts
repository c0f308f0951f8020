import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'

import { product } from './catalog.table.ts'
import { rowId, rowTimes } from './columns.ts'

/** A dimension that a product's variants differ in. Domain 1.3. */
export const specName = pgTable(
  'spec_name',
  {
    id: rowId(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [unique('spec_name_name').on(table.productId, table.name)],
)

/** One value of a dimension. */
export const specValue = pgTable(
  'spec_value',
  {
    id: rowId(),
    specNameId: uuid('spec_name_id')
      .notNull()
      .references(() => specName.id, { onDelete: 'cascade' }),
    value: text('value').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [unique('spec_value_value').on(table.specNameId, table.value)],
)

/** A saleable variant. Amounts in fen. Domain 1.3. */
export const sku = pgTable(
  'sku',
  {
    id: rowId(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    skuCode: text('sku_code').notNull(),
    /** The values' ids, sorted and joined. */
    specKey: text('spec_key').notNull(),
    specText: text('spec_text').notNull(),
    /** The values in the order of the product's dimensions. */
    specValues: jsonb('spec_values').$type<readonly string[]>().notNull(),
    imageUrl: text('image_url').notNull().default(''),
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
    marketPriceCents: bigint('market_price_cents', { mode: 'number' }).notNull(),
    stockOnHand: integer('stock_on_hand').notNull(),
    stockLocked: integer('stock_locked').notNull().default(0),
    lowStock: integer('low_stock').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    sort: integer('sort').notNull(),
    ...rowTimes(),
  },
  (table) => [
    unique('sku_sku_code').on(table.skuCode),
    unique('sku_spec_key').on(table.productId, table.specKey),
    check('sku_stock', sql`0 <= ${table.stockLocked} and ${table.stockLocked} <= ${table.stockOnHand}`),
    check('sku_price', sql`${table.priceCents} >= 0 and ${table.marketPriceCents} >= 0`),
  ],
)

/** The price from a quantity on, in fen. Domain 1.3. */
export const priceTier = pgTable(
  'price_tier',
  {
    skuId: uuid('sku_id')
      .notNull()
      .references(() => sku.id, { onDelete: 'cascade' }),
    minQty: integer('min_qty').notNull(),
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.skuId, table.minQty] }),
    check('price_tier_price', sql`${table.priceCents} >= 0 and ${table.minQty} >= 1`),
  ],
)
