import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { rowId, rowTimes } from '../columns.ts'
import { organisation } from '../organisation.table.ts'

/** Who invoices are made out to: a person's, for themselves or for an institution. Domain 1.5. */
export const invoiceHeader = pgTable(
  'invoice_header',
  {
    id: rowId(),
    ...ofAccount(),
    /** Null for the person's own. */
    organisationId: uuid('organisation_id').references(() => organisation.id),
    /** 1 a person, 2 an enterprise. */
    headerType: smallint('header_type').notNull(),
    title: text('title').notNull(),
    taxNo: text('tax_no').notNull().default(''),
    regAddress: text('reg_address').notNull().default(''),
    regPhone: text('reg_phone').notNull().default(''),
    bankName: text('bank_name').notNull().default(''),
    /** Encrypted (decision 0100); null without one. */
    bankAccountEncrypted: text('bank_account_enc'),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    ...rowTimes(),
  },
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
