import { useText } from '@mallwright/shop-core/i18n'

import { CATALOG_LABELS } from './catalog-labels.ts'
import './price-and-tag.css'

/** Mark of products and shops that the operator runs itself. */
export function OperatedTag() {
  return <span className="shop-tag">{useText()(CATALOG_LABELS.operated)}</span>
}

/** Name of a shop, marked where the operator runs it. */
export function SellerName({ shop }: { readonly shop: { readonly name: string; readonly isOperated: boolean } }) {
  return (
    <strong className="shop-seller-title">
      {shop.isOperated && <OperatedTag />}
      {shop.name}
    </strong>
  )
}

/** Mark of a price that is agreed with the buyer's institution. */
export function AgreedTag() {
  return <span className="shop-agreed-tag">{useText()(CATALOG_LABELS.agreed)}</span>
}

/** Mark of the price of a timed offer. */
export function OfferTag() {
  return <span className="shop-agreed-tag">{useText()(CATALOG_LABELS.timedOffer)}</span>
}

/** Mark on the picture of a product of which nothing is left. */
export function SoldOutMark() {
  return <span className="shop-sold-mark">{useText()(CATALOG_LABELS.soldOut)}</span>
}
