import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { shop } from '../catalog.table.ts'
import { cents, entryId, moment, reference, rowId, rowTimes } from '../columns.ts'
import { fileDoc } from '../file.table.ts'
import { organisation } from '../organisation.table.ts'
import { orderItem, shopOrder } from './order.table.ts'
import { stepColumns } from './log-columns.ts'
import type { AddressSnapshot } from './order.table.ts'

/** Who an invoice is made out to, as it was when it was applied for. */
export interface HeaderSnapshot {
  readonly headerType: 1 | 2
  readonly title: string
  readonly taxNo: string
  readonly regAddress: string
  readonly regPhone: string
  readonly bankName: string
  /** Encrypted (decision 0100); null without one. */
  readonly bankAccountEncrypted: string | null
}

/** An application for the invoice of orders of one shop and one institution. States and transitions: `contract/invoice`. Amounts in fen. Domain 1.7, 2.7. */
export const invoiceApply = pgTable(
  'invoice_apply',
  (t) => ({
    id: rowId(),
    applyNo: t.text('apply_no').notNull(),
    shopId: reference('shop_id', () => shop.id),
    ...ofAccount(),
    /** The institution of its orders; null of a person's own. */
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    header: t.jsonb('header_snapshot').$type<HeaderSnapshot>().notNull(),
    /** 1 普通发票, 2 增值税专用发票. */
    kind: t.smallint('kind').notNull(),
    /** 1 electronic, 2 paper. */
    medium: t.smallint('medium').notNull(),
    /** 1 goods, 2 classes of goods. */
    content: t.smallint('content').notNull(),
    /** The sum of its orders' parts. */
    amountCents: cents('amount_cents').notNull(),
    email: t.text('email').notNull().default(''),
    address: t.jsonb('address_snapshot').$type<AddressSnapshot>(),
    remark: t.text('remark').notNull().default(''),
    state: t.smallint('state').notNull().default(0),
    rejectReason: t.text('reject_reason').notNull().default(''),
    invoiceNo: t.text('invoice_no').notNull().default(''),
    invoiceCode: t.text('invoice_code').notNull().default(''),
    issuedAt: moment('issued_at'),
    pdfFileId: t.uuid('pdf_doc_id').references(() => fileDoc.id),
    /** Why it is to be reversed. */
    redReason: t.text('red_reason').notNull().default(''),
    redInvoiceNo: t.text('red_invoice_no').notNull().default(''),
    redInvoiceCode: t.text('red_invoice_code').notNull().default(''),
    redAt: moment('red_at'),
    redFileId: t.uuid('red_doc_id').references(() => fileDoc.id),
    /** The reversed application that this one was made instead of. */
    redOfId: t.uuid('red_of_id').references((): AnyPgColumn => invoiceApply.id),
    mailedAt: moment('mailed_at'),
    version: t.integer('version').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [
    unique('invoice_apply_number').on(table.applyNo),
    uniqueIndex('invoice_apply_invoice')
      .on(table.shopId, table.invoiceCode, table.invoiceNo)
      .where(sql`${table.invoiceNo} <> ''`),
    uniqueIndex('invoice_apply_red_invoice')
      .on(table.shopId, table.redInvoiceCode, table.redInvoiceNo)
      .where(sql`${table.redInvoiceNo} <> ''`),
    index('invoice_apply_account').on(table.accountId, table.createdAt.desc(), table.id),
    index('invoice_apply_shop').on(table.shopId, table.state, table.createdAt),
    index('invoice_apply_pdf').on(table.pdfFileId),
    index('invoice_apply_red_pdf').on(table.redFileId),
    check('invoice_apply_state', sql`${table.state} between 0 and 6`),
    check(
      'invoice_apply_kind',
      sql`${table.kind} in (1, 2) and ${table.medium} in (1, 2) and ${table.content} in (1, 2)`,
    ),
    check('invoice_apply_amount', sql`${table.amountCents} > 0 or (${table.amountCents} = 0 and ${table.state} = 3)`),
    check(
      'invoice_apply_receiver',
      sql`(${table.medium} = 1) = (${table.email} <> '') and (${table.medium} = 2) = (${table.address} is not null)`,
    ),
    check(
      'invoice_apply_issued',
      sql`(${table.state} in (2, 5, 6)) = (${table.issuedAt} is not null) and (${table.issuedAt} is not null) = (${table.invoiceNo} <> '')`,
    ),
    check(
      'invoice_apply_red',
      sql`(${table.state} = 6) = (${table.redAt} is not null) and (${table.redAt} is not null) = (${table.redInvoiceNo} <> '')`,
    ),
    check('invoice_apply_rejected', sql`(${table.state} = 3) = (${table.rejectReason} <> '')`),
    check('invoice_apply_red_reason', sql`(${table.state} in (5, 6)) = (${table.redReason} <> '')`),
  ],
)

/** An order in an application with its part of the invoice. While the application holds it, no other one can. */
export const invoiceApplyOrder = pgTable(
  'invoice_apply_order',
  (t) => ({
    applyId: reference('invoice_apply_id', () => invoiceApply.id),
    orderId: reference('order_id', () => shopOrder.id),
    amountCents: cents('amount_cents').notNull(),
    /** The application is open or issued. */
    isHeld: t.boolean('held').notNull().default(true),
  }),
  (table) => [
    primaryKey({ columns: [table.applyId, table.orderId] }),
    index('invoice_apply_order_order').on(table.orderId),
    uniqueIndex('invoice_apply_order_held')
      .on(table.orderId)
      .where(sql`${table.isHeld}`),
    check(
      'invoice_apply_order_amount',
      sql`${table.amountCents} > 0 or (${table.amountCents} = 0 and not ${table.isHeld})`,
    ),
  ],
)

/** A line of an issued invoice, as it was when it was issued: what is left of a line of an order. */
export const invoiceApplyLine = pgTable(
  'invoice_apply_line',
  (t) => ({
    applyId: reference('invoice_apply_id', () => invoiceApply.id),
    orderItemId: reference('order_item_id', () => orderItem.id),
    lineNo: t.integer('line_no').notNull(),
    qty: t.integer('qty').notNull(),
    /** With its share of freight and less that of coupons. */
    amountCents: cents('amount_cents').notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.applyId, table.orderItemId] }),
    check('invoice_apply_line_values', sql`${table.qty} >= 1 and ${table.amountCents} >= 1`),
  ],
)

/** Every step of an application, in order. */
export const invoiceApplyLog = pgTable(
  'invoice_apply_log',
  {
    id: entryId(),
    applyId: reference('invoice_apply_id', () => invoiceApply.id),
    ...stepColumns(),
  },
  (table) => [
    index('invoice_apply_log_apply').on(table.applyId, table.id),
    check('invoice_apply_log_actor', sql`${table.actor} in ('B', 'S', 'O', 'T')`),
  ],
)
