import { shopPath } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { relatedProductsQuery } from '../../shop/shop.queries.ts'
import type { FullProduct } from '../full-product.ts'
import { ProductTile } from '../product-card/grid-tile.tsx'
import { PRODUCT_LABELS } from './product-labels.ts'

/** Products shown. */
const COUNT = 4

/** Other products of the same shop, below a product's details. */
export function RelatedProducts({ product }: { readonly product: FullProduct }) {
  const translate = useText()
  const related = useQuery({
    ...relatedProductsQuery(useShop(), product.shop.id, useCaller()),
    // Prices of the visitor until those of the account arrive.
    placeholderData: (before) => before,
  })
  const others = (related.data ?? []).filter(({ code }) => code !== product.code).slice(0, COUNT)
  if (others.length === 0) return null
  return (
    <section className="shop-related" aria-labelledby="shop-related">
      <div className="shop-related-head">
        <h2 id="shop-related">{translate(PRODUCT_LABELS.related)}</h2>
        <Anchor href={shopPath(product.shop.id)}>
          {translate(PRODUCT_LABELS.allOfShop)}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 6l6 6-6 6" />
          </svg>
        </Anchor>
      </div>
      <ul className="shop-tiles">
        {others.map((other) => (
          <li key={other.code}>
            <ProductTile product={other} isUrgent={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
