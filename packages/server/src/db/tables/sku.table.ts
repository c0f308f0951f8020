import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

import { product, productClass } from './catalog.table.ts'
import { moment, rowId, rowTimes } from './columns.ts'
import { organisation } from './organisation.table.ts'

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

/** A line of the price list: what a variant costs from a day on, for everybody or agreed with one institution. */
export const productPrice = pgTable(
  'product_price',
  {
    id: rowId(),
    /** Null: for everybody. */
    organisationId: uuid('organisation_id').references(() => organisation.id, { onDelete: 'cascade' }),
    /** 1 for everybody, 2 agreed. */
    kind: smallint('kind').notNull(),
    classId: uuid('class_id')
      .notNull()
      .references(() => productClass.id),
    /** Names as they were when the price was set. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    specText: text('spec_text').notNull(),
    unit: text('unit').notNull(),
    minQty: integer('min_qty').notNull(),
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
    taxRate: numeric('tax_rate', { precision: 9, scale: 6 }).notNull(),
    validFrom: moment('valid_from').notNull(),
    /** Null: until a later price. */
    validTo: moment('valid_to'),
    remark: text('remark'),
    ...rowTimes(),
  },
  (table) => [
    index('product_price_owner').on(table.organisationId, table.code, table.validFrom),
    index('product_price_class').on(table.classId),
    check('product_price_kind', sql`(${table.kind} = 2) = (${table.organisationId} is not null)`),
    check('product_price_amounts', sql`${table.priceCents} >= 0 and ${table.minQty} >= 1 and ${table.taxRate} >= 0`),
    check('product_price_valid', sql`${table.validTo} is null or ${table.validTo} > ${table.validFrom}`),
  ],
)
