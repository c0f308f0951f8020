import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { filePath } from '../../file/file-path.ts'
import { INVOICE_LABELS } from '../invoice-labels.ts'
import type { Invoice } from '../invoice-model.ts'
import { operationLabel } from './invoice-operation-labels.ts'
import type { InvoiceActions } from './use-invoice-actions.tsx'
import '../../order/order-card/order-card.css'
import '../invoice.css'

/** What a buyer can do with an application, the likeliest last: look at the invoice where there is one. */
export function InvoiceOperations(props: { readonly invoice: Invoice; readonly actions: InvoiceActions }): ReactNode {
  const { invoice, actions } = props
  const translate = useText()
  const { docId, invoiceNo, operations } = invoice
  if (docId === '' && operations.length === 0) return null
  return (
    <div className="shop-operations">
      {[...operations].reverse().map((operation) => (
        <button
          key={operation}
          type="button"
          className={operation === 'applyAgain' ? 'shop-operation is-main' : 'shop-operation'}
          disabled={actions.isBusy}
          onClick={() => actions.run(operation, invoice)}
        >
          {translate(operationLabel(operation, invoice.state))}
        </button>
      ))}
      {docId !== '' && (
        <Anchor className="shop-operation shop-operation-link is-main" href={filePath(docId, invoiceNo)}>
          {translate(INVOICE_LABELS.view)}
        </Anchor>
      )}
    </div>
  )
}
