import { sql } from 'drizzle-orm'
import { check, pgTable, unique } from 'drizzle-orm/pg-core'

import { account } from '../account.table.ts'
import { moment, reference, rowId } from '../columns.ts'

/** A link that an account has shared. Domain 1.8. */
export const shareLink = pgTable(
  'share_link',
  (t) => ({
    id: rowId(),
    code: t.text('code').notNull(),
    ownerAccountId: reference('owner_account_id', () => account.id),
    targetType: t.text('target_type').notNull(),
    /** Product code, or the id of anything else. */
    targetId: t.text('target_id').notNull(),
    visits: t.integer('visits').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    unique('share_link_code').on(table.code),
    unique('share_link_target').on(table.ownerAccountId, table.targetType, table.targetId),
    check('share_link_type', sql`${table.targetType} in ('prod', 'shop', 'splicing', 'invite')`),
  ],
)
