import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { rowId, rowTimes } from '../columns.ts'
import { organisation } from '../organisation.table.ts'

/** Who invoices are made out to: a person's, for themselves or for an institution. Domain 1.5. */
export const invoiceHeader = pgTable(
  'invoice_header',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    /** Null for the person's own. */
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    /** 1 a person, 2 an enterprise. */
    headerType: t.smallint('header_type').notNull(),
    title: t.text('title').notNull(),
    taxNo: t.text('tax_no').notNull().default(''),
    regAddress: t.text('reg_address').notNull().default(''),
    regPhone: t.text('reg_phone').notNull().default(''),
    bankName: t.text('bank_name').notNull().default(''),
    /** Encrypted (decision 0100); null without one. */
    bankAccountEncrypted: t.text('bank_account_enc'),
    email: t.text('email').notNull().default(''),
    phone: t.text('phone').notNull().default(''),
    isDefault: t.boolean('is_default').notNull().default(false),
    ...rowTimes(),
  }),
  (table) => [
    unique('invoice_header_title')
      .on(table.accountId, table.organisationId, table.title, table.taxNo)
      .nullsNotDistinct(),
    index('invoice_header_owner').on(table.accountId, table.organisationId, table.createdAt.desc()),
    uniqueIndex('invoice_header_default_person')
      .on(table.accountId)
      .where(sql`${table.isDefault} and ${table.organisationId} is null`),
    uniqueIndex('invoice_header_default_institution')
      .on(table.accountId, table.organisationId)
      .where(sql`${table.isDefault} and ${table.organisationId} is not null`),
    check('invoice_header_type', sql`${table.headerType} in (1, 2)`),
    check('invoice_header_title_length', sql`char_length(${table.title}) between 1 and 100`),
  ],
)
