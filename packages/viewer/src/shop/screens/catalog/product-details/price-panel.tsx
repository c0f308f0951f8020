import { moneyText } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import type { FullProduct, PriceTier, ProductVariant } from '../full-product.ts'
import { CATALOG_LABELS } from '../product-card/catalog-labels.ts'
import { AgreedTag, OfferTag } from '../product-card/product-tags.tsx'
import { PriceText } from '../product-card/price-text.tsx'
import { offerAt, priceAt, tierAt, usualPriceAt } from '../sku-sheet/quantity-rules.ts'
import { isPriceHidden } from '../sku-sheet/sale-state.ts'
import { PRODUCT_LABELS } from './kit/product-labels.ts'
import { OfferStrip } from './offer-strip.tsx'

/** The price of the chosen variant at its quantity with its market price and quantity prices; or 面议; or the way to sign in for it. */
export function PricePanel(props: {
  readonly product: FullProduct
  readonly variant: ProductVariant | undefined
  readonly quantity: number
}) {
  const { product, variant, quantity } = props
  const translate = useText()
  const price = variant ? priceAt(variant, quantity) : product.price
  if (isPriceHidden(product)) {
    return (
      <Anchor className="shop-sign-in-for-price" href="/login-account">
        {translate(CATALOG_LABELS.signInToSeePrice)}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l6 6-6 6" />
        </svg>
      </Anchor>
    )
  }
  const offer = variant && offerAt(variant, quantity)
  const marketPrice = offer && variant ? usualPriceAt(variant, quantity) : variant?.marketPrice
  const marketLabel = translate(offer ? PRODUCT_LABELS.usualPrice : PRODUCT_LABELS.marketPrice)
  const isReduced = !product.isByEnquiry && marketPrice !== undefined && price !== undefined && marketPrice > price
  const isAgreed = variant ? variant.isAgreed === true : product.isAgreed === true
  return (
    <>
      {variant?.offer && (
        <OfferStrip code={product.code} offer={variant.offer} unit={product.unit} isApplied={offer !== undefined} />
      )}
      <p className="shop-headline-price">
        <PriceText price={price} isByEnquiry={product.isByEnquiry} size="large" />
        {!product.isByEnquiry && product.unit && <span className="shop-headline-weak">/{product.unit}</span>}
        {offer ? <OfferTag /> : isAgreed && <AgreedTag />}
        {isReduced && (
          <s aria-label={marketLabel}>
            {marketLabel} ¥{moneyText(marketPrice)}
          </s>
        )}
      </p>
      {!product.isByEnquiry && <Tiers tiers={variant?.tiers ?? []} unit={product.unit} quantity={quantity} />}
    </>
  )
}

function Tiers(props: { readonly tiers: readonly PriceTier[]; readonly unit: string; readonly quantity: number }) {
  const { tiers, unit, quantity } = props
  const translate = useText()
  const priced = tiers.filter(({ price }) => price !== undefined)
  const reached = tierAt(priced, quantity)
  if (priced.length < 2) return null
  return (
    <ul className="shop-tiers" aria-label={translate(PRODUCT_LABELS.tiers)}>
      {priced.map((tier) => (
        <li key={tier.minQuantity} aria-current={tier === reached ? 'true' : undefined}>
          <PriceText price={tier.price} isByEnquiry={false} />
          <span>{translate(PRODUCT_LABELS.tierFrom, { count: tier.minQuantity, unit })}</span>
        </li>
      ))}
    </ul>
  )
}
