import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { ProductTile } from '../product-card/grid-tile.tsx'
import { recommendedQuery } from '../recommendation.queries.ts'
import { LIST_LABELS } from './list-labels.ts'
import './recommended.css'

/** Products to look at next, two a line; nothing while there are none. */
export function Recommended(props: {
  readonly scene: 'product' | 'empty' | 'cart'
  /** 猜你喜欢 when absent. */
  readonly title?: string
  /** The product that they are like; absent for none. */
  readonly productCode?: string
  /** Whether its first pictures are in view at once, as below what is empty: lazy ones would be the largest paint, and late. */
  readonly isInView?: boolean
  /** Stands beside the title. */
  readonly children?: ReactNode
}) {
  const { scene, productCode = '', isInView = false, children } = props
  const translate = useText()
  const { title = translate(LIST_LABELS.youMayLike) } = props
  const id = useId()
  const products = useQuery({
    ...recommendedQuery(useShop(), { scene, productCode }, useCaller()),
    // Prices of the visitor until those of the account arrive.
    placeholderData: (before) => before,
  })
  if (!products.data || products.data.length === 0) return null
  return (
    <section className="shop-related" aria-labelledby={id}>
      <div className="shop-related-head">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <ul className="shop-tiles">
        {products.data.map((product, index) => (
          <li key={product.code}>
            <ProductTile product={product} isUrgent={isInView && index < 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}
