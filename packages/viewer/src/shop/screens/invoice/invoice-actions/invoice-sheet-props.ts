import type { Runner } from '../../../controls/use-runner.ts'
import type { Invoice } from '../invoice-model.ts'

/** What a sheet about an application gets. */
export interface InvoiceSheetProps {
  /** `email`, where it is known, is offered for the mail. */
  readonly invoice: Invoice & { readonly email?: string }
  readonly onDone: Runner['finish']
  readonly onClose: () => void
}
