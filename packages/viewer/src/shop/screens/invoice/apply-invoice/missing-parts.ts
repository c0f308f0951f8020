import type { Label } from '@mallwright/contract/values'

import type { InvoiceHeader } from '../header-book.ts'
import { INVOICE_LABELS } from '../invoice-labels.ts'

/** What a 增值税专用发票 asks of a header, in the order of its form. Domain 1.5. */
const PARTS: readonly { readonly label: Label; readonly of: (header: InvoiceHeader) => string }[] = [
  { label: INVOICE_LABELS.taxNo, of: ({ taxNo }) => taxNo },
  { label: INVOICE_LABELS.registeredAddress, of: ({ address }) => address },
  { label: INVOICE_LABELS.registeredPhone, of: ({ phone }) => phone },
  { label: INVOICE_LABELS.bank, of: ({ bank }) => bank },
  { label: INVOICE_LABELS.account, of: ({ account }) => account },
]

/** Names of what a header lacks for a special invoice; none of one that has it all. */
export const missingParts = (header: InvoiceHeader): readonly Label[] =>
  header.isSpecial ? [] : PARTS.filter(({ of }) => of(header) === '').map(({ label }) => label)
