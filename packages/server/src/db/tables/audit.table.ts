import { index, pgTable, text } from 'drizzle-orm/pg-core'

import { ofAccount } from './account.table.ts'
import { moment, rowId } from './columns.ts'

/** What somebody did to rows of others. Rows are only added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: rowId(),
    ...ofAccount(),
    /** Name of the endpoint, with the decision: `auditEnterpriseApply.pass`. */
    action: text('action').notNull(),
    /** What it was done to, as shown: a name, a masked phone. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('audit_log_created_at').on(table.createdAt)],
)
