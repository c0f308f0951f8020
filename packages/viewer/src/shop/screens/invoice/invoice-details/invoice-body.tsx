import { shopPath } from '@mallwright/contract/link'
import { moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { filePath } from '../../file/file-path.ts'
import { CopyButton } from '../../order/order-card/copy-button.tsx'
import { orderPath } from '../../order/order-card/order-card.tsx'
import { FactList } from '../../order/order-details/fact-list.tsx'
import { StepList } from '../../order/order-details/step-list.tsx'
import { HeaderFacts } from '../header-facts.tsx'
import { INVOICE_LABELS, isEndedInvoice } from '../invoice-labels.ts'
import type { InvoiceDetails } from '../invoice-model.ts'
import { InvoicedOrderRow } from '../invoiced-order-row.tsx'
import { invoicePath } from '../invoice-paths.ts'
import '../../order/order-card/order-card.css'
import '../../order/order-details/order-details.css'
import '../invoice.css'

const LABELS = {
  invoice: { zh: '发票信息', en: 'Invoice' },
  application: { zh: '申请信息', en: 'Application' },
  mailedAt: { zh: '最近发送', en: 'Last sent' },
  redUntil: { zh: '可申请红冲至', en: 'Can be reversed until' },
  replaces: { zh: '换开自', en: 'Instead of' },
} satisfies Record<string, Label>

/** What comes next in each state. Domain 2.7. */
const NEXT_STEPS: Readonly<Record<number, Label>> = {
  0: { zh: '商家正在处理，请耐心等待', en: 'The shop is looking at it' },
  1: { zh: '商家正在开票，请耐心等待', en: 'The shop is issuing it' },
  2: { zh: '发票已开具，可查看和下载', en: 'It is issued; see it or download it' },
  3: { zh: '商家已驳回：{reason}', en: 'Rejected by the shop: {reason}' },
  4: { zh: '您已撤销申请', en: 'You have withdrawn it' },
  5: { zh: '等待商家开具红字发票', en: 'The shop will reverse it' },
  6: { zh: '原发票已作废，可重新申请开票', en: 'It was reversed; you may ask for another one' },
}

/** Everything that an application's page shows, top to bottom. */
export function InvoiceBody({ invoice }: { readonly invoice: InvoiceDetails }): ReactNode {
  const translate = useText()
  const { state, stateName, rejectReason, shopId, shopName, orders, amount, steps } = invoice
  const next = NEXT_STEPS[state]
  return (
    <div className="shop-order-page">
      <section
        className={isEndedInvoice(state) ? 'shop-order-banner is-ended' : 'shop-order-banner'}
        aria-live="polite"
      >
        <strong>{stateName}</strong>
        {next && <span>{translate(next, { reason: rejectReason })}</span>}
      </section>
      {invoice.issuedAt !== '' && <IssuedBlock invoice={invoice} />}
      <section className="shop-order-block">
        <h2 className="shop-order-title">{translate(INVOICE_LABELS.header)}</h2>
        <HeaderFacts header={invoice} />
      </section>
      <section className="shop-order-block">
        <h2 className="shop-order-head">
          <Anchor className="shop-order-shop" href={shopPath(shopId)}>
            <span>{shopName}</span>
          </Anchor>
        </h2>
        <ul className="shop-invoice-orders">
          {orders.map((order) => (
            <li key={order.orderNo}>
              <Anchor href={orderPath(order.orderNo)}>
                <InvoicedOrderRow order={order} />
              </Anchor>
            </li>
          ))}
        </ul>
        <p className="shop-order-sum">
          <span>
            {translate(INVOICE_LABELS.amount)} <b>¥{moneyText(amount)}</b>
          </span>
        </p>
      </section>
      <ApplicationBlock invoice={invoice} />
      <section className="shop-order-block">
        <h2 className="shop-order-title">{translate(INVOICE_LABELS.history)}</h2>
        <StepList steps={steps} />
      </section>
    </div>
  )
}

/** The invoice itself, and its reversal. */
function IssuedBlock({ invoice }: { readonly invoice: InvoiceDetails }): ReactNode {
  const translate = useText()
  const { invoiceNo, redDocId, redInvoiceNo } = invoice
  return (
    <section className="shop-order-block">
      <h2 className="shop-order-title">{translate(LABELS.invoice)}</h2>
      <FactList
        facts={[
          [
            INVOICE_LABELS.invoiceNo,
            <span key="number">
              {invoiceNo}
              <CopyButton text={invoiceNo} />
            </span>,
          ],
          [INVOICE_LABELS.invoiceCode, invoice.invoiceCode],
          [INVOICE_LABELS.issuedAt, invoice.issuedAt],
          [LABELS.redUntil, invoice.redUntil],
          [INVOICE_LABELS.redReason, invoice.redReason],
          [INVOICE_LABELS.redInvoiceNo, redInvoiceNo],
          [INVOICE_LABELS.redInvoiceCode, invoice.redInvoiceCode],
          [INVOICE_LABELS.redAt, invoice.redAt],
          [LABELS.mailedAt, invoice.mailedAt],
        ]}
      />
      {redDocId !== '' && (
        <p className="shop-invoice-links">
          <Anchor className="shop-operation shop-operation-link" href={filePath(redDocId, redInvoiceNo)}>
            {translate(INVOICE_LABELS.viewRed)}
          </Anchor>
        </p>
      )}
    </section>
  )
}

function ApplicationBlock({ invoice }: { readonly invoice: InvoiceDetails }): ReactNode {
  const translate = useText()
  const { address, replacesNo } = invoice
  return (
    <section className="shop-order-block">
      <h2 className="shop-order-title">{translate(LABELS.application)}</h2>
      <FactList
        facts={[
          [INVOICE_LABELS.kind, invoice.kindName],
          [INVOICE_LABELS.content, invoice.contentName],
          [INVOICE_LABELS.medium, invoice.mediumName],
          [INVOICE_LABELS.email, invoice.email],
          [INVOICE_LABELS.address, address ? `${address.receiver} ${address.phone} ${address.text}` : ''],
          [INVOICE_LABELS.remark, invoice.remark],
          [INVOICE_LABELS.number, invoice.number],
          [INVOICE_LABELS.createdAt, invoice.createdAt],
          [
            LABELS.replaces,
            replacesNo && (
              <Anchor key="replaced" className="shop-link" href={invoicePath(replacesNo)}>
                {replacesNo}
              </Anchor>
            ),
          ],
        ]}
      />
    </section>
  )
}
