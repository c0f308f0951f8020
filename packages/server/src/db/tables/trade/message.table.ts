import type { Label } from '@mallwright/contract/values'
import { sql } from 'drizzle-orm'
import { check, index, pgTable } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { moment, rowId } from '../columns.ts'

/** A message to an account: a text by its code, with what it names, so that it is read in the reader's language. Domain 1.10. */
export const message = pgTable(
  'message',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    kind: t.text('kind').notNull(),
    /** Names a title and a text of `message-texts.ts`. */
    code: t.text('code').notNull(),
    parameters: t.jsonb('parameters').$type<Readonly<Record<string, string | Label>>>().notNull().default({}),
    /** Path of the shop that it leads to; may be empty. */
    link: t.text('link').notNull().default(''),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    index('message_newest').on(table.accountId, table.createdAt.desc()),
    index('message_unread')
      .on(table.accountId)
      .where(sql`${table.readAt} is null`),
    check('message_kind', sql`${table.kind} in ('order', 'aftersale', 'splicing', 'enquiry', 'system')`),
  ],
)
