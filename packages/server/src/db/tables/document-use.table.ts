import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { ofSite } from './site.table.ts'

/** Files and blocks that documents refer to, written in the transaction that writes the document. */
export const documentUse = pgTable(
  'document_use',
  {
    ...ofSite(),
    /** Where: a saved draft, a saved block or the current release. */
    source: text('source').notNull(),
    /** The column code of a page, or the id of a block. */
    code: text('code').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: uuid('target_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.source, table.code, table.targetKind, table.targetId] }),
    index('document_use_target').on(table.targetKind, table.targetId),
    check('document_use_source', sql`${table.source} in ('draft', 'block', 'release')`),
    check('document_use_target_kind', sql`${table.targetKind} in ('file', 'block')`),
  ],
)
