import { getRecommendList, readProduct } from '@mallwright/contract/catalog'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import type { Shop } from '../../../client/shop.ts'
import { ProductTile } from '../../catalog/product-card/grid-tile.tsx'

const TITLE: Label = { zh: '猜你喜欢', en: 'You may like' }

/** Products below an empty cart. */
const COUNT = 6

function cartRecommendationsQuery({ send, locale }: Shop, caller: string) {
  return queryOptions({
    queryKey: ['cart', 'recommended', caller, locale()],
    queryFn: async () => {
      const answer = await createApi({ getRecommendList }, send).getRecommendList({
        body: { cScene: 'cart', pageSize: COUNT },
      })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.results.map(readProduct)
    },
  })
}

/** Products to put into an empty cart; nothing when none are recommended. */
export function CartRecommendations() {
  const translate = useText()
  const products = useQuery(cartRecommendationsQuery(useShop(), useCaller())).data ?? []
  if (products.length === 0) return null
  return (
    <section className="shop-cart-recommended" aria-labelledby="recommended-head">
      <h2 id="recommended-head">{translate(TITLE)}</h2>
      <ul className="shop-tiles">
        {products.map((product) => (
          <li key={product.code}>
            <ProductTile product={product} isUrgent={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
