import { useText } from '@mallwright/shop-core/i18n'
import { useQueryClient } from '@tanstack/react-query'

import '../product-card/second-button.css'
import type { FullProduct, ProductVariant } from '../full-product.ts'
import { isPriceHidden, saleOf } from './sale-state.ts'
import { SKU_LABELS } from './sku-labels.ts'
import type { SkuIntent } from './sku-intent.ts'
import { usePurchase } from './use-purchase.ts'

/** What can be done with the chosen variant. */
export function SkuFoot(props: {
  readonly product: FullProduct
  readonly variant: ProductVariant | undefined
  readonly quantity: number
  readonly intent: SkuIntent
  readonly onClose: () => void
  readonly onLeave: (path: string) => void
}) {
  const { product, variant, quantity, intent, onClose, onLeave } = props
  const translate = useText()
  const purchase = usePurchase()
  const queryClient = useQueryClient()
  const sale = saleOf(product)
  if (sale === 'byEnquiry' || sale === 'closed') {
    return <p className="shop-sheet-foot shop-sku-refused">{translate(SKU_LABELS[sale])}</p>
  }
  if (isPriceHidden(product)) {
    return (
      <Foot>
        <button type="button" className="shop-button" onClick={() => onLeave('/login-account')}>
          {translate(SKU_LABELS.signIn)}
        </button>
      </Foot>
    )
  }
  if (variant?.isSoldOut) {
    const ask = async () => {
      if (!purchase.isSignedIn) return onLeave('/login-account')
      if (await purchase.askForNotice(variant.id)) await queryClient.invalidateQueries({ queryKey: ['catalog'] })
    }
    return (
      <Foot>
        <button type="button" className="shop-button" disabled={purchase.isBusy} onClick={() => void ask()}>
          {translate(SKU_LABELS.notify)}
        </button>
      </Foot>
    )
  }
  const line = variant && { skuId: variant.id, quantity }
  const add = async () => {
    if (line && (await purchase.add([line]))) onClose()
  }
  const isDisabled = !line || purchase.isBusy
  return (
    <Foot>
      {intent !== 'buy' && (
        <button
          type="button"
          className={intent === 'cart' ? 'shop-button' : 'shop-button is-second'}
          disabled={isDisabled}
          onClick={() => void add()}
        >
          {translate(SKU_LABELS.addToCart)}
        </button>
      )}
      {intent !== 'cart' && (
        <button
          type="button"
          className="shop-button"
          disabled={isDisabled}
          onClick={() => line && onLeave(purchase.checkoutPath(line))}
        >
          {translate(SKU_LABELS.buyNow)}
        </button>
      )}
    </Foot>
  )
}

function Foot({ children }: { readonly children: React.ReactNode }) {
  return <div className="shop-sheet-foot shop-sku-foot">{children}</div>
}
