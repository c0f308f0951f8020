import { CATALOG_LABELS } from '../product-card/catalog-labels.ts'
import { moneyText } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import type { PriceTier, FullProduct, ProductVariant } from '../full-product.ts'
import { PriceText } from '../product-card/price-text.tsx'
import { PRODUCT_LABELS } from './product-labels.ts'

/** The price of the chosen variant with its market price and quantity prices; or 面议; or the way to sign in for it. */
export function PricePanel(props: { readonly product: FullProduct; readonly variant: ProductVariant | undefined }) {
  const { product, variant } = props
  const translate = useText()
  const price = variant?.price ?? product.price
  if (price === undefined && !product.isByEnquiry) {
    return (
      <Anchor className="shop-sign-in-for-price" href="/login-account">
        {translate(CATALOG_LABELS.signInToSeePrice)}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l6 6-6 6" />
        </svg>
      </Anchor>
    )
  }
  const marketPrice = variant?.marketPrice
  const isReduced = !product.isByEnquiry && marketPrice !== undefined && price !== undefined && marketPrice > price
  return (
    <>
      <p className="shop-headline-price">
        <PriceText price={price} isByEnquiry={product.isByEnquiry} size="large" />
        {!product.isByEnquiry && product.unit && <span className="shop-headline-weak">/{product.unit}</span>}
        {isReduced && (
          <s aria-label={translate(PRODUCT_LABELS.marketPrice)}>
            {translate(PRODUCT_LABELS.marketPrice)} ¥{moneyText(marketPrice)}
          </s>
        )}
      </p>
      {!product.isByEnquiry && <Tiers tiers={variant?.tiers ?? []} unit={product.unit} />}
    </>
  )
}

function Tiers({ tiers, unit }: { readonly tiers: readonly PriceTier[]; readonly unit: string }) {
  const translate = useText()
  const priced = tiers.filter(({ price }) => price !== undefined)
  if (priced.length < 2) return null
  return (
    <ul className="shop-tiers" aria-label={translate(PRODUCT_LABELS.tiers)}>
      {priced.map(({ minQuantity, price }) => (
        <li key={minQuantity}>
          <PriceText price={price} isByEnquiry={false} />
          <span>{translate(PRODUCT_LABELS.tierFrom, { count: minQuantity, unit })}</span>
        </li>
      ))}
    </ul>
  )
}
