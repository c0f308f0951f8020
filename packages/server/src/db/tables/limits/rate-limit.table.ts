import { integer, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'

/** Calls of one client address in the current window. Unlogged by its migration: may be empty after a crash. */
export const rateLimit = pgTable('rate_limit', {
  /** Endpoint path and client address. */
  key: text('key').primaryKey(),
  windowStart: moment('window_start').notNull(),
  count: integer('count').notNull(),
})
