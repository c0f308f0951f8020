import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'

import { product, productClass } from './catalog.table.ts'
import { cents, moment, reference, rowId, rowTimes } from './columns.ts'
import { organisation } from './organisation.table.ts'

/** A dimension that a product's variants differ in. Domain 1.3. */
export const specName = pgTable(
  'spec_name',
  (t) => ({
    id: rowId(),
    productId: reference('product_id', () => product.id, { onDelete: 'cascade' }),
    name: t.text('name').notNull(),
    sort: t.integer('sort').notNull(),
  }),
  (table) => [unique('spec_name_name').on(table.productId, table.name)],
)

/** One value of a dimension. */
export const specValue = pgTable(
  'spec_value',
  (t) => ({
    id: rowId(),
    specNameId: reference('spec_name_id', () => specName.id, { onDelete: 'cascade' }),
    value: t.text('value').notNull(),
    sort: t.integer('sort').notNull(),
  }),
  (table) => [unique('spec_value_value').on(table.specNameId, table.value)],
)

/** A saleable variant. Amounts in fen. Domain 1.3. */
export const sku = pgTable(
  'sku',
  (t) => ({
    id: rowId(),
    productId: reference('product_id', () => product.id, { onDelete: 'cascade' }),
    skuCode: t.text('sku_code').notNull(),
    /** The values' ids, sorted and joined. */
    specKey: t.text('spec_key').notNull(),
    specText: t.text('spec_text').notNull(),
    /** The values in the order of the product's dimensions. */
    specValues: t.jsonb('spec_values').$type<readonly string[]>().notNull(),
    imageUrl: t.text('image_url').notNull().default(''),
    priceCents: cents('price_cents').notNull(),
    marketPriceCents: cents('market_price_cents').notNull(),
    stockOnHand: t.integer('stock_on_hand').notNull(),
    stockLocked: t.integer('stock_locked').notNull().default(0),
    lowStock: t.integer('low_stock').notNull(),
    isOn: t.boolean('is_on').notNull().default(true),
    sort: t.integer('sort').notNull(),
    ...rowTimes(),
  }),
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
  (t) => ({
    skuId: reference('sku_id', () => sku.id, { onDelete: 'cascade' }),
    minQty: t.integer('min_qty').notNull(),
    priceCents: cents('price_cents').notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.skuId, table.minQty] }),
    check('price_tier_price', sql`${table.priceCents} >= 0 and ${table.minQty} >= 1`),
  ],
)

/** A line of the price list: what a variant costs from a day on, for everybody or agreed with one institution. */
export const productPrice = pgTable(
  'product_price',
  (t) => ({
    id: rowId(),
    /** Null: for everybody. */
    organisationId: t.uuid('organisation_id').references(() => organisation.id, { onDelete: 'cascade' }),
    /** 1 for everybody, 2 agreed. */
    kind: t.smallint('kind').notNull(),
    classId: reference('class_id', () => productClass.id),
    /** Names as they were when the price was set. */
    code: t.text('code').notNull(),
    name: t.text('name').notNull(),
    specText: t.text('spec_text').notNull(),
    unit: t.text('unit').notNull(),
    minQty: t.integer('min_qty').notNull(),
    priceCents: cents('price_cents').notNull(),
    taxRate: t.numeric('tax_rate', { precision: 9, scale: 6 }).notNull(),
    validFrom: moment('valid_from').notNull(),
    /** Null: until a later price. */
    validTo: moment('valid_to'),
    remark: t.text('remark'),
    ...rowTimes(),
  }),
  (table) => [
    index('product_price_owner').on(table.organisationId, table.code, table.validFrom),
    index('product_price_class').on(table.classId),
    check('product_price_kind', sql`(${table.kind} = 2) = (${table.organisationId} is not null)`),
    check('product_price_amounts', sql`${table.priceCents} >= 0 and ${table.minQty} >= 1 and ${table.taxRate} >= 0`),
    check('product_price_valid', sql`${table.validTo} is null or ${table.validTo} > ${table.validFrom}`),
  ],
)
