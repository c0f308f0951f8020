import { sql } from 'drizzle-orm'
import { check, index, numeric, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { account } from '../account.table.ts'
import { cents, entryId, moment, reference, rowId, rowTimes } from '../columns.ts'
import { fileDoc } from '../file.table.ts'
import { ofOrganisation, orgMember, organisation } from '../organisation.table.ts'
import { archive } from './archive.table.ts'
import { voucherTemplate } from './voucher-template.table.ts'

/** Texts by field, as they were written. */
export type StoredValues = Readonly<Record<string, string>>

/** What was known of references when they were saved, by field: shown while their rows are gone. The shown member comes first, so `json`. */
export type StoredCompanions = Readonly<Record<string, unknown>>

/** A voucher of an institution. Deleted ones stay as rows: their numbers are taken. Engine 6.2. */
export const voucher = pgTable(
  'voucher',
  (t) => ({
    id: rowId(),
    type: t.text('type').notNull(),
    ...ofOrganisation({ onDelete: 'cascade' }),
    /** The supplier or customer in the institution's own archives. */
    partnerId: t.uuid('partner_id').references(() => archive.id),
    /** The institution that the partner is; null of one that is not here. */
    partnerOrgId: t.uuid('partner_org_id').references(() => organisation.id),
    templateId: reference('template_id', () => voucherTemplate.id),
    templateRevision: t.integer('template_revision').notNull(),
    voucherNo: t.text('voucher_no').notNull(),
    voucherDate: t.date('voucher_date', { mode: 'string' }).notNull(),
    state: t.smallint('state').notNull().default(10),
    /** 0 not pulled from, 1 in part, 2 wholly. */
    execState: t.smallint('exec_state').notNull().default(0),
    /** Of a sales order: 0 unpaid, 1 paid, 2 in part. */
    paymentStatus: t.smallint('payment_status').notNull().default(0),
    amountCents: cents('amount_cents').notNull().default(0),
    currency: t.text('currency').notNull().default('CNY'),
    fields: t.jsonb('fields').$type<StoredValues>().notNull(),
    companions: t.json('companions').$type<StoredCompanions>().notNull(),
    /** What of the mall wrote it: `shop_order`, `shipment`, `invoice_apply` …; null of one made by hand. */
    sourceKind: t.text('source_kind'),
    sourceId: t.uuid('source_id'),
    createdBy: t.uuid('created_by').references(() => account.id, { onDelete: 'set null' }),
    approvedAt: moment('approved_at'),
    /** How often it was submitted: one that ever was can be voided, and not deleted. */
    submitCount: t.integer('submit_count').notNull().default(0),
    deletedAt: moment('deleted_at'),
    version: t.integer('version').notNull().default(1),
    ...rowTimes(),
  }),
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
const amount = (name: string) => cents(name).notNull().default(0)

/**
 * A line of a voucher with a counter a book: what others have pulled of its quantity, or of its amount (fen). Decision 0142. The checks
 * are what keeps them within the line, whoever counts.
 */
export const voucherLine = pgTable(
  'voucher_line',
  (t) => ({
    id: rowId(),
    voucherId: reference('voucher_id', () => voucher.id, { onDelete: 'cascade' }),
    lineNo: t.integer('line_no').notNull(),
    materialId: t.uuid('material_id').references(() => archive.id),
    /** 0 where lines are amounts. */
    qty: counter('qty'),
    amountCents: amount('amount_cents'),
    goodsQty: counter('goods_qty'),
    copyQty: counter('copy_qty'),
    invoiceQty: counter('invoice_qty'),
    invoiceCents: amount('invoice_cents'),
    moneyCents: amount('money_cents'),
    fields: t.jsonb('fields').$type<StoredValues>().notNull(),
    companions: t.json('companions').$type<StoredCompanions>().notNull(),
  }),
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
  (t) => ({
    downLineId: t
      .uuid('down_line_id')
      .primaryKey()
      .references(() => voucherLine.id, { onDelete: 'cascade' }),
    upLineId: reference('up_line_id', () => voucherLine.id),
    upVoucherId: reference('up_voucher_id', () => voucher.id),
    downVoucherId: reference('down_voucher_id', () => voucher.id, { onDelete: 'cascade' }),
    book: t.text('book').notNull(),
    qty: counter('qty'),
    cents: amount('cents'),
  }),
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
  (t) => ({
    ...ofOrganisation({ onDelete: 'cascade' }),
    type: t.text('type').notNull(),
    /** yyMM. */
    period: t.text('period').notNull(),
    last: t.integer('last').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.organisationId, table.type, table.period] })],
)

/** What happened to a voucher. */
export const voucherLog = pgTable(
  'voucher_log',
  (t) => ({
    id: entryId(),
    voucherId: reference('voucher_id', () => voucher.id, { onDelete: 'cascade' }),
    action: t.text('action').notNull(),
    personId: t.uuid('person_id').references(() => orgMember.id, { onDelete: 'set null' }),
    fromState: t.smallint('from_state').notNull(),
    toState: t.smallint('to_state').notNull(),
    opinion: t.text('opinion').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [index('voucher_log_voucher').on(table.voucherId, table.id.desc())],
)

/** A file of a voucher. */
export const voucherAttachment = pgTable(
  'voucher_attachment',
  (t) => ({
    voucherId: reference('voucher_id', () => voucher.id, { onDelete: 'cascade' }),
    fileId: reference('file_id', () => fileDoc.id),
    sort: t.smallint('sort').notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.voucherId, table.fileId] }),
    index('voucher_attachment_file').on(table.fileId),
  ],
)

/** A type that an institution does not use. */
export const voucherTypeOff = pgTable(
  'voucher_type_off',
  (t) => ({
    ...ofOrganisation({ onDelete: 'cascade' }),
    type: t.text('type').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.organisationId, table.type] })],
)
