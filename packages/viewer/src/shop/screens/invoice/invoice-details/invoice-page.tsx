import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { InvoiceOperations } from '../invoice-actions/invoice-operations.tsx'
import { useInvoiceActions } from '../invoice-actions/use-invoice-actions.tsx'
import { INVOICE_LABELS } from '../invoice-labels.ts'
import { invoiceQuery } from '../invoice.queries.ts'
import { InvoiceBody } from './invoice-body.tsx'
import '../../order/order-details/order-details.css'

/** One own application for an invoice, with what can be done with it. */
export function InvoicePage({ number }: { readonly number: string }): ReactNode {
  const translate = useText()
  const found = useQuery(invoiceQuery(useShop(), number, useCaller()))
  const actions = useInvoiceActions()
  const invoice = found.data
  return (
    <>
      <main>
        {found.isPending && <ScreenSkeleton />}
        {found.error && !invoice && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
        {invoice === null && <Notice kind="gone" title={translate(INVOICE_LABELS.unknown)} />}
        {invoice && <InvoiceBody invoice={invoice} />}
      </main>
      {invoice && (invoice.docId !== '' || invoice.operations.length > 0) && (
        <footer className="shop-order-foot">
          <InvoiceOperations invoice={invoice} actions={actions} />
        </footer>
      )}
      {actions.overlay}
    </>
  )
}
