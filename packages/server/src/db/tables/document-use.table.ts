import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { ofSite } from './site.table.ts'

/** Files and blocks that documents refer to, written in the transaction that writes the document. */
export const documentUse = pgTable(
  'document_use',
  (t) => ({
    ...ofSite(),
    /** Where: a saved draft, a saved block or the current release. */
    source: t.text('source').notNull(),
    /** The column code of a page, or the id of a block. */
    code: t.text('code').notNull(),
    targetKind: t.text('target_kind').notNull(),
    targetId: t.uuid('target_id').notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.siteId, table.source, table.code, table.targetKind, table.targetId] }),
    index('document_use_target').on(table.targetKind, table.targetId),
    check('document_use_source', sql`${table.source} in ('draft', 'block', 'release')`),
    check('document_use_target_kind', sql`${table.targetKind} in ('file', 'block')`),
  ],
)
