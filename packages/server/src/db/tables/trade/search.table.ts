import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { moment, rowId, rowTimes } from '../columns.ts'
import { ofSite } from '../site.table.ts'

const SCENES = sql.raw(`'goods', 'shop', 'enquiry', 'splicing', 'order'`)

/** A word that the search offers. Domain 1.3. */
export const hotWord = pgTable(
  'hot_word',
  (t) => ({
    id: rowId(),
    ...ofSite(),
    scene: t.text('scene').notNull(),
    word: t.text('word').notNull(),
    /** Path that it leads to instead of its results; may be empty. */
    link: t.text('link').notNull().default(''),
    /** Stands in the empty field. */
    isDefault: t.boolean('is_default').notNull().default(false),
    sort: t.integer('sort').notNull(),
    ...rowTimes(),
  }),
  (table) => [
    unique('hot_word_word').on(table.siteId, table.scene, table.word),
    check('hot_word_scene', sql`${table.scene} in (${SCENES})`),
  ],
)

/** What an account has searched for; the newest twenty of a scene are kept. A visitor's stays on the device. */
export const searchHistory = pgTable(
  'search_history',
  (t) => ({
    ...ofAccount(),
    scene: t.text('scene').notNull(),
    keyword: t.text('keyword').notNull(),
    lastAt: moment('last_at').notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.accountId, table.scene, table.keyword] }),
    index('search_history_newest').on(table.accountId, table.scene, table.lastAt.desc()),
    check('search_history_scene', sql`${table.scene} in (${SCENES})`),
    check('search_history_keyword', sql`char_length(${table.keyword}) between 1 and 60`),
  ],
)
