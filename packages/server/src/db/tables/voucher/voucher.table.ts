import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { account } from '../account.table.ts'
import { moment, rowId, rowTimes } from '../columns.ts'
import { fileDoc } from '../file.table.ts'
import { organisation, orgMember } from '../organisation.table.ts'
import { archive } from './archive.table.ts'
import { voucherTemplate } from './voucher-template.table.ts'

/** Texts by field, as they were written. */
export type StoredValues = Readonly<Record<string, string>>

/** What was known of references when they were saved, by field: shown while their rows are gone. The shown member comes first, so `json`. */
export type StoredCompanions = Readonly<Record<string, unknown>>

/** A voucher of an institution. Deleted ones stay as rows: their numbers are taken. Engine 6.2. */
export const voucher = pgTable(
  'voucher',
  {
    id: rowId(),
    type: text('type').notNull(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    /** The supplier or customer in the institution's own archives. */
    partnerId: uuid('partner_id').references(() => archive.id),
    /** The institution that the partner is; null of one that is not here. */
    partnerOrgId: uuid('partner_org_id').references(() => organisation.id),
    templateId: uuid('template_id')
      .notNull()
      .references(() => voucherTemplate.id),
    templateRevision: integer('template_revision').notNull(),
    voucherNo: text('voucher_no').notNull(),
    voucherDate: date('voucher_date', { mode: 'string' }).notNull(),
    state: smallint('state').notNull().default(10),
    /** 0 not pulled from, 1 in part, 2 wholly. */
    execState: smallint('exec_state').notNull().default(0),
    /** Of a sales order: 0 unpaid, 1 paid, 2 in part. */
    paymentStatus: smallint('payment_status').notNull().default(0),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull().default('CNY'),
    fields: jsonb('fields').$type<StoredValues>().notNull(),
    companions: json('companions').$type<StoredCompanions>().notNull(),
    /** What of the mall wrote it: `shop_order`, `shipment`, `invoice_apply` …; null of one made by hand. */
    sourceKind: text('source_kind'),
    sourceId: uuid('source_id'),
    createdBy: uuid('created_by').references(() => account.id, { onDelete: 'set null' }),
    approvedAt: moment('approved_at'),
    /** How often it was submitted: one that ever was can be voided, and not deleted. */
    submitCount: integer('submit_count').notNull().default(0),
    deletedAt: moment('deleted_at'),
    version: integer('version').notNull().default(1),
    ...rowTimes(),
  },
  (table) => [
    unique('voucher_number_taken').on(table.organisationId, table.type, table.voucherNo),
    uniqueIndex('voucher_source').on(table.sourceKind, table.sourceId, table.type),
    index('voucher_list').on(table.organisationId, table.type, table.voucherDate.desc(), table.id),
    index('voucher_partner').on(table.partnerOrgId, table.type, table.state),
    check('voucher_state', sql`${table.state} in (10, 20, 30, 35, 50, 60)`),
    check('voucher_exec', sql`${table.execState} in (0, 1, 2)`),
    check('voucher_payment', sql`${table.paymentStatus} in (0, 1, 2)`),
    check('voucher_amount', sql`${table.amountCents} >= 0`),
  ],
)

const quantity = (name: string) => numeric(name, { precision: 15, scale: 3 })
const counter = (name: string) => quantity(name).notNull().default('0')
const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/**
 * A line of a voucher with a counter a book: what others have pulled of its quantity, or of its amount (fen). Decision 0142. The checks
 * are what keeps them within the line, whoever counts.
 */
export const voucherLine = pgTable(
  'voucher_line',
  {
    id: rowId(),
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => voucher.id, { onDelete: 'cascade' }),
    lineNo: integer('line_no').notNull(),
    materialId: uuid('material_id').references(() => archive.id),
    /** 0 where lines are amounts. */
    qty: counter('qty'),
    amountCents: cents('amount_cents'),
    goodsQty: counter('goods_qty'),
    copyQty: counter('copy_qty'),
    invoiceQty: counter('invoice_qty'),
    invoiceCents: cents('invoice_cents'),
    moneyCents: cents('money_cents'),
    fields: jsonb('fields').$type<StoredValues>().notNull(),
    companions: json('companions').$type<StoredCompanions>().notNull(),
  },
  (table) => [
    index('voucher_line_voucher').on(table.voucherId, table.lineNo),
    check('voucher_line_values', sql`${table.qty} >= 0 and ${table.amountCents} >= 0`),
    check('voucher_line_goods', sql`${table.goodsQty} between 0 and ${table.qty}`),
    check('voucher_line_copy', sql`${table.copyQty} between 0 and ${table.qty}`),
    check('voucher_line_invoice', sql`${table.invoiceQty} between 0 and ${table.qty}`),
    check('voucher_line_invoice_cents', sql`${table.invoiceCents} between 0 and ${table.amountCents}`),
    check('voucher_line_money', sql`${table.moneyCents} between 0 and ${table.amountCents}`),
  ],
)

/** What a line has pulled from the one upstream line that it comes from. */
export const voucherLink = pgTable(
  'voucher_link',
  {
    downLineId: uuid('down_line_id')
      .primaryKey()
      .references(() => voucherLine.id, { onDelete: 'cascade' }),
    upLineId: uuid('up_line_id')
      .notNull()
      .references(() => voucherLine.id),
    upVoucherId: uuid('up_voucher_id')
      .notNull()
      .references(() => voucher.id),
    downVoucherId: uuid('down_voucher_id')
      .notNull()
      .references(() => voucher.id, { onDelete: 'cascade' }),
    book: text('book').notNull(),
    qty: counter('qty'),
    cents: cents('cents'),
  },
  (table) => [
    index('voucher_link_up').on(table.upVoucherId),
    index('voucher_link_up_line').on(table.upLineId),
    index('voucher_link_down').on(table.downVoucherId),
    check('voucher_link_book', sql`${table.book} in ('goods', 'copy', 'invoice', 'money')`),
  ],
)

/** The last number of a type in a month: counted in the transaction that uses it, so that none is missing. Engine 6.2. */
export const voucherNumber = pgTable(
  'voucher_number',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    /** yyMM. */
    period: text('period').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.type, table.period] })],
)

/** What happened to a voucher. */
export const voucherLog = pgTable(
  'voucher_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => voucher.id, { onDelete: 'cascade' }),
    action: text('action').notNull(),
    personId: uuid('person_id').references(() => orgMember.id, { onDelete: 'set null' }),
    fromState: smallint('from_state').notNull(),
    toState: smallint('to_state').notNull(),
    opinion: text('opinion').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('voucher_log_voucher').on(table.voucherId, table.id.desc())],
)

/** A file of a voucher. */
export const voucherAttachment = pgTable(
  'voucher_attachment',
  {
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => voucher.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => fileDoc.id),
    sort: smallint('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.voucherId, table.fileId] }),
    index('voucher_attachment_file').on(table.fileId),
  ],
)

/** A type that an institution does not use. */
export const voucherTypeOff = pgTable(
  'voucher_type_off',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.type] })],
)
