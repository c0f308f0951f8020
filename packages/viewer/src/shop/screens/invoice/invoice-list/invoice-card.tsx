import { moneyText } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { INVOICE_LABELS, isEndedInvoice } from '../invoice-labels.ts'
import type { Invoice } from '../invoice-model.ts'
import { InvoiceOperations } from '../invoice-actions/invoice-operations.tsx'
import { invoicePath } from '../invoice-paths.ts'
import type { InvoiceActions } from '../invoice-actions/use-invoice-actions.tsx'
import '../../order/order-card/order-card.css'
import '../invoice.css'

/** An application for an invoice in a list: shop, state, to whom, what kind, of how many orders, and its amount. */
export function InvoiceCard(props: { readonly invoice: Invoice; readonly actions: InvoiceActions }): ReactNode {
  const { invoice, actions } = props
  const translate = useText()
  const { number, shopName, state, stateName, title, kindName, mediumName, orderNos, amount, rejectReason } = invoice
  const about = [kindName, mediumName, translate(INVOICE_LABELS.orderCount, { count: orderNos.length })]
  return (
    <article className="shop-order-card" aria-label={`${title} ${stateName}`}>
      <header className="shop-order-head">
        <span className="shop-order-shop">
          <span>{shopName}</span>
        </span>
        <span className={isEndedInvoice(state) ? 'shop-order-state is-ended' : 'shop-order-state'}>{stateName}</span>
      </header>
      <Anchor className="shop-invoice-body" href={invoicePath(number)} aria-label={number}>
        <strong>{title}</strong>
        <b>¥{moneyText(amount)}</b>
        <small>{about.join(' · ')}</small>
        <small>{invoice.invoiceNo ? `No. ${invoice.invoiceNo}` : invoice.createdAt}</small>
      </Anchor>
      {rejectReason !== '' && <p className="shop-invoice-reason">{rejectReason}</p>}
      <InvoiceOperations invoice={invoice} actions={actions} />
    </article>
  )
}
