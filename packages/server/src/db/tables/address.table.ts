import { sql } from 'drizzle-orm'
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'

import { ofAccount } from './account.table.ts'
import { organisation } from './organisation.table.ts'
import { rowId, rowTimes } from './columns.ts'

/** An address of a person, for themselves or for an institution that they buy for. Domain 1.5. */
export const address = pgTable(
  'address',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    /** Null for the person's own. */
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    receiverName: t.text('receiver_name').notNull(),
    phone: t.text('phone').notNull(),
    province: t.text('province').notNull(),
    city: t.text('city').notNull(),
    area: t.text('area').notNull(),
    areaCode: t.text('area_code').notNull(),
    detail: t.text('detail').notNull(),
    tag: t.text('tag').notNull().default(''),
    isDefault: t.boolean('is_default').notNull().default(false),
    ...rowTimes(),
  }),
  (table) => [
    index('address_owner').on(table.accountId, table.organisationId, table.createdAt.desc()),
    uniqueIndex('address_default_person')
      .on(table.accountId)
      .where(sql`${table.isDefault} and ${table.organisationId} is null`),
    uniqueIndex('address_default_institution')
      .on(table.accountId, table.organisationId)
      .where(sql`${table.isDefault} and ${table.organisationId} is not null`),
    check('address_phone_form', sql`${table.phone} ~ '^1[0-9]{10}$'`),
    check('address_area_code', sql`${table.areaCode} ~ '^[0-9]{6}$'`),
    check('address_receiver_length', sql`char_length(${table.receiverName}) between 1 and 20`),
    check('address_detail_length', sql`char_length(${table.detail}) between 1 and 200`),
    check('address_tag_length', sql`char_length(${table.tag}) <= 10`),
  ],
)
