import { moneyText } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { LineRow } from '../order/order-card/order-lines.tsx'
import { AFTER_SALE_LABELS, isEndedState, NEXT_STEPS } from './after-sale-labels.ts'
import type { AfterSale, AfterSaleLine } from './after-sale-model.ts'
import { afterSalePath } from './after-sale-paths.ts'
import '../order/order-card/order-card.css'
import './after-sale.css'

/** A line as the rows of orders show it. */
export const shownLine = (line: AfterSaleLine, quantity: number) => ({
  ...line,
  quantity,
  isAgreed: false,
  isOffer: false,
})

/** States in which something is refused. */
const REFUSED: readonly number[] = [61, 62, 64]

/** An after-sale in a list: type, state, line, amount and what comes next. Domain sheet 36. */
export function AfterSaleCard({ afterSale }: { readonly afterSale: AfterSale }): ReactNode {
  const translate = useText()
  const { number, shopName, state, stateName, typeName, line, quantity, amount, type } = afterSale
  const next = REFUSED.includes(state) ? undefined : NEXT_STEPS[state]
  return (
    <article className="shop-order-card" aria-label={`${typeName} ${stateName}`}>
      <header className="shop-order-head">
        <span className="shop-order-shop">
          <span>{shopName}</span>
        </span>
        <span className={isEndedState(state) ? 'shop-order-state is-ended' : 'shop-order-state'}>{stateName}</span>
      </header>
      <Anchor className="shop-order-body" href={afterSalePath(number)} aria-label={number}>
        <LineRow line={shownLine(line, quantity)} note={<span className="shop-line-tag">{typeName}</span>} />
      </Anchor>
      <p className="shop-order-sum">
        {next && <span className="shop-after-sale-next">{translate(next)}</span>}
        {type !== 3 && (
          <span>
            {translate(AFTER_SALE_LABELS.refundAmount)} <b>¥{moneyText(amount)}</b>
          </span>
        )}
      </p>
    </article>
  )
}
