import { productPath, shopPath } from '@mallwright/contract/link'
import { Anchor, useHostHref } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import { useShop } from '../../../client/shop-context.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import type { FullProduct } from '../full-product.ts'
import './product-bar.css'
import { PRODUCT_LABELS } from './product-labels.ts'
import { shareAddress } from '../../../navigation/share-address.ts'

/** Bottom bar of a product: its shop, sharing, and the choice of a variant; its parameters when it has no variants. */
export function ProductBar({ product }: { readonly product: FullProduct }) {
  const translate = useText()
  const { feedback } = useShop()
  const hasSpecs = product.specs.length > 0
  const isForSale = !product.isByEnquiry && product.variants.length > 0
  const sheet = useSheet(hasSpecs || isForSale ? 'specs' : 'parameters')
  const address = useHostHref(productPath(product.code))
  const share = async () => {
    const outcome = await shareAddress({
      title: product.name,
      url: new URL(address, location.origin).href,
    })
    if (outcome === 'copied') feedback.toast(translate(PRODUCT_LABELS.copied))
    if (outcome === 'failed') feedback.toast(translate(PRODUCT_LABELS.notCopied))
  }
  return (
    <section className="shop-bar" aria-label={translate(PRODUCT_LABELS.actions)}>
      <Anchor className="shop-bar-action" href={shopPath(product.shop.id)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 10v9.5h14V10M4 10l1.5-5.5h13L20 10a2.67 2.67 0 0 1-5.33 0 2.67 2.67 0 0 1-5.34 0A2.67 2.67 0 0 1 4 10z" />
        </svg>
        {translate(PRODUCT_LABELS.shop)}
      </Anchor>
      <button type="button" className="shop-bar-action" onClick={() => void share()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1" />
        </svg>
        {translate(PRODUCT_LABELS.share)}
      </button>
      {(hasSpecs || isForSale || product.attributes.length > 0) && (
        <button type="button" className="shop-button" aria-haspopup="dialog" onClick={sheet.open}>
          {translate(hasSpecs ? PRODUCT_LABELS.specs : isForSale ? PRODUCT_LABELS.buy : PRODUCT_LABELS.viewParameters)}
        </button>
      )}
    </section>
  )
}
