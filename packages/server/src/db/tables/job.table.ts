import { sql } from 'drizzle-orm'
import { index, pgTable, unique } from 'drizzle-orm/pg-core'

import { moment, rowId } from './columns.ts'

/** Pending work. A row is locked while a worker runs it, deleted when done, and rescheduled when it recurs or failed. */
export const job = pgTable(
  'job',
  (t) => ({
    id: rowId(),
    name: t.text('name').notNull(),
    /** At most one pending job has a key; recurring jobs have their name. */
    key: t.text('key'),
    payload: t.jsonb('payload').notNull(),
    runAt: moment('run_at').notNull().defaultNow(),
    attempts: t.integer('attempts').notNull().default(0),
    lastError: t.text('last_error'),
    /** Set after the last attempt: no worker takes it any more. */
    failedAt: moment('failed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    unique('job_key').on(table.key),
    index('job_due')
      .on(table.runAt)
      .where(sql`${table.failedAt} is null`),
  ],
)
