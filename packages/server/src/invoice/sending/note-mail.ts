import type { Transaction } from '../../db/database.ts'
import { setMailed } from '../book/invoice-row.store.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { addInvoiceLog } from '../book/move-invoice.store.ts'

/** Notes of a locked application that its invoice was sent to a mailbox, or could not be. Its state and version stay. */
export async function noteMail(
  client: Transaction,
  row: InvoiceRow,
  { isSent, email }: { readonly isSent: boolean; readonly email: string },
): Promise<void> {
  const by = { actor: 'T', text: email } as const
  await addInvoiceLog(client, { row, event: isSent ? 'mail' : 'mailFailed', to: row.state, by })
  if (isSent) await setMailed(client, row.id)
}
