import type { Document } from '@mallwright/contract/document'
import { sql } from 'drizzle-orm'
import { check, index, pgTable } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'
import { ofSite } from './site.table.ts'

/** A saved block. `json`, not `jsonb`, preserves the key order of unknown modules. Decisions 0026 and 0029. */
export const savedBlock = pgTable(
  'saved_block',
  (t) => ({
    /** Chosen by the client. */
    id: t.uuid('id').primaryKey(),
    ...ofSite(),
    name: t.text('name').notNull(),
    /** Linked blocks are expanded at publish; unlinked ones were copied into pages. */
    isLinked: t.boolean('linked').notNull().default(false),
    document: t.json('document').$type<Document>().notNull(),
    revision: t.integer('revision').notNull(),
    editedBy: t.text('edited_by').notNull(),
    editedAt: moment('edited_at').notNull().defaultNow(),
  }),
  (table) => [
    index('saved_block_newest').on(table.siteId, table.editedAt.desc(), table.id),
    check('saved_block_name_length', sql`char_length(${table.name}) between 1 and 60`),
    check('saved_block_revision', sql`${table.revision} > 0`),
  ],
)
