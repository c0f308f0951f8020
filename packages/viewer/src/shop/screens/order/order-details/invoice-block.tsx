import { SHOP_BASE } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { OrderDetails } from '../order-model.ts'
import { DETAILS_LABELS } from './details-labels.ts'
import { FactList } from './fact-list.tsx'

const LABELS = DETAILS_LABELS

/** The invoice of an order: what was chosen at the checkout, and what became of the application, which it leads to. Domain sheet 32. */
export function InvoiceBlock({ order }: { readonly order: OrderDetails }): ReactNode {
  const translate = useText()
  const { invoice, invoiceApply } = order
  if (!invoice && !invoiceApply) return null
  const kind = invoice && translate(invoice.isSpecial ? LABELS.specialInvoice : LABELS.plainInvoice)
  return (
    <section className="shop-order-block">
      <h2 className="shop-order-title">
        {translate(LABELS.invoice)}
        {invoiceApply && <small>{invoiceApply.stateName}</small>}
      </h2>
      <FactList
        facts={[
          [LABELS.invoiceWish, invoice ? `${kind} · ${invoice.title}` : ''],
          [LABELS.invoiceNo, invoiceApply?.invoiceNo ?? ''],
        ]}
      />
      {invoiceApply && (
        <Anchor
          className="shop-lines-more shop-order-way"
          href={`${SHOP_BASE}/UserCenter/invoiceList?cInvoiceApplyNo=${encodeURIComponent(invoiceApply.number)}`}
        >
          {translate(LABELS.viewInvoice)}
        </Anchor>
      )}
    </section>
  )
}
