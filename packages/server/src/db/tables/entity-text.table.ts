import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey } from 'drizzle-orm/pg-core'

/** A text of an entity in a language other than the site's own, in which it stands in the entity's row. Decision 0090. */
export const entityText = pgTable(
  'entity_text',
  (t) => ({
    /** Name of the entity's table. */
    entity: t.text('entity').notNull(),
    /** Key of the entity, or of what it belongs to when it has none of its own. */
    entityId: t.uuid('entity_id').notNull(),
    /** Which of its texts; with a position or a code where it has several. */
    field: t.text('field').notNull(),
    /** BCP 47 tag. */
    locale: t.text('locale').notNull(),
    text: t.text('text').notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.entity, table.entityId, table.field, table.locale] }),
    check('entity_text_text', sql`${table.text} <> ''`),
  ],
)
