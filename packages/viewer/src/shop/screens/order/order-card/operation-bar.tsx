import type { OrderOperation } from '@mallwright/contract/order'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import type { ReactNode } from 'react'

import { useSheet } from '../../../navigation/use-sheet.ts'
import { ORDER_LABELS } from '../order-labels.ts'
import type { Order } from '../order-model.ts'
import type { OrderActions } from './use-order-actions.tsx'
import './order-card.css'

/** Buttons beside each other; the rest is behind 更多. Domain sheet 30. */
const SHOWN = 3

/** The operations that are emphasised. */
const MAIN: readonly OrderOperation[] = ['pay', 'receive', 'approve', 'voucher']

/** The operations of an order: three at most, the most likely last, and the others behind 更多. */
export function OperationBar({ order, actions }: { readonly order: Order; readonly actions: OrderActions }): ReactNode {
  const translate = useText()
  const sheet = useSheet(`operations-${order.orderNo}`)
  const { operations } = order
  if (operations.length === 0) return null
  const shown = operations.length > SHOWN ? operations.slice(0, SHOWN - 1) : operations
  const rest = operations.slice(shown.length)
  return (
    <div className="shop-operations">
      {rest.length > 0 && (
        <button type="button" className="shop-operation" aria-haspopup="dialog" onClick={sheet.open}>
          {translate(ORDER_LABELS.more)}
        </button>
      )}
      {[...shown].reverse().map((operation) => (
        <button
          key={operation}
          type="button"
          className={MAIN.includes(operation) ? 'shop-operation is-main' : 'shop-operation'}
          disabled={actions.isBusy}
          onClick={() => actions.run(operation, order)}
        >
          {translate(ORDER_LABELS[operation])}
        </button>
      ))}
      {sheet.isOpen && (
        <Sheet title={translate(ORDER_LABELS.more)} size={55} onClose={sheet.close}>
          <ul className="shop-operation-list">
            {rest.map((operation) => (
              <li key={operation}>
                <button type="button" onClick={() => sheet.closeThen(() => actions.run(operation, order))}>
                  {translate(ORDER_LABELS[operation])}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </div>
  )
}
