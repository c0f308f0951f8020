import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'

import { moment, reference, rowId, rowTimes } from '../columns.ts'
import { orderItem, shopOrder } from './order.table.ts'

/** A parcel of an order. Domain 1.6. */
export const shipment = pgTable(
  'shipment',
  (t) => ({
    id: rowId(),
    orderId: reference('order_id', () => shopOrder.id),
    expressCode: t.text('express_code').notNull(),
    expressName: t.text('express_name').notNull(),
    expressNo: t.text('express_no').notNull(),
    /** Where it is: 0 handed over, 1 collected, 2 moving, 3 out for delivery, 4 signed for. */
    phase: t.smallint('phase').notNull().default(0),
    shippedAt: moment('shipped_at').notNull().defaultNow(),
    signedAt: moment('signed_at'),
    ...rowTimes(),
  }),
  (table) => [
    unique('shipment_number').on(table.expressCode, table.expressNo, table.orderId),
    index('shipment_order').on(table.orderId, table.shippedAt),
    check('shipment_phase', sql`${table.phase} between 0 and 4`),
    check('shipment_signed', sql`(${table.phase} = 4) = (${table.signedAt} is not null)`),
  ],
)

/** What a parcel holds. */
export const shipmentItem = pgTable(
  'shipment_item',
  (t) => ({
    shipmentId: reference('shipment_id', () => shipment.id),
    orderItemId: reference('order_item_id', () => orderItem.id),
    qty: t.integer('qty').notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.orderItemId] }),
    index('shipment_item_line').on(table.orderItemId),
    check('shipment_item_qty', sql`${table.qty} >= 1`),
  ],
)

/** A step of a parcel's way. */
export const shipmentTrack = pgTable(
  'shipment_track',
  (t) => ({
    id: rowId(),
    shipmentId: reference('shipment_id', () => shipment.id),
    at: moment('at').notNull(),
    /** The phase that it means. */
    phase: t.smallint('phase').notNull(),
    text: t.text('text').notNull(),
    area: t.text('area').notNull().default(''),
  }),
  (table) => [
    unique('shipment_track_once').on(table.shipmentId, table.at, table.text),
    index('shipment_track_newest').on(table.shipmentId, table.at.desc()),
    check('shipment_track_phase', sql`${table.phase} between 0 and 4`),
  ],
)
