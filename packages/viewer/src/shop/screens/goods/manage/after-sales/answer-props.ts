import type { FinishChange } from '../../use-managed-changes.ts'
import type { ManagedAfterSale } from './managed-after-sales.query.ts'

/** What a form of an answer gets. */
export interface AnswerProps {
  readonly afterSale: ManagedAfterSale
  readonly onDone: FinishChange
  readonly onClose: () => void
}
