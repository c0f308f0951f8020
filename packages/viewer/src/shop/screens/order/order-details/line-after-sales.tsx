import { SHOP_BASE } from '@mallwright/contract/link'
import { moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { OrderDetails, OrderLine } from '../order-model.ts'

const LABELS = {
  ask: { zh: '申请售后', en: 'After-sale' },
  askOf: { zh: '为 {name} 申请售后', en: 'Ask for an after-sale of {name}' },
  open: { zh: '售后中 · {state}', en: 'After-sale · {state}' },
  refunded: { zh: '已退款 ¥{amount}', en: '¥{amount} refunded' },
} satisfies Record<string, Label>

/** What stands below a line of one's own order: its after-sales, and the way to ask for one. Domain sheet 32. */
export const lineAfterSales = (order: OrderDetails, line: OrderLine): ReactNode => (
  <LineAfterSales order={order} line={line} />
)

function LineAfterSales(props: { readonly order: OrderDetails; readonly line: OrderLine }): ReactNode {
  const { order, line } = props
  const translate = useText()
  const open = order.afterSales.find(({ lineId, isOpen }) => lineId === line.id && isOpen)
  const isAskable = order.operations.includes('afterSale') && line.afterSaleQuantity < line.quantity
  if (!order.isOwn || (!open && !isAskable && line.refundAmount === 0)) return null
  return (
    <p className="shop-line-after-sales">
      {line.refundAmount > 0 && <span>{translate(LABELS.refunded, { amount: moneyText(line.refundAmount) })}</span>}
      {open && (
        <Anchor href={`${SHOP_BASE}/afterSaleDetails?cAfterSaleNo=${encodeURIComponent(open.number)}`}>
          {translate(LABELS.open, { state: open.stateName })}
        </Anchor>
      )}
      {isAskable && (
        <Anchor
          href={`${SHOP_BASE}/InitiateAfterSales?cOrderNo=${encodeURIComponent(order.orderNo)}&items=${line.id}`}
          aria-label={translate(LABELS.askOf, { name: line.name })}
        >
          {translate(LABELS.ask)}
        </Anchor>
      )}
    </p>
  )
}
