import { SHOP_BASE, shopPath } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import { useCartCount } from '../../../cart/use-cart-count.ts'
import '../product-card/second-button.css'
import type { FullProduct } from '../full-product.ts'
import { isPriceHidden, saleOf } from '../sku-sheet/sale-state.ts'
import { SKU_LABELS } from '../sku-sheet/sku-labels.ts'
import type { SkuIntent } from '../sku-sheet/sku-intent.ts'
import './product-bar.css'
import { PRODUCT_LABELS } from './kit/product-labels.ts'
import { useCollect } from './use-collect.ts'

/** Path of the cart. */
const CART_PATH = `${SHOP_BASE}/home/ShoppingCart`

/** Largest number in the badge of the cart. */
const MAX_BADGE = 99

/** Bottom bar of a product: its shop, the collection, the cart, and the ways to buy. Domain sheet 35. */
export function ProductBar(props: { readonly product: FullProduct; readonly onChoose: (intent: SkuIntent) => void }) {
  const { product, onChoose } = props
  const translate = useText()
  const { isCollected, toggle } = useCollect(product)
  const inCart = useCartCount()
  return (
    <section className="shop-bar" aria-label={translate(PRODUCT_LABELS.actions)}>
      <Anchor className="shop-bar-action" href={shopPath(product.shop.id)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 10v9.5h14V10M4 10l1.5-5.5h13L20 10a2.67 2.67 0 0 1-5.33 0 2.67 2.67 0 0 1-5.34 0A2.67 2.67 0 0 1 4 10z" />
        </svg>
        {translate(PRODUCT_LABELS.shop)}
      </Anchor>
      <button
        type="button"
        className="shop-bar-action is-mark"
        aria-pressed={isCollected}
        aria-label={translate(PRODUCT_LABELS.collect)}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4.2l2.3 4.9 5.3.7-3.9 3.7 1 5.3-4.7-2.6-4.7 2.6 1-5.3L4.4 9.8l5.3-.7z" />
        </svg>
        {translate(isCollected ? PRODUCT_LABELS.collected : PRODUCT_LABELS.collect)}
      </button>
      <Anchor
        className="shop-bar-action"
        href={CART_PATH}
        aria-label={inCart > 0 ? translate(PRODUCT_LABELS.cartOf, { count: inCart }) : translate(PRODUCT_LABELS.cart)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 4.5h2.2l2.3 11h10.3l2-8H6M9 19.5h.01M16.5 19.5h.01" />
        </svg>
        {inCart > 0 && <b aria-hidden="true">{inCart > MAX_BADGE ? `${MAX_BADGE}+` : inCart}</b>}
        {translate(PRODUCT_LABELS.cart)}
      </Anchor>
      <BuyButtons product={product} onChoose={onChoose} />
    </section>
  )
}

function BuyButtons(props: { readonly product: FullProduct; readonly onChoose: (intent: SkuIntent) => void }) {
  const { product, onChoose } = props
  const translate = useText()
  const sale = saleOf(product)
  if (sale !== 'open') return <p className="shop-bar-note">{translate(SKU_LABELS[sale])}</p>
  if (isPriceHidden(product)) {
    return (
      <Anchor className="shop-button" href="/login-account">
        {translate(SKU_LABELS.signIn)}
      </Anchor>
    )
  }
  if (product.isSoldOut) {
    return (
      <button type="button" className="shop-button" aria-haspopup="dialog" onClick={() => onChoose('choose')}>
        {translate(SKU_LABELS.notify)}
      </button>
    )
  }
  return (
    <>
      <button type="button" className="shop-button is-second" aria-haspopup="dialog" onClick={() => onChoose('cart')}>
        {translate(SKU_LABELS.addToCart)}
      </button>
      <button type="button" className="shop-button" aria-haspopup="dialog" onClick={() => onChoose('buy')}>
        {translate(SKU_LABELS.buyNow)}
      </button>
    </>
  )
}
