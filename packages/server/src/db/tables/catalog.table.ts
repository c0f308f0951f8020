import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  bigint,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { organisation } from './organisation.table.ts'
import { moment, rowId, rowTimes } from './columns.ts'
import { ofSite } from './site.table.ts'
import { freightTemplate } from './freight.table.ts'

/** A class of products, levels 1 to 3; products hang on level 3. Domain 1.3. */
export const productClass = pgTable(
  'product_class',
  {
    id: rowId(),
    parentId: uuid('parent_id').references((): AnyPgColumn => productClass.id),
    level: smallint('level').notNull(),
    name: text('name').notNull(),
    iconUrl: text('icon_url').notNull().default(''),
    /** Picture above its classes; of level 1. */
    bannerUrl: text('banner_url').notNull().default(''),
    sort: integer('sort').notNull(),
    isEnabled: boolean('enabled').notNull().default(true),
    ...rowTimes(),
  },
  (table) => [
    unique('product_class_name').on(table.parentId, table.name).nullsNotDistinct(),
    check('product_class_level', sql`${table.level} between 1 and 3`),
    check('product_class_root', sql`(${table.parentId} is null) = (${table.level} = 1)`),
  ],
)

/** A maker's name. Domain 1.3. */
export const brand = pgTable(
  'brand',
  {
    id: rowId(),
    name: text('name').notNull(),
    initial: text('initial').notNull(),
    logoUrl: text('logo_url').notNull().default(''),
    ...rowTimes(),
  },
  (table) => [unique('brand_name').on(table.name)],
)

/** Who sells. Domain 1.3. */
export const shop = pgTable(
  'shop',
  {
    id: rowId(),
    organisationId: uuid('organisation_id').references(() => organisation.id),
    name: text('name').notNull(),
    logoUrl: text('logo_url').notNull().default(''),
    intro: text('intro').notNull().default(''),
    isOperated: boolean('operated').notNull().default(false),
    score: numeric('score', { precision: 2, scale: 1 }).notNull().default('5.0'),
    logisticsScore: numeric('score_logistics', { precision: 2, scale: 1 }).notNull().default('5.0'),
    serviceScore: numeric('score_service', { precision: 2, scale: 1 }).notNull().default('5.0'),
    /** Picture of its head. */
    bannerUrl: text('banner_url').notNull().default(''),
    /** Colour of its head, `#rrggbb`; empty for the mall's. */
    headColor: text('head_color').notNull().default(''),
    notice: text('notice').notNull().default(''),
    /** Form of its business licence, shown to signed-in buyers. */
    licenceUrl: text('licence_url').notNull().default(''),
    /** Smallest goods amount (fen) of an order. */
    minOrderCents: bigint('min_order_cents', { mode: 'number' }).notNull().default(0),
    /** Null: delivery is free. */
    freightTemplateId: uuid('freight_template_id').references(() => freightTemplate.id),
    /** Issues 增值税专用发票, too. */
    hasSpecialInvoices: boolean('special_invoices').notNull().default(false),
    region: text('region').notNull().default(''),
    isClosed: boolean('closed').notNull().default(false),
    /** From when to when it rests (休息中); both or none. */
    restFrom: moment('rest_from'),
    restUntil: moment('rest_until'),
    openedAt: moment('opened_at').notNull().defaultNow(),
    ...rowTimes(),
  },
  (table) => [
    unique('shop_name').on(table.name),
    check(
      'shop_score',
      sql`${table.score} between 0 and 5 and ${table.logisticsScore} between 0 and 5 and ${table.serviceScore} between 0 and 5`,
    ),
    check('shop_head_color', sql`${table.headColor} = '' or ${table.headColor} ~ '^#[0-9a-f]{6}$'`),
    check('shop_min_order', sql`${table.minOrderCents} >= 0`),
    check('shop_rest', sql`(${table.restFrom} is null) = (${table.restUntil} is null)`),
  ],
)

/** Which shops a site shows. */
export const siteShop = pgTable(
  'site_shop',
  {
    ...ofSite(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shop.id),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.shopId] })],
)

/** A product with one or more variants. Domain 1.3. */
export const product = pgTable(
  'product',
  {
    id: rowId(),
    prodCode: text('prod_code').notNull(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shop.id),
    classId: uuid('class_id')
      .notNull()
      .references(() => productClass.id),
    brandId: uuid('brand_id').references(() => brand.id),
    name: text('name').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    mainImageUrl: text('main_image_url').notNull().default(''),
    unit: text('unit').notNull(),
    minOrderQty: integer('min_order_qty').notNull().default(1),
    stepQty: integer('step_qty').notNull().default(1),
    /** Largest quantity of a variant in an order; null for none. */
    maxOrderQty: integer('max_order_qty'),
    /** Weight (g) of a unit, for freight by weight. */
    weightGrams: integer('weight_g').notNull().default(500),
    /** Instead of its shop's; null for that. */
    freightTemplateId: uuid('freight_template_id').references(() => freightTemplate.id),
    /** 1 fixed, 2 tiered, 3 enquiry only. */
    priceMode: smallint('price_mode').notNull(),
    minPriceCents: bigint('min_price_cents', { mode: 'number' }).notNull(),
    videoUrl: text('video_url').notNull().default(''),
    reviewCount: integer('review_count').notNull().default(0),
    /** Share of reviews with four or five stars, in basis points. */
    goodRateBps: integer('good_rate_bps').notNull().default(10_000),
    originPlace: text('origin_place').notNull().default(''),
    shipDays: integer('ship_days').notNull().default(2),
    /** Sanitised; written by the server. */
    detailHtml: text('detail_html').notNull().default(''),
    isReturnable: boolean('returnable').notNull().default(true),
    afterSaleDays: integer('after_sale_days').notNull().default(7),
    commissionBps: integer('commission_bps').notNull().default(0),
    isOnShelf: boolean('on_shelf').notNull().default(true),
    salesCount: integer('sales_count').notNull().default(0),
    /** Name, subtitle, code, brand, class and shop, folded for search. */
    searchText: text('search_text').notNull(),
    /** Every one- and two-character piece of a word in `searchText`: any word is found by the index. */
    searchPieces: text('search_pieces')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`search_pieces(search_text)`),
    /** Whether any variant can be sold; maintained by a trigger on `sku` in the transaction that writes stock. */
    isInStock: boolean('in_stock').notNull().default(false),
    listedAt: moment('listed_at').notNull().defaultNow(),
    ...rowTimes(),
  },
  (table) => [
    unique('product_prod_code').on(table.prodCode),
    index('product_class_sales').on(table.classId, table.salesCount.desc(), table.id),
    index('product_shop').on(table.shopId),
    // Without the pending list, which every search would have to scan after an import.
    index('product_search').using('gin', table.searchPieces).with({ fastupdate: false }),
    index('product_listing').on(table.isInStock.desc(), table.salesCount.desc(), table.id),
    check('product_name_length', sql`char_length(${table.name}) between 1 and 100`),
    check('product_subtitle_length', sql`char_length(${table.subtitle}) <= 120`),
    check('product_quantities', sql`${table.minOrderQty} >= 1 and ${table.stepQty} >= 1 and ${table.weightGrams} >= 0`),
    check('product_max_quantity', sql`${table.maxOrderQty} is null or ${table.maxOrderQty} >= ${table.minOrderQty}`),
    check('product_good_rate', sql`${table.goodRateBps} between 0 and 10000 and ${table.reviewCount} >= 0`),
    check('product_price_mode', sql`${table.priceMode} between 1 and 3`),
    check('product_price', sql`${table.minPriceCents} >= 0`),
    check('product_commission', sql`${table.commissionBps} between 0 and 10000`),
  ],
)

/** A picture of a product. */
export const productImage = pgTable(
  'product_image',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    url: text('url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.sort] })],
)

/** A line of a product's parameter table. */
export const productAttribute = pgTable(
  'product_attribute',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.sort] })],
)
