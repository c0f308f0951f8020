import { index, pgTable } from 'drizzle-orm/pg-core'

import { ofAccount } from './account.table.ts'
import { moment, rowId } from './columns.ts'

/** What somebody did to rows of others. Rows are only added. */
export const auditLog = pgTable(
  'audit_log',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    /** Name of the endpoint, with the decision: `auditEnterpriseApply.pass`. */
    action: t.text('action').notNull(),
    /** What it was done to, as shown: a name, a masked phone. */
    subject: t.text('subject').notNull(),
    subjectId: t.text('subject_id').notNull(),
    reason: t.text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [index('audit_log_created_at').on(table.createdAt)],
)
