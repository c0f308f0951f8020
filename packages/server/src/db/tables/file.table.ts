import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

import { account } from './account.table.ts'
import { moment, rowId, rowTimes } from './columns.ts'

/** A stored file; its bytes lie in the storage below `storage_key`. Domain 1.10. */
export const fileDoc = pgTable(
  'file_doc',
  {
    id: rowId(),
    ownerAccountId: uuid('owner_account_id').references(() => account.id),
    busiType: text('busi_type').notNull(),
    busiName: text('busi_name').notNull(),
    originName: text('origin_name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    visibility: text('visibility').notNull().default('public'),
    deletedAt: moment('deleted_at'),
    ...rowTimes(),
  },
  (table) => [
    unique('file_doc_storage_key').on(table.storageKey),
    check('file_doc_visibility', sql`${table.visibility} in ('public', 'private')`),
    check('file_doc_size', sql`${table.size} >= 0`),
  ],
)
