import { pictureUrl } from '@mallwright/contract/media'
import { useText } from '@mallwright/shop-core/i18n'

import type { FullProduct, ProductVariant } from '../full-product.ts'
import { AgreedTag, OfferTag } from '../product-card/product-tags.tsx'
import { PriceText } from '../product-card/price-text.tsx'
import type { Choice } from '../variant-choice.ts'
import { offerAt, priceAt } from './quantity-rules.ts'
import { bandLabel, SKU_LABELS } from './sku-labels.ts'

/** Picture, price at the chosen quantity, stock and choice, above the specs. */
export function SkuHead(props: {
  readonly product: FullProduct
  readonly choice: Choice
  readonly variant: ProductVariant | undefined
  readonly quantity: number
}) {
  const { product, choice, variant, quantity } = props
  const translate = useText()
  const picture = pictureUrl(variant?.imageUrl || product.imageUrls[0] || '')
  const price = variant ? priceAt(variant, quantity) : product.price
  return (
    <div className="shop-chosen">
      <span className="shop-chosen-picture">{picture && <img src={picture} alt="" width={88} height={88} />}</span>
      <div>
        <p className="shop-chosen-price">
          <PriceText price={price} isByEnquiry={product.isByEnquiry} size="large" />
          {variant && offerAt(variant, quantity) ? <OfferTag /> : variant?.isAgreed && <AgreedTag />}
        </p>
        {variant && <p className={variant.isSoldOut ? 'is-none' : ''}>{stockText()}</p>}
        <p aria-live="polite">{choiceText()}</p>
      </div>
    </div>
  )

  function stockText() {
    if (!variant) return ''
    const band = translate(bandLabel(variant.stockBand))
    const isCounted = variant.stock !== undefined && !variant.isSoldOut
    return isCounted
      ? `${band} · ${translate(SKU_LABELS.stock, { count: variant.stock ?? 0, unit: product.unit })}`
      : band
  }

  function choiceText() {
    const missing = product.specs.filter((_, index) => !choice[index]).map(({ name }) => name)
    if (missing.length > 0) return translate(SKU_LABELS.choose, { names: missing.join(translate(SKU_LABELS.and)) })
    return product.specs.length === 0 ? '' : translate(SKU_LABELS.chosen, { text: choice.join(' / ') })
  }
}
