import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { organisation } from './organisation.table.ts'
import { cents, moment, reference, rowId, rowTimes } from './columns.ts'
import { ofSite } from './site.table.ts'
import { freightTemplate } from './freight.table.ts'

/** A class of products, levels 1 to 3; products hang on level 3. Domain 1.3. */
export const productClass = pgTable(
  'product_class',
  (t) => ({
    id: rowId(),
    parentId: t.uuid('parent_id').references((): AnyPgColumn => productClass.id),
    level: t.smallint('level').notNull(),
    name: t.text('name').notNull(),
    iconUrl: t.text('icon_url').notNull().default(''),
    /** Picture above its classes; of level 1. */
    bannerUrl: t.text('banner_url').notNull().default(''),
    sort: t.integer('sort').notNull(),
    isEnabled: t.boolean('enabled').notNull().default(true),
    ...rowTimes(),
  }),
  (table) => [
    unique('product_class_name').on(table.parentId, table.name).nullsNotDistinct(),
    check('product_class_level', sql`${table.level} between 1 and 3`),
    check('product_class_root', sql`(${table.parentId} is null) = (${table.level} = 1)`),
  ],
)

/** A maker's name. Domain 1.3. */
export const brand = pgTable(
  'brand',
  (t) => ({
    id: rowId(),
    name: t.text('name').notNull(),
    initial: t.text('initial').notNull(),
    logoUrl: t.text('logo_url').notNull().default(''),
    ...rowTimes(),
  }),
  (table) => [unique('brand_name').on(table.name)],
)

/** Who sells. Domain 1.3. */
export const shop = pgTable(
  'shop',
  (t) => ({
    id: rowId(),
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    name: t.text('name').notNull(),
    logoUrl: t.text('logo_url').notNull().default(''),
    intro: t.text('intro').notNull().default(''),
    isOperated: t.boolean('operated').notNull().default(false),
    score: t.numeric('score', { precision: 2, scale: 1 }).notNull().default('5.0'),
    logisticsScore: t.numeric('score_logistics', { precision: 2, scale: 1 }).notNull().default('5.0'),
    serviceScore: t.numeric('score_service', { precision: 2, scale: 1 }).notNull().default('5.0'),
    /** Picture of its head. */
    bannerUrl: t.text('banner_url').notNull().default(''),
    /** Colour of its head, `#rrggbb`; empty for the mall's. */
    headColor: t.text('head_color').notNull().default(''),
    notice: t.text('notice').notNull().default(''),
    /** Form of its business licence, shown to signed-in buyers. */
    licenceUrl: t.text('licence_url').notNull().default(''),
    /** Smallest goods amount (fen) of an order. */
    minOrderCents: cents('min_order_cents').notNull().default(0),
    /** Null: delivery is free. */
    freightTemplateId: t.uuid('freight_template_id').references(() => freightTemplate.id),
    /** Issues 增值税专用发票, too. */
    hasSpecialInvoices: t.boolean('special_invoices').notNull().default(false),
    region: t.text('region').notNull().default(''),
    isClosed: t.boolean('closed').notNull().default(false),
    /** From when to when it rests (休息中); both or none. */
    restFrom: moment('rest_from'),
    restUntil: moment('rest_until'),
    openedAt: moment('opened_at').notNull().defaultNow(),
    ...rowTimes(),
  }),
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
    shopId: reference('shop_id', () => shop.id),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.shopId] })],
)

/** A product with one or more variants. Domain 1.3. */
export const product = pgTable(
  'product',
  (t) => ({
    id: rowId(),
    prodCode: t.text('prod_code').notNull(),
    shopId: reference('shop_id', () => shop.id),
    classId: reference('class_id', () => productClass.id),
    brandId: t.uuid('brand_id').references(() => brand.id),
    name: t.text('name').notNull(),
    subtitle: t.text('subtitle').notNull().default(''),
    mainImageUrl: t.text('main_image_url').notNull().default(''),
    unit: t.text('unit').notNull(),
    minOrderQty: t.integer('min_order_qty').notNull().default(1),
    stepQty: t.integer('step_qty').notNull().default(1),
    /** Largest quantity of a variant in an order; null for none. */
    maxOrderQty: t.integer('max_order_qty'),
    /** Weight (g) of a unit, for freight by weight. */
    weightGrams: t.integer('weight_g').notNull().default(500),
    /** Instead of its shop's; null for that. */
    freightTemplateId: t.uuid('freight_template_id').references(() => freightTemplate.id),
    /** 1 fixed, 2 tiered, 3 enquiry only. */
    priceMode: t.smallint('price_mode').notNull(),
    minPriceCents: cents('min_price_cents').notNull(),
    videoUrl: t.text('video_url').notNull().default(''),
    reviewCount: t.integer('review_count').notNull().default(0),
    /** Share of reviews with four or five stars, in basis points. */
    goodRateBps: t.integer('good_rate_bps').notNull().default(10_000),
    originPlace: t.text('origin_place').notNull().default(''),
    shipDays: t.integer('ship_days').notNull().default(2),
    /** Sanitised; written by the server. */
    detailHtml: t.text('detail_html').notNull().default(''),
    isReturnable: t.boolean('returnable').notNull().default(true),
    afterSaleDays: t.integer('after_sale_days').notNull().default(7),
    commissionBps: t.integer('commission_bps').notNull().default(0),
    isOnShelf: t.boolean('on_shelf').notNull().default(true),
    salesCount: t.integer('sales_count').notNull().default(0),
    /** Name, subtitle, code, brand, class and shop, folded for search. */
    searchText: t.text('search_text').notNull(),
    /** Every one- and two-character piece of a word in `searchText`: any word is found by the index. */
    searchPieces: t
      .text('search_pieces')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`search_pieces(search_text)`),
    /** Whether any variant can be sold; maintained by a trigger on `sku` in the transaction that writes stock. */
    isInStock: t.boolean('in_stock').notNull().default(false),
    listedAt: moment('listed_at').notNull().defaultNow(),
    ...rowTimes(),
  }),
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
  (t) => ({
    productId: reference('product_id', () => product.id, { onDelete: 'cascade' }),
    sort: t.integer('sort').notNull(),
    url: t.text('url').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.productId, table.sort] })],
)

/** A line of a product's parameter table. */
export const productAttribute = pgTable(
  'product_attribute',
  (t) => ({
    productId: reference('product_id', () => product.id, { onDelete: 'cascade' }),
    sort: t.integer('sort').notNull(),
    name: t.text('name').notNull(),
    value: t.text('value').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.productId, table.sort] })],
)
