import { shopPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import type { FullProduct } from '../full-product.ts'
import { PRODUCT_LABELS } from './product-labels.ts'
import { OperatedTag } from '../product-card/operated-tag.tsx'

/** The shop that sells a product, and the way into it. */
export function ShopRow({ shop }: { readonly shop: FullProduct['shop'] }) {
  const translate = useText()
  const logo = pictureUrl(shop.logoUrl)
  return (
    <Anchor className="shop-block shop-shop-row" href={shopPath(shop.id)}>
      <span className="shop-shop-logo">{logo && <img src={logo} alt="" width={44} height={44} loading="lazy" />}</span>
      <span className="shop-shop-text">
        <strong>
          {shop.isOperated && <OperatedTag />}
          {shop.name}
        </strong>
        {shop.score > 0 && <span>{translate(PRODUCT_LABELS.shopScore, { score: shop.score.toFixed(1) })}</span>}
      </span>
      <span className="shop-shop-way" aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="M9 5l7 7-7 7" />
        </svg>
      </span>
    </Anchor>
  )
}
