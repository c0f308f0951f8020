import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { moment, rowId } from '../columns.ts'

/** Mails of the local adapter, while no mail server is connected. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: rowId(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Names of its files. */
    fileNames: jsonb('file_names').$type<readonly string[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('mail_outbox_created_at').on(table.createdAt)],
)
