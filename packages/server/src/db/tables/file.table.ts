import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { account } from './account.table.ts'
import { moment, rowId, rowTimes } from './columns.ts'
import { ofSite, site } from './site.table.ts'

/** A folder of a site's library. */
export const fileFolder = pgTable(
  'file_folder',
  (t) => ({
    id: rowId(),
    ...ofSite(),
    /** Null at the top. */
    parentId: t.uuid('parent_id'),
    name: t.text('name').notNull(),
    ...rowTimes(),
  }),
  (table) => [
    unique('file_folder_of_site').on(table.siteId, table.id),
    // The parent folder belongs to the same site.
    foreignKey({
      name: 'file_folder_parent',
      columns: [table.siteId, table.parentId],
      foreignColumns: [table.siteId, table.id],
    }),
    uniqueIndex('file_folder_name').on(
      table.siteId,
      sql`coalesce(${table.parentId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      sql`lower(${table.name})`,
    ),
    check('file_folder_name_length', sql`char_length(${table.name}) between 1 and 40`),
  ],
)

/** A stored file; its bytes are in the storage below `storage_key`. Domain 1.10. */
export const fileDoc = pgTable(
  'file_doc',
  (t) => ({
    id: rowId(),
    ownerAccountId: t.uuid('owner_account_id').references(() => account.id),
    /** The site whose library it belongs to; null for files of none. */
    siteId: t.uuid('site_id').references(() => site.id),
    /** Null: in no folder. */
    folderId: t.uuid('folder_id'),
    busiType: t.text('busi_type').notNull(),
    busiName: t.text('busi_name').notNull(),
    originName: t.text('origin_name').notNull(),
    mime: t.text('mime').notNull(),
    size: t.bigint('size', { mode: 'number' }).notNull(),
    width: t.integer('width').notNull(),
    height: t.integer('height').notNull(),
    /** Of videos; 0 when unknown. */
    durationSec: t.real('duration_sec').notNull().default(0),
    sha256: t.text('sha256').notNull(),
    storageKey: t.text('storage_key').notNull(),
    visibility: t.text('visibility').notNull().default('public'),
    deletedAt: moment('deleted_at'),
    /** Of files that the server made for an account: nobody has them afterwards, and a job removes them. */
    expiresAt: moment('expires_at'),
    ...rowTimes(),
  }),
  (table) => [
    // The folder belongs to the same site.
    foreignKey({
      name: 'file_doc_folder',
      columns: [table.siteId, table.folderId],
      foreignColumns: [fileFolder.siteId, fileFolder.id],
    }),
    index('file_doc_owner').on(table.ownerAccountId),
    index('file_doc_library')
      .on(table.siteId, table.createdAt.desc(), table.id)
      .where(sql`${table.deletedAt} is null`),
    index('file_doc_expires_at')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
    unique('file_doc_storage_key').on(table.storageKey),
    check('file_doc_visibility', sql`${table.visibility} in ('public', 'private')`),
    check('file_doc_size', sql`${table.size} >= 0`),
    check('file_doc_expires', sql`${table.expiresAt} is null or ${table.visibility} = 'private'`),
  ],
)

/** An upload whose bytes are being stored: without its row in `file_doc` they are orphans, which a job removes. */
export const pendingUpload = pgTable(
  'pending_upload',
  (t) => ({
    storageKey: t.text('storage_key').primaryKey(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [index('pending_upload_created_at').on(table.createdAt)],
)
