import type { ShopInvoiceOperation } from '@mallwright/contract/invoice'
import { moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { filePath } from '../../../file/file-path.ts'
import { HeaderFacts } from '../../../invoice/header-facts.tsx'
import { INVOICE_LABELS, isEndedInvoice } from '../../../invoice/invoice-labels.ts'
import { InvoicedOrders } from '../../../invoice/invoiced-order-row.tsx'
import { CopyButton } from '../../../order/order-card/copy-button.tsx'
import { FactList } from '../../../order/order-details/fact-list.tsx'
import { MANAGED_INVOICE_LABELS, SHOP_INVOICE_ACTIONS } from './managed-invoice-labels.ts'
import type { ManagedInvoice } from './managed-invoices.query.ts'
import '../../../order/order-card/order-card.css'
import '../../../order/order-details/order-details.css'

const LABELS = MANAGED_INVOICE_LABELS

/** Operations that are emphasised. */
const MAIN: readonly ShopInvoiceOperation[] = ['accept', 'issue', 'red']

/** An application as its shop sees it: who asks for which invoice of what, and what the shop may do. */
export function ManagedInvoiceCard(props: {
  readonly invoice: ManagedInvoice
  readonly isBusy: boolean
  readonly onAnswer: (operation: ShopInvoiceOperation) => void
}): ReactNode {
  const { invoice } = props
  const { number, kindName, state, stateName, orders } = invoice
  return (
    <article className="shop-order-card" aria-label={`${kindName} ${number}`}>
      <header className="shop-order-head">
        <strong>{kindName}</strong>
        <span className={isEndedInvoice(state) ? 'shop-order-state is-ended' : 'shop-order-state'}>{stateName}</span>
      </header>
      <HeaderFacts header={invoice} />
      <InvoicedOrders orders={orders} />
      <Facts invoice={invoice} />
      <Operations {...props} />
    </article>
  )
}

function Facts({ invoice }: { readonly invoice: ManagedInvoice }): ReactNode {
  const { address } = invoice
  return (
    <FactList
      facts={[
        [INVOICE_LABELS.amount, `¥${moneyText(invoice.amount)}`],
        [LABELS.buyer, invoice.buyer],
        [INVOICE_LABELS.content, invoice.contentName],
        [INVOICE_LABELS.medium, invoice.mediumName],
        [INVOICE_LABELS.email, invoice.email],
        [INVOICE_LABELS.address, address ? `${address.receiver} ${address.phone} ${address.text}` : ''],
        [INVOICE_LABELS.remark, invoice.remark],
        [LABELS.rejected, invoice.rejectReason],
        [INVOICE_LABELS.invoiceNo, [invoice.invoiceCode, invoice.invoiceNo].filter(Boolean).join(' ')],
        [INVOICE_LABELS.redReason, invoice.redReason],
        [INVOICE_LABELS.redInvoiceNo, [invoice.redInvoiceCode, invoice.redInvoiceNo].filter(Boolean).join(' ')],
        [INVOICE_LABELS.number, invoice.number],
      ]}
    />
  )
}

function Operations(props: Parameters<typeof ManagedInvoiceCard>[0]): ReactNode {
  const { invoice, isBusy, onAnswer } = props
  const translate = useText()
  const { number, docId, redDocId, invoiceNo, redInvoiceNo, shopOperations } = invoice
  const files = [
    { docId, title: invoiceNo, label: INVOICE_LABELS.view },
    { docId: redDocId, title: redInvoiceNo, label: INVOICE_LABELS.viewRed },
  ].filter((file) => file.docId !== '')
  const nameOf = (label: Label) => translate(LABELS.operationOf, { operation: translate(label), number })
  return (
    <div className="shop-operations">
      {shopOperations.length > 0 && <CopyButton text={copied(invoice)} label={LABELS.copy} />}
      {files.map((file) => (
        <Anchor
          key={file.docId}
          className="shop-operation shop-operation-link"
          href={filePath(file.docId, file.title)}
          aria-label={nameOf(file.label)}
        >
          {translate(file.label)}
        </Anchor>
      ))}
      {[...shopOperations].reverse().map((operation) => (
        <button
          key={operation}
          type="button"
          className={MAIN.includes(operation) ? 'shop-operation is-main' : 'shop-operation'}
          disabled={isBusy}
          aria-haspopup="dialog"
          aria-label={nameOf(SHOP_INVOICE_ACTIONS[operation])}
          onClick={() => onAnswer(operation)}
        >
          {translate(SHOP_INVOICE_ACTIONS[operation])}
        </button>
      ))}
    </div>
  )
}

/** What is typed into a tax system. */
const copied = ({ title, taxNo, registeredAddress, registeredPhone, bank, account, amount }: ManagedInvoice) =>
  [title, taxNo, registeredAddress, registeredPhone, bank, account, moneyText(amount)].filter(Boolean).join('\n')
