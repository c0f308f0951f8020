import { sql } from 'drizzle-orm'
import { check, pgTable, unique } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { rowId, rowTimes } from '../columns.ts'
import { organisation } from '../organisation.table.ts'

/** What a buyer has set for themselves or for an institution. The defaults of addresses and headers stand with those. Domain 1.1. */
export const buyerSetting = pgTable(
  'buyer_setting',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    contactName: t.text('contact_name').notNull().default(''),
    contactPhone: t.text('contact_phone').notNull().default(''),
    receivesNotices: t.boolean('receive_notice').notNull().default(true),
    ...rowTimes(),
  }),
  (table) => [
    unique('buyer_setting_owner').on(table.accountId, table.organisationId).nullsNotDistinct(),
    check('buyer_setting_name_length', sql`char_length(${table.contactName}) <= 20`),
    check('buyer_setting_phone', sql`${table.contactPhone} = '' or ${table.contactPhone} ~ '^1[0-9]{10}$'`),
  ],
)
