import type { Cart } from '../../../cart/cart-lines.ts'
import { useText } from '@mallwright/shop-core/i18n'

import { PriceText } from '../../catalog/product-card/price-text.tsx'
import { CheckBox } from '../../../controls/check-box.tsx'
import { SHOPPING_CART_LABELS } from './shopping-cart-labels.ts'

const LABELS = SHOPPING_CART_LABELS

/** Bar above the tabs: the choice of all lines, the server's total, and the way to the order. */
export function CartFoot(props: {
  readonly cart: Cart
  readonly isAllChecked: boolean
  /** The total is that of before a change. */
  readonly isPending: boolean
  readonly onCheckAll: (isChecked: boolean) => void
  readonly onCheckout: () => void
}) {
  const { cart } = props
  const translate = useText()
  return (
    <section className="shop-cart-foot" aria-label={translate(LABELS.total)}>
      <CheckAll isChecked={props.isAllChecked} onChange={props.onCheckAll} />
      <p className="shop-cart-total" aria-live="polite" aria-busy={props.isPending}>
        <span>
          {translate(LABELS.total)} <PriceText price={cart.total} isByEnquiry={false} />
        </span>
        {cart.total !== undefined && <small>{translate(LABELS.totalHint)}</small>}
      </p>
      <button type="button" className="shop-button" onClick={props.onCheckout}>
        {translate(LABELS.checkout, { count: cart.selectedCount })}
      </button>
    </section>
  )
}

/** The bar while lines are managed. */
export function ManageFoot(props: {
  readonly isAllChecked: boolean
  readonly isNoneChecked: boolean
  readonly onCheckAll: (isChecked: boolean) => void
  readonly onCollect: () => void
  readonly onRemove: () => void
}) {
  const translate = useText()
  return (
    <section className="shop-cart-foot" aria-label={translate(LABELS.manage)}>
      <CheckAll isChecked={props.isAllChecked} onChange={props.onCheckAll} />
      <span className="shop-cart-total" />
      <button type="button" className="shop-button is-quiet" disabled={props.isNoneChecked} onClick={props.onCollect}>
        {translate(LABELS.collect)}
      </button>
      <button type="button" className="shop-button" disabled={props.isNoneChecked} onClick={props.onRemove}>
        {translate(LABELS.remove)}
      </button>
    </section>
  )
}

function CheckAll(props: { readonly isChecked: boolean; readonly onChange: (isChecked: boolean) => void }) {
  const label = useText()(LABELS.selectAll)
  return (
    <span className="shop-cart-all">
      <CheckBox label={label} {...props} />
      <span aria-hidden="true">{label}</span>
    </span>
  )
}
