import { index, pgTable } from 'drizzle-orm/pg-core'

import { moment, rowId } from '../columns.ts'

/** Mails of the local adapter, while no mail server is connected. */
export const mailOutbox = pgTable(
  'mail_outbox',
  (t) => ({
    id: rowId(),
    email: t.text('email').notNull(),
    subject: t.text('subject').notNull(),
    text: t.text('text').notNull(),
    /** Names of its files. */
    fileNames: t.jsonb('file_names').$type<readonly string[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [index('mail_outbox_created_at').on(table.createdAt)],
)
