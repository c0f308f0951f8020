import { SHOP_BASE } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips, ErrorNotice, Notice, Sheet } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useMallUser, useShop } from '../../../client/shop-context.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import type { CheckoutChoice } from './checkout-model.ts'
import { readInvoiceHeaders } from './checkout-reader.ts'
import { SUBMISSION_LABELS } from './submission-labels.ts'
import '../order-card/cancel-sheet.css'

const LABELS = SUBMISSION_LABELS

type Invoice = NonNullable<CheckoutChoice['invoice']>

interface InvoiceProps {
  readonly invoice: Invoice | undefined
  /** Every shop of the checkout issues 增值税专用发票. */
  readonly allowsSpecial: boolean
  readonly onChoose: (invoice: Invoice | undefined) => void
}

/** The invoice of a checkout, which opens the choice: 不开 / 普通 / 专用, and to whom. Domain sheet 37. */
export function InvoiceRow(props: InvoiceProps): ReactNode {
  const { invoice, onChoose } = props
  const translate = useText()
  const sheet = useSheet('invoice')
  const kind = invoice && translate(invoice.kind === 2 ? LABELS.specialInvoice : LABELS.plainInvoice)
  return (
    <>
      <button type="button" className="shop-checkout-row" aria-haspopup="dialog" onClick={sheet.open}>
        <span>{translate(LABELS.invoice)}</span>
        <span className="is-weak">{invoice ? `${kind} · ${invoice.title}` : translate(LABELS.noInvoice)}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l6 6-6 6" />
        </svg>
      </button>
      {sheet.isOpen && (
        <InvoiceSheet {...props} onClose={sheet.close} onChoose={(chosen) => sheet.closeThen(() => onChoose(chosen))} />
      )}
    </>
  )
}

const KINDS = [
  { id: '0', label: LABELS.noInvoice },
  { id: '1', label: LABELS.plainInvoice },
  { id: '2', label: LABELS.specialInvoice },
] as const

function InvoiceSheet({
  invoice,
  allowsSpecial,
  onChoose,
  onClose,
}: InvoiceProps & { readonly onClose: () => void }): ReactNode {
  const translate = useText()
  const [kind, setKind] = useState<string>(String(invoice?.kind ?? 0))
  const choose = (id: string) => {
    setKind(id)
    if (id === '0') onChoose(undefined)
  }
  return (
    <Sheet title={translate(LABELS.invoice)} size={65} onClose={onClose}>
      <div className="shop-invoice-kinds">
        <Chips
          label={translate(LABELS.invoice)}
          choices={KINDS.filter(({ id }) => id !== '2' || allowsSpecial).map(({ id, label }) => ({
            id,
            name: translate(label),
          }))}
          chosen={kind}
          onChoose={choose}
        />
      </div>
      {!allowsSpecial && <p className="shop-checkout-warning">{translate(LABELS.notAllShops)}</p>}
      {kind !== '0' && (
        <HeaderChoice
          isSpecial={kind === '2'}
          chosen={invoice?.headerId ?? ''}
          onChoose={(headerId, title) => onChoose({ kind: kind === '2' ? 2 : 1, headerId, title })}
        />
      )}
    </Sheet>
  )
}

function HeaderChoice(props: {
  readonly isSpecial: boolean
  readonly chosen: string
  readonly onChoose: (headerId: string, title: string) => void
}): ReactNode {
  const { isSpecial, chosen, onChoose } = props
  const translate = useText()
  const { send } = useShop()
  const hasInstitution = useMallUser().institution !== ''
  const headers = useQuery({
    queryKey: ['invoice', 'checkout', hasInstitution, useCaller()],
    queryFn: () => readInvoiceHeaders(send, hasInstitution),
  })
  const offered = headers.data?.filter((header) => !isSpecial || header.isComplete) ?? []
  return (
    <>
      {headers.isPending && <span className="shop-skeleton-bar" style={{ height: 120 }} />}
      {headers.error && !headers.data && <ErrorNotice error={headers.error} onRetry={() => void headers.refetch()} />}
      {headers.data && offered.length === 0 && <Notice kind="empty" title={translate(LABELS.noHeaders)} />}
      <div className="shop-reasons" role="radiogroup" aria-label={translate(LABELS.invoice)}>
        {offered.map(({ id, title, taxNo }) => (
          <label key={id}>
            <span>
              {title}
              {taxNo && <small className="shop-line-weak"> {taxNo}</small>}
            </span>
            <input type="radio" name="header" checked={id === chosen} onChange={() => onChoose(id, title)} />
          </label>
        ))}
      </div>
      <Anchor className="shop-button is-quiet" href={`${SHOP_BASE}/UserCenter/invoiceHeader`}>
        {translate(LABELS.newHeader)}
      </Anchor>
    </>
  )
}
