import { productPath } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import { CART_INVALID_LABELS } from '../../../cart/cart-labels.ts'
import type { CartLine } from '../../../cart/cart-lines.ts'
import { LinePicture } from './cart-line-row.tsx'
import type { CartLineActions } from './cart-shop-card.tsx'
import { SHOPPING_CART_LABELS } from './shopping-cart-labels.ts'

const LABELS = SHOPPING_CART_LABELS

/** The block 失效商品: lines that cannot be ordered, each with its reason and what can be done. */
export function InvalidLines(props: {
  readonly lines: readonly CartLine[]
  readonly actions: Pick<CartLineActions, 'setQuantity' | 'remove' | 'collect'>
  readonly onClear: () => void
}) {
  const { lines, actions, onClear } = props
  const translate = useText()
  if (lines.length === 0) return null
  return (
    <section className="shop-cart-card is-invalid" aria-label={translate(LABELS.invalid)}>
      <header>
        <h2>
          {translate(LABELS.invalid)} ({lines.length})
        </h2>
        <button type="button" onClick={onClear}>
          {translate(LABELS.clearInvalid)}
        </button>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <article className="shop-cart-line">
              <LinePicture line={line} />
              <div className="shop-cart-text">
                <Anchor className="shop-cart-name" href={productPath(line.productCode)}>
                  {line.name}
                </Anchor>
                <p className="shop-cart-reason">
                  <em>{translate(CART_INVALID_LABELS[line.invalid])}</em> {line.spec}
                </p>
                <p className="shop-cart-ways">
                  {line.fitQuantity !== undefined && line.invalid === 'belowMinimum' && (
                    <button type="button" onClick={() => actions.setQuantity(line, line.fitQuantity ?? line.quantity)}>
                      {translate(LABELS.setTo, { count: line.fitQuantity, unit: line.unit })}
                    </button>
                  )}
                  <button type="button" onClick={() => actions.collect([line])}>
                    {translate(LABELS.collect)}
                  </button>
                  <button type="button" onClick={() => actions.remove([line])}>
                    {translate(LABELS.remove)}
                  </button>
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
