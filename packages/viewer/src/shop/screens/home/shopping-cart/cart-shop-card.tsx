import { SHOP_BASE, shopPath } from '@mallwright/contract/link'
import { fen, moneyText } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { SwipeRow } from '@mallwright/shop-core/kit/controls'

import type { CartLine, CartShop } from '../../../cart/cart-lines.ts'
import { OperatedTag } from '../../catalog/product-card/product-tags.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import { CheckBox } from '../../../controls/check-box.tsx'
import { SHOPPING_CART_LABELS } from './shopping-cart-labels.ts'

const LABELS = SHOPPING_CART_LABELS

/** What a card does with its lines. */
export interface CartLineActions {
  readonly isChecked: (line: CartLine) => boolean
  readonly check: (lines: readonly CartLine[], isChecked: boolean) => void
  readonly setQuantity: (line: CartLine, quantity: number) => void
  readonly openSpecs: (line: CartLine) => void
  readonly remove: (lines: readonly CartLine[]) => void
  readonly collect: (lines: readonly CartLine[]) => void
}

/** The lines of a shop, with the choice of all of them, its coupons and what is missing for free delivery. */
export function CartShopCard({ shop, actions }: { readonly shop: CartShop; readonly actions: CartLineActions }) {
  const translate = useText()
  return (
    <section className="shop-cart-card" aria-label={shop.name}>
      <header>
        <CheckBox
          label={translate(LABELS.selectShop, { name: shop.name })}
          isChecked={shop.lines.every(actions.isChecked)}
          onChange={(isChecked) => actions.check(shop.lines, isChecked)}
        />
        <Anchor className="shop-cart-shop" href={shopPath(shop.id)}>
          {shop.isOperated && <OperatedTag />}
          <strong>{shop.name}</strong>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 6l6 6-6 6" />
          </svg>
        </Anchor>
        {shop.hasCoupon && (
          <Anchor className="shop-cart-coupons" href={`${SHOP_BASE}/UserCenter/coupon?tab=centre&cShopUuid=${shop.id}`}>
            {translate(LABELS.coupons)}
          </Anchor>
        )}
      </header>
      <ShopProgress shop={shop} />
      <ul>
        {shop.lines.map((line) => (
          <li key={line.id}>
            <SwipeRow
              actions={[
                { key: 'collect', text: translate(LABELS.collect), onClick: () => actions.collect([line]) },
                {
                  key: 'remove',
                  text: translate(LABELS.remove),
                  isDestructive: true,
                  onClick: () => actions.remove([line]),
                },
              ]}
            >
              <CartLineRow
                line={line}
                isChecked={actions.isChecked(line)}
                onCheck={(isChecked) => actions.check([line], isChecked)}
                onQuantity={(quantity) => actions.setQuantity(line, quantity)}
                onSpec={() => actions.openSpecs(line)}
              />
            </SwipeRow>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the shop's selected lines lack for an order, and for free delivery, with the way to more of it. */
function ShopProgress({ shop }: { readonly shop: CartShop }) {
  const translate = useText()
  const { freeFreightMissing: missing, minOrderMissing, subtotal = 0 } = shop
  if (minOrderMissing === undefined && missing === undefined) return null
  if (minOrderMissing === undefined && missing === 0)
    return <p className="shop-cart-progress is-done">{translate(LABELS.freightFree)}</p>
  const lacking = minOrderMissing ?? missing ?? 0
  const label = minOrderMissing === undefined ? LABELS.freightMissing : LABELS.minOrder
  return (
    <p className="shop-cart-progress">
      <span>{translate(label, { amount: moneyText(fen(lacking)) })}</span>
      <progress aria-hidden="true" max={subtotal + lacking} value={subtotal} />
      <Anchor href={shopPath(shop.id)}>{translate(LABELS.pickMore)}</Anchor>
    </p>
  )
}
