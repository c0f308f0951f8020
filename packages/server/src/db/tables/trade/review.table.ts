import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { product } from '../catalog.table.ts'
import { moment, reference, rowId, rowTimes } from '../columns.ts'

/** A review of a bought line. States: 1 待审核, 2 已展示, 3 已屏蔽. Domain 1.7 and 2.9. */
export const review = pgTable(
  'review',
  (t) => ({
    id: rowId(),
    /** Null where the order itself is not stored. */
    orderItemId: t.uuid('order_item_id'),
    productId: reference('product_id', () => product.id, { onDelete: 'cascade' }),
    /** The variant as it was bought. */
    skuText: t.text('sku_text').notNull().default(''),
    ...ofAccount(),
    /** Name of the buyer as others see it. */
    maskedName: t.text('org_name_masked').notNull(),
    star: t.smallint('star').notNull(),
    logisticsStar: t.smallint('logistics_star').notNull().default(5),
    serviceStar: t.smallint('service_star').notNull().default(5),
    content: t.text('content').notNull().default(''),
    pictureUrls: t.text('picture_urls').array().notNull().default([]),
    isAnonymous: t.boolean('anonymous').notNull().default(true),
    state: t.smallint('state').notNull().default(2),
    reply: t.text('reply').notNull().default(''),
    replyAt: moment('reply_at'),
    appendContent: t.text('append_content').notNull().default(''),
    appendAt: moment('append_at'),
    usefulCount: t.integer('useful_count').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [
    unique('review_order_item').on(table.orderItemId),
    index('review_product').on(table.productId, table.createdAt.desc()),
    index('review_account').on(table.accountId, table.createdAt.desc()),
    check(
      'review_stars',
      sql`${table.star} between 1 and 5 and ${table.logisticsStar} between 1 and 5 and ${table.serviceStar} between 1 and 5`,
    ),
    check('review_state', sql`${table.state} in (1, 2, 3)`),
    check('review_content_length', sql`char_length(${table.content}) <= 500`),
    check('review_pictures', sql`cardinality(${table.pictureUrls}) <= 9`),
  ],
)

/** Who found a review useful. */
export const reviewUseful = pgTable(
  'review_useful',
  {
    reviewId: reference('review_id', () => review.id, { onDelete: 'cascade' }),
    ...ofAccount(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.accountId] })],
)
