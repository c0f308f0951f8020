import { moneyText } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/index.ts'
import { Sheet } from '../../kit/index.ts'
import type { PaidOrder } from './model/pay-order.ts'
import { PAY_LABELS } from './pay-labels.ts'

/** The orders with their lines. Specification 2 §2. */
export function OrderDetailsSheet(props: {
  readonly orders: readonly PaidOrder[]
  readonly onClose: () => void
}): ReactNode {
  const translate = useText()
  return (
    <Sheet title={translate(PAY_LABELS.details)} size={85} keepsHeight onClose={props.onClose}>
      {props.orders.map(({ code, amount, items }) => (
        <section key={code} className="wg-pay-detail">
          <h3>
            <span>{translate(PAY_LABELS.order, { code })}</span>
            <b>¥{moneyText(amount)}</b>
          </h3>
          <ul>
            {items.map((item, index) => (
              <li key={index}>
                <span className="wg-pay-item-name">{item.name}</span>
                <b>¥{moneyText(item.amount)}</b>
                <span className="wg-pay-weak">
                  ¥{moneyText(item.price)} × {item.count} {item.unit}
                  {item.weight !== '' && ` · ${translate(PAY_LABELS.weight, { weight: item.weight })}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}
