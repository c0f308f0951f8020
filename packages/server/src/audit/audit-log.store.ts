import type { Transaction } from '../db/database.ts'
import { orm } from '../db/query.ts'
import { auditLog } from '../db/tables/audit.table.ts'

/** What somebody did to a row of others. */
export type AuditedAction = Pick<
  typeof auditLog.$inferInsert,
  'accountId' | 'action' | 'subject' | 'subjectId' | 'reason'
>

/** Adds an entry to the audit log, in the transaction of what it tells. */
export async function recordAction(client: Transaction, action: AuditedAction): Promise<void> {
  await orm(client).insert(auditLog).values(action)
}
