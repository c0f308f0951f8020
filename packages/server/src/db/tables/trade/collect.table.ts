import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { product, shop } from '../catalog.table.ts'
import { cents, moment, reference } from '../columns.ts'
import { sku } from '../sku.table.ts'

/** A product in an account's collection. Domain 1.4. */
export const collectProduct = pgTable(
  'collect_product',
  {
    ...ofAccount(),
    productId: reference('product_id', () => product.id, { onDelete: 'cascade' }),
    /** Lowest price (fen) when it was collected; null where prices were hidden. */
    priceCents: cents('price_at_collect_cents'),
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
    shopId: reference('shop_id', () => shop.id, { onDelete: 'cascade' }),
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
    skuId: reference('sku_id', () => sku.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.skuId] }), index('stock_notice_sku').on(table.skuId)],
)

/** A day on which an account looked at a product; days are those of Asia/Shanghai. Domain 1.4. */
export const footprint = pgTable(
  'footprint',
  (t) => ({
    ...ofAccount(),
    productId: reference('product_id', () => product.id, { onDelete: 'cascade' }),
    viewDate: t.date('view_date').notNull(),
    viewCount: t.integer('view_count').notNull().default(1),
    lastAt: moment('last_at').notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.accountId, table.productId, table.viewDate] }),
    index('footprint_newest').on(table.accountId, table.lastAt.desc()),
    check('footprint_count', sql`${table.viewCount} >= 1`),
  ],
)
