import type { FinishChange } from '../../use-managed-changes.ts'
import type { ManagedInvoice } from './managed-invoices.query.ts'

/** What a form of an answer to an application gets. */
export interface AuditProps {
  readonly invoice: ManagedInvoice
  readonly onDone: FinishChange
  readonly onClose: () => void
}
