import { sql } from 'drizzle-orm'
import { check, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'
import { site } from './site.table.ts'

/** Modules that were saved under a name. `json`, not `jsonb`: parts of unknown modules keep the order of their keys. Decision 0026. */
export const savedBlock = pgTable(
  'saved_block',
  {
    /** Chosen by whoever saved it first. */
    id: uuid('id').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id),
    name: text('name').notNull(),
    document: json('document').notNull(),
    revision: integer('revision').notNull(),
    editedBy: text('edited_by').notNull(),
    editedAt: moment('edited_at').notNull().defaultNow(),
  },
  (table) => [
    index('saved_block_newest').on(table.siteId, table.editedAt.desc(), table.id),
    check('saved_block_name_length', sql`char_length(${table.name}) between 1 and 60`),
    check('saved_block_revision', sql`${table.revision} > 0`),
  ],
)
