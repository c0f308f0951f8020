import { pgTable } from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'

/** Calls of one client address in the current window. Unlogged by its migration: may be empty after a crash. */
export const rateLimit = pgTable('rate_limit', (t) => ({
  /** Endpoint path and client address. */
  key: t.text('key').primaryKey(),
  windowStart: moment('window_start').notNull(),
  count: t.integer('count').notNull(),
}))
