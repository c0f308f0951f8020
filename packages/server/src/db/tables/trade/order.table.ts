import { sql } from 'drizzle-orm'
import { check, index, pgSequence, pgTable, unique } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { product, shop } from '../catalog.table.ts'
import { cents, entryId, moment, reference, rowId, rowTimes } from '../columns.ts'
import { organisation, orgMember } from '../organisation.table.ts'
import { ofSite } from '../site.table.ts'
import { sku } from '../sku.table.ts'
import { stepColumns } from './log-columns.ts'
import { userCoupon } from './coupon.table.ts'
import { timedOffer } from './timed-offer.table.ts'

/** Counts trades and orders: the end of their numbers. */
export const orderNumber = pgSequence('order_number')

/** Where an order goes, as it was when it was made. */
export interface AddressSnapshot {
  readonly receiverName: string
  readonly phone: string
  readonly province: string
  readonly city: string
  readonly area: string
  readonly areaCode: string
  readonly detail: string
}

/** The invoice that a buyer wants, as it was when the order was made; bank accounts stay with the header. */
export interface InvoiceSnapshot {
  /** 1 普通发票, 2 增值税专用发票. */
  readonly kind: 1 | 2
  readonly headerType: 1 | 2
  readonly title: string
  readonly taxNo: string
  readonly email: string
}

/** One submission: an order a shop. Domain 1.6. */
export const trade = pgTable(
  'trade',
  (t) => ({
    id: rowId(),
    tradeNo: t.text('trade_no').notNull(),
    ...ofSite(),
    ...ofAccount(),
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    /** Membership that the buyer acted by. */
    personId: t.uuid('person_id').references(() => orgMember.id),
    requestUuid: t.text('request_uuid').notNull(),
    payTotalCents: cents('pay_total_cents').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    unique('trade_no').on(table.tradeNo),
    unique('trade_request').on(table.accountId, table.requestUuid),
    check('trade_total', sql`${table.payTotalCents} >= 0`),
  ],
)

/** An order: what one shop delivers of a trade. States and transitions: `contract/order`. Amounts in fen. Domain 1.6 and 2.2. */
export const shopOrder = pgTable(
  'shop_order',
  (t) => ({
    id: rowId(),
    orderNo: t.text('order_no').notNull(),
    tradeId: reference('trade_id', () => trade.id),
    ...ofSite(),
    shopId: reference('shop_id', () => shop.id),
    ...ofAccount(),
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    personId: t.uuid('person_id').references(() => orgMember.id),
    /** 1 normal, 2 group-buy, 3 from a quote. */
    type: t.smallint('type').notNull().default(1),
    state: t.smallint('state').notNull(),
    /** Why it ended; null while it has not. */
    closeType: t.smallint('close_type'),
    goodsCents: cents('goods_cents').notNull(),
    freightCents: cents('freight_cents').notNull(),
    discountCents: cents('discount_cents').notNull().default(0),
    /** What the shop's coupon and the share of the platform's take off, freight included. */
    couponCents: cents('coupon_cents').notNull().default(0),
    payCents: cents('pay_cents').notNull(),
    paidCents: cents('paid_cents').notNull().default(0),
    refundedCents: cents('refunded_cents').notNull().default(0),
    /** Coupon of its shop. */
    shopCouponId: t.uuid('shop_coupon_id').references(() => userCoupon.id),
    /** Coupon of the platform, shared with the other orders of its trade. */
    platformCouponId: t.uuid('platform_coupon_id').references(() => userCoupon.id),
    address: t.jsonb('address_snapshot').$type<AddressSnapshot>().notNull(),
    invoice: t.jsonb('invoice_snapshot').$type<InvoiceSnapshot>(),
    remark: t.text('remark').notNull().default(''),
    /** Until when it can be paid; null while it need not be. */
    payDeadline: moment('pay_deadline'),
    /** From when its shop is late. */
    shipDeadline: moment('ship_deadline'),
    autoConfirmAt: moment('auto_confirm_at'),
    /** Since when the automatic receipt waits for an after-sale; null while none is open. Domain 2.2. */
    confirmPausedAt: moment('confirm_paused_at'),
    /** How often the receipt was put off (延长收货). */
    extendCount: t.smallint('extend_count').notNull().default(0),
    addressChanges: t.smallint('address_changes').notNull().default(0),
    remindedAt: moment('reminded_at'),
    paidAt: moment('paid_at'),
    /** When its last parcel left. */
    shippedAt: moment('shipped_at'),
    receivedAt: moment('received_at'),
    closedAt: moment('closed_at'),
    /** 0 none, 1 partly, 2 reviewed. */
    reviewState: t.smallint('review_state').notNull().default(0),
    /** Open after-sales. */
    openAfterSales: t.integer('aftersale_open').notNull().default(0),
    isDeletedByBuyer: t.boolean('buyer_deleted').notNull().default(false),
    /** Reason of a cancellation, by a buyer, an approver or a shop. */
    reason: t.text('reason').notNull().default(''),
    version: t.integer('version').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [
    unique('shop_order_no').on(table.orderNo),
    index('shop_order_trade').on(table.tradeId),
    index('shop_order_account').on(table.accountId, table.createdAt.desc(), table.id),
    index('shop_order_organisation').on(table.organisationId, table.createdAt.desc(), table.id),
    index('shop_order_shop').on(table.shopId, table.state, table.createdAt.desc()),
    check('shop_order_type', sql`${table.type} in (1, 2, 3)`),
    check('shop_order_state', sql`${table.state} in (10, 20, 22, 25, 30, 35, 40, 50, 60, 70)`),
    check('shop_order_closed', sql`(${table.state} in (60, 70)) = (${table.closeType} is not null)`),
    check('shop_order_close_type', sql`${table.closeType} between 1 and 7`),
    check(
      'shop_order_amounts',
      sql`${table.goodsCents} >= 0 and ${table.freightCents} >= 0 and ${table.discountCents} >= 0 and ${table.couponCents} >= 0`,
    ),
    check(
      'shop_order_sum',
      sql`${table.payCents} = ${table.goodsCents} + ${table.freightCents} - ${table.discountCents} - ${table.couponCents} and ${table.payCents} >= 0`,
    ),
    check('shop_order_paid', sql`${table.paidCents} in (0, ${table.payCents})`),
    check('shop_order_refunded', sql`0 <= ${table.refundedCents} and ${table.refundedCents} <= ${table.paidCents}`),
    check('shop_order_after_sales', sql`${table.openAfterSales} >= 0`),
    check('shop_order_remark_length', sql`char_length(${table.remark}) <= 200`),
  ],
)

/** A line of an order, as it was when the order was made. */
export const orderItem = pgTable(
  'order_item',
  (t) => ({
    id: rowId(),
    orderId: reference('order_id', () => shopOrder.id),
    sort: t.smallint('sort').notNull(),
    productId: reference('product_id', () => product.id),
    skuId: reference('sku_id', () => sku.id),
    prodCode: t.text('prod_code').notNull(),
    name: t.text('name').notNull(),
    imageUrl: t.text('image').notNull().default(''),
    specText: t.text('spec_text').notNull().default(''),
    unit: t.text('unit').notNull(),
    qty: t.integer('qty').notNull(),
    priceCents: cents('price_cents').notNull(),
    /** What the price follows from: agreed, tier, sku, offer. Domain 1.3. */
    priceSource: t.text('price_source').notNull(),
    /** The offer whose quota its units are of. */
    offerId: t.uuid('offer_id').references(() => timedOffer.id),
    amountCents: cents('amount_cents').notNull(),
    /** Its share of coupons on goods, and of freight less what free freight took off. */
    discountShareCents: cents('share_discount_cents').notNull().default(0),
    freightShareCents: cents('share_freight_cents').notNull().default(0),
    shippedQty: t.integer('shipped_qty').notNull().default(0),
    /** Units whose money went back before they were shipped. */
    refundedQty: t.integer('refunded_qty').notNull().default(0),
    /** What went back for the goods; freight is the order's. */
    refundedCents: cents('refunded_cents').notNull().default(0),
    /** Units in after-sales, but those of withdrawn and closed ones and of finished exchanges. Domain 1.6. */
    afterSaleQty: t.integer('aftersale_qty').notNull().default(0),
    isReturnable: t.boolean('returnable').notNull().default(true),
    reviewState: t.smallint('review_state').notNull().default(0),
  }),
  (table) => [
    unique('order_item_sku').on(table.orderId, table.skuId),
    index('order_item_product').on(table.productId),
    index('order_item_variant').on(table.skuId),
    index('order_item_of_offer')
      .on(table.offerId)
      .where(sql`${table.offerId} is not null`),
    check('order_item_qty', sql`${table.qty} >= 1 and ${table.shippedQty} + ${table.refundedQty} <= ${table.qty}`),
    check('order_item_shipped', sql`${table.shippedQty} >= 0 and ${table.refundedQty} >= 0`),
    check('order_item_after_sale', sql`${table.afterSaleQty} between 0 and ${table.qty}`),
    check(
      'order_item_refunded',
      sql`0 <= ${table.refundedCents} and ${table.refundedCents} <= ${table.amountCents} - ${table.discountShareCents}`,
    ),
    check('order_item_amount', sql`${table.amountCents} = ${table.priceCents} * ${table.qty}`),
    check(
      'order_item_shares',
      sql`0 <= ${table.discountShareCents} and ${table.discountShareCents} <= ${table.amountCents} and ${table.freightShareCents} >= 0`,
    ),
    check(
      'order_item_price_source',
      sql`${table.priceSource} in ('agreed', 'tier', 'sku', 'offer', 'splicing', 'quote')`,
    ),
    check('order_item_offer', sql`(${table.offerId} is not null) = (${table.priceSource} = 'offer')`),
  ],
)

/** Every change of an order, in order. */
export const orderLog = pgTable(
  'order_log',
  {
    id: entryId(),
    orderId: reference('order_id', () => shopOrder.id),
    ...stepColumns(),
  },
  (table) => [
    index('order_log_order').on(table.orderId, table.id),
    check('order_log_actor', sql`${table.actor} in ('B', 'A', 'S', 'O', 'T', 'C')`),
  ],
)
