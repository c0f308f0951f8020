import { SHOP_BASE } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useCart } from '../../../cart/use-cart.ts'
import { QuantityStepper } from '../../../controls/quantity-stepper.tsx'
import type { FullProduct, ProductVariant } from '../full-product.ts'
import { PRODUCT_LABELS } from './product-labels.ts'
import './purchase-foot.css'

/** How many of a variant, and the ways to buy them: into the cart, or at once. Domain sheet 35. */
export function PurchaseFoot(props: {
  readonly product: FullProduct
  readonly variant: ProductVariant | undefined
  /** Closes the sheet and goes on once it is closed. */
  readonly closeThen: (task: () => void) => void
}): ReactNode {
  const { product, variant, closeThen } = props
  const translate = useText()
  const cart = useCart()
  const navigate = useNavigate()
  const [quantity, setQuantity] = useState(product.minQuantity)
  const [isBusy, setBusy] = useState(false)
  const isBuyable = variant !== undefined && !variant.isSoldOut
  const addToCart = async () => {
    if (!variant) return
    setBusy(true)
    const isDone = await cart.add([{ skuId: variant.id, quantity }])
    setBusy(false)
    if (isDone) closeThen(() => undefined)
  }
  const buyNow = () => {
    const query = new URLSearchParams({ cSkuUuid: variant?.id ?? '', iQty: String(quantity) })
    closeThen(() => void navigate(`${SHOP_BASE}/OrderSubmission?${query}`))
  }
  return (
    <div className="shop-sheet-foot">
      <div className="shop-purchase-quantity">
        <span>
          {translate(PRODUCT_LABELS.quantity)}
          {product.minQuantity > 1 && (
            <small>{translate(PRODUCT_LABELS.minQuantity, { count: product.minQuantity, unit: product.unit })}</small>
          )}
        </span>
        <QuantityStepper
          line={{
            name: product.name,
            quantity,
            minQuantity: product.minQuantity,
            step: product.stepQuantity,
            maxQuantity: undefined,
            stock: variant?.stock,
          }}
          onChange={setQuantity}
        />
      </div>
      <div className="shop-purchase">
        <button
          type="button"
          className="shop-button is-quiet"
          disabled={!isBuyable || isBusy}
          onClick={() => void addToCart()}
        >
          {translate(PRODUCT_LABELS.addToCart)}
        </button>
        <button type="button" className="shop-button" disabled={!isBuyable || isBusy} onClick={buyNow}>
          {translate(PRODUCT_LABELS.buyNow)}
        </button>
      </div>
    </div>
  )
}
