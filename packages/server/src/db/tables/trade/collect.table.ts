import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { product, shop } from '../catalog.table.ts'
import { moment } from '../columns.ts'
import { sku } from '../sku.table.ts'

/** A product in an account's collection. Domain 1.4. */
export const collectProduct = pgTable(
  'collect_product',
  {
    ...ofAccount(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Lowest price (fen) when it was collected; null where prices were hidden. */
    priceCents: bigint('price_at_collect_cents', { mode: 'number' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.productId] }),
    index('collect_product_newest').on(table.accountId, table.createdAt.desc()),
  ],
)

/** A shop that an account follows. Domain 1.4. */
export const collectShop = pgTable(
  'collect_shop',
  {
    ...ofAccount(),
    shopId: uuid('shop_id')
      .notNull()
      .references(() => shop.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.shopId] }),
    index('collect_shop_newest').on(table.accountId, table.createdAt.desc()),
  ],
)

/** Who wants to know when a variant can be bought again (到货提醒); gone with the message. */
export const stockNotice = pgTable(
  'stock_notice',
  {
    ...ofAccount(),
    skuId: uuid('sku_id')
      .notNull()
      .references(() => sku.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.skuId] }), index('stock_notice_sku').on(table.skuId)],
)

/** A day on which an account looked at a product; days are those of Asia/Shanghai. Domain 1.4. */
export const footprint = pgTable(
  'footprint',
  {
    ...ofAccount(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    viewDate: date('view_date').notNull(),
    viewCount: integer('view_count').notNull().default(1),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.productId, table.viewDate] }),
    index('footprint_newest').on(table.accountId, table.lastAt.desc()),
    check('footprint_count', sql`${table.viewCount} >= 1`),
  ],
)
