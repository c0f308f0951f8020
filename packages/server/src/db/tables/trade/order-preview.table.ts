import { index, pgTable } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { moment, rowId } from '../columns.ts'
import { organisation } from '../organisation.table.ts'
import { ofSite } from '../site.table.ts'

/** A checkout as the server computed it last: what the buyer chose, and a fingerprint of every number that was shown. */
export const orderPreview = pgTable(
  'order_preview',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    ...ofSite(),
    choice: t.jsonb('choice').notNull(),
    fingerprint: t.text('fingerprint').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [index('order_preview_expiry').on(table.expiresAt)],
)
