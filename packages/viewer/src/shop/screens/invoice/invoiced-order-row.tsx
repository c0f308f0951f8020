import { moneyText } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { INVOICE_LABELS } from './invoice-labels.ts'
import type { InvoicedOrder } from './invoice-model.ts'
import './invoice.css'

/** Orders of an application with what is invoiced of each. */
export function InvoicedOrders({ orders }: { readonly orders: readonly InvoicedOrder[] }): ReactNode {
  return (
    <ul className="shop-invoice-orders">
      {orders.map((order) => (
        <li key={order.orderNo}>
          <InvoicedOrderRow order={order} />
        </li>
      ))}
    </ul>
  )
}

/** An order with what is invoiced of it: its number, time and goods, and what has gone back. */
export function InvoicedOrderRow({ order }: { readonly order: InvoicedOrder }): ReactNode {
  const translate = useText()
  const { orderNo, createdAt, amount, refundAmount, lines } = order
  return (
    <span className="shop-invoice-order">
      <span>
        {translate(INVOICE_LABELS.orderNo, { number: orderNo })}
        <small>{createdAt}</small>
        <small className="shop-invoice-goods">
          {lines.map(({ name, quantity }) => `${name} ×${quantity}`).join('，')}
        </small>
        {refundAmount > 0 && <small>{translate(INVOICE_LABELS.refunded, { amount: moneyText(refundAmount) })}</small>}
      </span>
      <b>¥{moneyText(amount)}</b>
    </span>
  )
}
