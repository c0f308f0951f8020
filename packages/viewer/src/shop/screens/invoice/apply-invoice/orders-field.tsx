import { fen, moneyText } from '@mallwright/contract/values'
import { FieldMessage, FormControl } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useSheet } from '../../../navigation/use-sheet.ts'
import { INVOICE_LABELS } from '../invoice-labels.ts'
import type { ApplicableOrder } from '../invoice-model.ts'
import { InvoicedOrders } from '../invoiced-order-row.tsx'
import { APPLY_LABELS } from './apply-labels.ts'
import type { FittingOrders } from './orders-sheet.tsx'
import type { InvoiceForm } from './use-invoice-form.ts'
import '../../order/order-card/order-card.css'
import '../../order/order-details/order-details.css'
import '../invoice.css'

/** The list with its boxes, loaded with its first use. */
const OrdersSheet = lazy(async () => ({ default: (await import('./orders-sheet.tsx')).OrdersSheet }))

/** The orders of an application with what is invoiced of each, and the choice of others that fit. Domain sheet 54. */
export function OrdersField(props: { readonly form: InvoiceForm; readonly fitting: FittingOrders }): ReactNode {
  const { form, fitting } = props
  return (
    <FormControl form={form} name="orderNos">
      {({ value, onChange, message }) => <ChosenOrders {...{ fitting, message }} chosen={value} onChoose={onChange} />}
    </FormControl>
  )
}

function ChosenOrders(props: {
  readonly fitting: FittingOrders
  readonly chosen: readonly string[]
  readonly message: string
  readonly onChoose: (orderNos: readonly string[]) => void
}): ReactNode {
  const { fitting, chosen, message, onChoose } = props
  const translate = useText()
  const sheet = useSheet('invoice-orders')
  const pages = fitting.data?.pages ?? []
  const orders = pages.flatMap(({ items }) => items).filter(({ orderNo }) => chosen.includes(orderNo))
  const total = pages[0]?.total ?? 0
  return (
    <section className="shop-order-block" aria-label={translate(INVOICE_LABELS.orders)}>
      <h2 className="shop-order-title">{translate(INVOICE_LABELS.orders)}</h2>
      <InvoicedOrders orders={orders} />
      <FieldMessage message={message} />
      {total > 1 && (
        <button type="button" className="shop-invoice-more" aria-haspopup="dialog" onClick={sheet.open}>
          {translate(APPLY_LABELS.addOrders, { count: total })}
        </button>
      )}
      <p className="shop-order-sum">
        <span>
          {translate(INVOICE_LABELS.amount)} <b>¥{moneyText(sumOf(orders))}</b>
        </span>
      </p>
      {sheet.isOpen && (
        <Suspense>
          <OrdersSheet {...{ fitting, chosen, onChoose }} onClose={sheet.close} />
        </Suspense>
      )}
    </section>
  )
}

/** What would be invoiced; the server computes it again. */
const sumOf = (orders: readonly ApplicableOrder[]) => fen(orders.reduce((sum, { amount }) => sum + amount, 0))
