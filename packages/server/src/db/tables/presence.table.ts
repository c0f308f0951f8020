import { sql } from 'drizzle-orm'
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'

import { ofAccount } from './account.table.ts'
import { moment } from './columns.ts'
import { ofSite } from './site.table.ts'

/** The studios that are open on a page right now, a row a socket. The migration makes it unlogged: it may be gone after a crash. */
export const pageEditor = pgTable(
  'page_editor',
  (t) => ({
    /** The socket. */
    id: t.uuid('id').primaryKey(),
    ...ofSite(),
    columnCode: t.text('column_code').notNull(),
    ...ofAccount(),
    name: t.text('name').notNull(),
    /** The selected node; empty for none. */
    nodeId: t.text('node_id').notNull(),
    /** Whether the node is held for editing. */
    isEditing: t.boolean('editing').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  }),
  (table) => [
    index('page_editor_page').on(table.siteId, table.columnCode),
    uniqueIndex('page_editor_one_holder')
      .on(table.siteId, table.columnCode, table.nodeId)
      .where(sql`${table.isEditing}`),
  ],
)
