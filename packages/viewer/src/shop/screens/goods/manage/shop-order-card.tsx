import { ORDER_STATES } from '@mallwright/contract/order'
import { moneyText } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { CopyButton } from '../../order/order-card/copy-button.tsx'
import { LineRow } from '../../order/order-card/order-lines.tsx'
import { FactList } from '../../order/order-details/fact-list.tsx'
import { OrderFlow } from '../../voucher/order-flow/order-flow.tsx'
import { GOODS_LABELS } from '../goods-labels.ts'
import type { ShopOrder } from '../goods-model.ts'
import '../../order/order-card/order-card.css'
import '../../order/order-details/order-details.css'

/** An order as its shop sees it: what goes where, and what is still to be sent. */
export function ShopOrderCard(props: {
  readonly order: ShopOrder
  readonly onShip: () => void
  readonly onCancel: () => void
}): ReactNode {
  const { order, onShip, onCancel } = props
  const translate = useText()
  const { address, orderNo: number } = order
  return (
    <article className="shop-order-card" aria-label={translate(GOODS_LABELS.orderNo, { number })}>
      <header className="shop-order-head">
        <span className="shop-ship-number">
          {number}
          <CopyButton text={number} />
        </span>
        <span className="shop-order-state">{order.stateName}</span>
      </header>
      {(order.isReminded || order.isLate) && (
        <p className="shop-ship-marks">
          {order.isLate && <span className="shop-managed-mark">{translate(GOODS_LABELS.late)}</span>}
          {order.isReminded && <span className="shop-managed-mark">{translate(GOODS_LABELS.reminded)}</span>}
        </p>
      )}
      <ul className="shop-lines">
        {order.lines.map((line) => (
          <li key={line.id}>
            <LineRow
              line={line}
              note={
                line.shippedQuantity > 0 && (
                  <span className="shop-line-weak">
                    {translate(GOODS_LABELS.shippedOf, { shipped: line.shippedQuantity, quantity: line.quantity })}
                  </span>
                )
              }
            />
          </li>
        ))}
      </ul>
      <FactList
        facts={[
          [GOODS_LABELS.buyer, order.buyer],
          [GOODS_LABELS.address, `${address.receiver} ${address.phone} ${address.text}`],
          [GOODS_LABELS.remark, order.remark],
          [GOODS_LABELS.paidAt, order.paidAt],
        ]}
      />
      <p className="shop-order-sum">
        <span>
          {translate(GOODS_LABELS.paid)} <b>¥{moneyText(order.payAmount)}</b>
        </span>
      </p>
      <div className="shop-operations">
        {order.voucher && <OrderFlow voucher={order.voucher} className="shop-operation" />}
        {order.state === ORDER_STATES.toShip && (
          <button
            type="button"
            className="shop-operation"
            aria-haspopup="dialog"
            aria-label={translate(GOODS_LABELS.cancelOf, { number })}
            onClick={onCancel}
          >
            {translate(GOODS_LABELS.cancel)}
          </button>
        )}
        <button
          type="button"
          className="shop-operation is-main"
          aria-haspopup="dialog"
          aria-label={translate(GOODS_LABELS.shipOf, { number })}
          onClick={onShip}
        >
          {translate(GOODS_LABELS.ship)}
        </button>
      </div>
    </article>
  )
}
