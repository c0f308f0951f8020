import { SHOP_BASE, shopPath } from '@mallwright/contract/link'
import { moneyText } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { OperatedTag } from '../../catalog/product-card/product-tags.tsx'
import { ORDER_LABELS } from '../order-labels.ts'
import type { Order } from '../order-model.ts'
import { Countdown } from './time-left.tsx'
import { OperationBar } from './operation-bar.tsx'
import type { OrderActions } from './use-order-actions.tsx'
import { LinesPreview } from './order-lines.tsx'
import './order-card.css'

/** The address of an order's page. */
export const orderPath = (orderNo: string) => `${SHOP_BASE}/orderDetails?cOrderNo=${encodeURIComponent(orderNo)}`

/** An order in a list: shop, state, lines, what is paid, and its operations. Domain sheet 30. */
export function OrderCard(props: {
  readonly order: Order
  /** When the list was read, epoch ms. */
  readonly since: number
  readonly actions: OrderActions
}): ReactNode {
  const { order, since, actions } = props
  const translate = useText()
  const isPaid = order.state >= 30 && order.state !== 60
  const amountLabel = isPaid ? ORDER_LABELS.paid : order.state === 60 ? ORDER_LABELS.amount : ORDER_LABELS.toBePaid
  return (
    <article className="shop-order-card" aria-label={`${order.shopName} ${order.stateName}`}>
      <header className="shop-order-head">
        <Anchor className="shop-order-shop" href={shopPath(order.shopId)}>
          {order.isOperated && <OperatedTag />}
          <span>{order.shopName}</span>
        </Anchor>
        <span className={order.state >= 50 ? 'shop-order-state is-ended' : 'shop-order-state'}>
          {order.isShipLate && <small>{translate(ORDER_LABELS.late)}</small>}
          {order.stateName}
        </span>
      </header>
      <Anchor className="shop-order-body" href={orderPath(order.orderNo)} aria-label={order.orderNo}>
        <LinesPreview lines={order.lines} />
      </Anchor>
      <p className="shop-order-sum">
        {order.paySeconds > 0 && order.state === 20 && (
          <Countdown
            seconds={order.paySeconds}
            since={since}
            onEnd={actions.refresh}
            render={(time) => <span className="shop-order-time">{translate(ORDER_LABELS.payIn, { time })}</span>}
          />
        )}
        <span>{translate(ORDER_LABELS.itemCount, { count: order.quantity })}</span>
        <span>
          {translate(amountLabel)} <b>¥{moneyText(order.payAmount)}</b>
        </span>
      </p>
      <OperationBar order={order} actions={actions} />
    </article>
  )
}
