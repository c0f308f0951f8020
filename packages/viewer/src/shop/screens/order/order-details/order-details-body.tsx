import { SHOP_BASE, shopPath } from '@mallwright/contract/link'
import { moneyText } from '@mallwright/contract/values'
import type { Fen, Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { OperatedTag } from '../../catalog/product-card/product-tags.tsx'
import { Countdown } from '../order-card/time-left.tsx'
import { OrderLines } from '../order-card/order-lines.tsx'
import { ORDER_LABELS } from '../order-labels.ts'
import type { OrderDetails } from '../order-model.ts'
import { ApprovalBlock } from './approval-block.tsx'
import { lineAfterSales } from './line-after-sales.tsx'
import { DETAILS_LABELS } from './details-labels.ts'
import { InvoiceBlock } from './invoice-block.tsx'
import { buyerText, OrderInfo } from './order-info.tsx'
import './order-details.css'

const LABELS = DETAILS_LABELS

/** Everything that an order's page shows, top to bottom. Domain sheets 32 and 33. */
export function OrderDetailsBody(props: {
  readonly order: OrderDetails
  /** When it was read, epoch ms. */
  readonly since: number
  readonly onTimeOver: () => void
}): ReactNode {
  const { order, since, onTimeOver } = props
  return (
    <div className="shop-order-page">
      <StateBanner order={order} since={since} onTimeOver={onTimeOver} />
      <DeliveryBlock order={order} />
      {order.approval && <ApprovalBlock approval={order.approval} buyer={order.isOwn ? '' : buyerText(order)} />}
      <section className="shop-order-block">
        <h2 className="shop-order-head">
          <Anchor className="shop-order-shop" href={shopPath(order.shopId)}>
            {order.isOperated && <OperatedTag />}
            <span>{order.shopName}</span>
          </Anchor>
        </h2>
        <OrderLines lines={order.lines} below={(line) => lineAfterSales(order, line)} />
      </section>
      <Amounts order={order} />
      <OrderInfo order={order} />
      <InvoiceBlock order={order} />
    </div>
  )
}

const STATE_TEXTS: Readonly<Record<number, Label>> = {
  10: LABELS.approving,
  20: LABELS.unpaid,
  22: LABELS.transferring,
  30: LABELS.toShip,
  35: LABELS.partlyShipped,
  40: LABELS.shipped,
  50: LABELS.completed,
  60: LABELS.cancelled,
  70: LABELS.closed,
}

function StateBanner({ order, since, onTimeOver }: Parameters<typeof OrderDetailsBody>[0]): ReactNode {
  const translate = useText()
  const { state, stateName, isShipLate, paySeconds, autoConfirmSeconds } = order
  const label = isShipLate ? LABELS.shipLate : (STATE_TEXTS[state] ?? LABELS.closed)
  const seconds = state === 20 ? paySeconds : state === 40 ? autoConfirmSeconds : 0
  const timeLabel = state === 20 ? ORDER_LABELS.payIn : LABELS.autoConfirm
  const isEnded = state >= 60
  return (
    <section className={isEnded ? 'shop-order-banner is-ended' : 'shop-order-banner'} aria-live="polite">
      <strong>{stateName}</strong>
      {seconds > 0 && (
        <Countdown
          seconds={seconds}
          since={since}
          onEnd={onTimeOver}
          render={(time) => <span className="shop-order-clock">{translate(timeLabel, { time })}</span>}
        />
      )}
      <span>{translate(label, { reason: [order.endName, order.reason].filter(Boolean).join('，') })}</span>
    </section>
  )
}

function DeliveryBlock({ order }: { readonly order: OrderDetails }): ReactNode {
  const translate = useText()
  const { address, track, operations, orderNo } = order
  const isOnItsWay = operations.includes('logistics')
  return (
    <section className="shop-order-block shop-order-delivery" aria-label={translate(LABELS.address)}>
      {isOnItsWay && (
        <Anchor
          className="shop-order-track"
          href={`${SHOP_BASE}/lookLogistics?cOrderNo=${encodeURIComponent(orderNo)}`}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 6h11v10H3zM14 10h4l3 3v3h-7zM7 19a1.8 1.8 0 1 0 0-.01M17 19a1.8 1.8 0 1 0 0-.01" />
          </svg>
          <span>
            {track ? track.text : translate(LABELS.noTrack)}
            {track && <small>{track.at}</small>}
          </span>
        </Anchor>
      )}
      <p className="shop-order-address">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 21s-7-6.2-7-11.2A7 7 0 0 1 19 9.8C19 14.8 12 21 12 21zM12 12.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z" />
        </svg>
        <span>
          <b>
            {address.receiver} {address.phone}
          </b>
          {address.text}
        </span>
      </p>
    </section>
  )
}

function Amounts({ order }: { readonly order: OrderDetails }): ReactNode {
  const translate = useText()
  const isPaid = order.paidAt !== ''
  const rows: readonly (readonly [Label, Fen, '' | '-'])[] = [
    [LABELS.goods, order.goodsAmount, ''],
    [LABELS.freight, order.freight, ''],
    ...(order.discount > 0 ? ([[LABELS.discount, order.discount, '-']] as const) : []),
    ...(order.couponAmount > 0 ? ([[LABELS.coupon, order.couponAmount, '-']] as const) : []),
  ]
  return (
    <section className="shop-order-block">
      <dl className="shop-amounts">
        {rows.map(([label, amount, sign]) => (
          <div key={label.zh}>
            <dt>{translate(label)}</dt>
            <dd>
              {sign}¥{moneyText(amount)}
            </dd>
          </div>
        ))}
        <div className="is-total">
          <dt>{translate(isPaid ? LABELS.paid : order.state === 60 ? LABELS.amount : LABELS.total)}</dt>
          <dd>¥{moneyText(order.payAmount)}</dd>
        </div>
        {order.refundAmount > 0 && (
          <div>
            <dt>{translate(LABELS.refunded)}</dt>
            <dd>¥{moneyText(order.refundAmount)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
