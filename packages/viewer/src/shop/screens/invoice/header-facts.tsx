import type { ReactNode } from 'react'

import { FactList } from '../order/order-details/fact-list.tsx'
import { INVOICE_LABELS } from './invoice-labels.ts'
import type { InvoiceDetails } from './invoice-model.ts'
import '../order/order-details/order-details.css'

/** Who an invoice is made out to. */
export function HeaderFacts({ header }: { readonly header: InvoiceDetails }): ReactNode {
  return (
    <FactList
      facts={[
        [INVOICE_LABELS.name, header.title],
        [INVOICE_LABELS.taxNo, header.taxNo],
        [INVOICE_LABELS.registeredAddress, header.registeredAddress],
        [INVOICE_LABELS.registeredPhone, header.registeredPhone],
        [INVOICE_LABELS.bank, header.bank],
        [INVOICE_LABELS.account, header.account],
      ]}
    />
  )
}
