import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'

import { cents, entryId, moment, reference, rowId, rowTimes } from '../columns.ts'
import { fileDoc } from '../file.table.ts'
import { sku } from '../sku.table.ts'
import { stepColumns } from './log-columns.ts'
import { orderItem, shopOrder } from './order.table.ts'

/** Where goods go back to. */
export interface ReturnAddress {
  readonly receiverName: string
  readonly phone: string
  readonly detail: string
}

/** An after-sale of a line of an order. States and transitions: `contract/after-sale`. Amounts in fen. Domain 1.7 and 2.4. */
export const afterSale = pgTable(
  'aftersale',
  (t) => ({
    id: rowId(),
    afterSaleNo: t.text('aftersale_no').notNull(),
    orderId: reference('order_id', () => shopOrder.id),
    orderItemId: reference('order_item_id', () => orderItem.id),
    /** Counts the applications for the line, from 1. */
    applyCount: t.smallint('apply_count').notNull(),
    /** 1 refund, 2 return and refund, 3 exchange. */
    type: t.smallint('type').notNull(),
    qty: t.integer('qty').notNull(),
    /** Of them, units that were not shipped when they were asked for: they wait for the answer. */
    unshippedQty: t.integer('unshipped_qty').notNull().default(0),
    /** What is to go back for the goods. */
    amountCents: cents('amount_cents').notNull(),
    /** Freight that goes back beside it; settled when the refund begins. */
    freightCents: cents('freight_cents').notNull().default(0),
    reasonCode: t.text('reason_code').notNull(),
    description: t.text('description').notNull().default(''),
    phone: t.text('phone').notNull().default(''),
    isGoodsReceived: t.boolean('goods_received').notNull(),
    state: t.smallint('state').notNull().default(10),
    /** When time takes the next step; null where none waits. */
    deadlineAt: moment('deadline_at'),
    /** What the shop said when it agreed, or offered the money. */
    sellerNote: t.text('seller_note').notNull().default(''),
    /** Why the shop or the platform refused. */
    rejectReason: t.text('reject_reason').notNull().default(''),
    returnAddress: t.jsonb('return_address').$type<ReturnAddress>(),
    exchangeSkuId: t.uuid('exchange_sku_id').references(() => sku.id),
    /** The shop cannot supply the exchange and offers the money. */
    isRefundOffered: t.boolean('refund_offered').notNull().default(false),
    /** The platform found the shop at fault: it bears the freight. */
    isShopFault: t.boolean('shop_fault').notNull().default(false),
    /** When the goods were back at the shop, or counted as such. */
    goodsBackAt: moment('goods_back_at'),
    /** The goods that came back can be sold again; null before. */
    isResaleable: t.boolean('resaleable'),
    /** When the exchange left the shop. */
    exchangedAt: moment('exchanged_at'),
    /** When its money went back. */
    refundedAt: moment('refunded_at'),
    closedAt: moment('closed_at'),
    version: t.integer('version').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [
    unique('aftersale_number').on(table.afterSaleNo),
    unique('aftersale_apply').on(table.orderItemId, table.applyCount),
    index('aftersale_order').on(table.orderId, table.createdAt.desc()),
    index('aftersale_state').on(table.state, table.createdAt.desc()),
    check('aftersale_apply_count', sql`${table.applyCount} between 1 and 3`),
    check('aftersale_type', sql`${table.type} in (1, 2, 3)`),
    check('aftersale_state_value', sql`${table.state} in (10, 20, 30, 40, 45, 46, 50, 60, 61, 62, 63, 64, 70)`),
    check('aftersale_qty', sql`${table.qty} >= 1 and ${table.unshippedQty} between 0 and ${table.qty}`),
    check('aftersale_unshipped', sql`${table.type} = 1 or ${table.unshippedQty} = 0`),
    check('aftersale_amounts', sql`${table.amountCents} >= 0 and ${table.freightCents} >= 0`),
    check('aftersale_money', sql`(${table.type} = 3) = (${table.amountCents} = 0)`),
    check('aftersale_exchange', sql`${table.type} <> 3 or ${table.exchangeSkuId} is not null`),
    check('aftersale_back', sql`(${table.goodsBackAt} is null) = (${table.isResaleable} is null)`),
    check('aftersale_description_length', sql`char_length(${table.description}) <= 200`),
  ],
)

/** A parcel of an after-sale: 1 from the buyer to the shop, 2 from the shop to the buyer. A later one takes the place of an earlier. */
export const afterSaleShipment = pgTable(
  'aftersale_shipment',
  (t) => ({
    id: rowId(),
    afterSaleId: reference('aftersale_id', () => afterSale.id),
    direction: t.smallint('direction').notNull(),
    expressCode: t.text('express_code').notNull(),
    expressName: t.text('express_name').notNull(),
    expressNo: t.text('express_no').notNull(),
    phone: t.text('phone').notNull().default(''),
    shippedAt: moment('shipped_at').notNull().defaultNow(),
    ...rowTimes(),
  }),
  (table) => [
    unique('aftersale_shipment_direction').on(table.afterSaleId, table.direction),
    check('aftersale_shipment_direction_value', sql`${table.direction} in (1, 2)`),
  ],
)

/** Every step of an after-sale, in order (协商历史). */
export const afterSaleLog = pgTable(
  'aftersale_log',
  {
    id: entryId(),
    afterSaleId: reference('aftersale_id', () => afterSale.id),
    ...stepColumns(),
  },
  (table) => [
    index('aftersale_log_aftersale').on(table.afterSaleId, table.id),
    check('aftersale_log_actor', sql`${table.actor} in ('B', 'S', 'O', 'T', 'C')`),
  ],
)

/** Pictures that came with a step of an after-sale. */
export const afterSaleFile = pgTable(
  'aftersale_file',
  (t) => ({
    logId: t
      .bigint('log_id', { mode: 'number' })
      .notNull()
      .references(() => afterSaleLog.id),
    sort: t.smallint('sort').notNull(),
    fileId: reference('file_id', () => fileDoc.id),
  }),
  (table) => [primaryKey({ columns: [table.logId, table.sort] }), index('aftersale_file_file').on(table.fileId)],
)
