import { getRecommendList, readProduct } from '@mallwright/contract/catalog'
import type { ProductCard } from '@mallwright/contract/catalog'
import { createApi } from '@mallwright/contract/rpc'
import type { Locale } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'

/** Products that are recommended at once. */
const COUNT = 6

/** Where products are recommended, and beside which one; an empty code for none. */
export interface Recommendation {
  readonly scene: 'product' | 'empty' | 'cart'
  readonly productCode: string
}

/** Query keys of recommendations. Prices depend on the caller, texts on the language. */
export const recommendationKeys = {
  list: (of: Recommendation, caller: string, locale: Locale) => ['catalog', 'recommended', of, caller, locale],
} as const

/** Products to look at next. */
export function recommendedQuery({ send, locale }: Shop, of: Recommendation, caller: string) {
  return queryOptions({
    queryKey: recommendationKeys.list(of, caller, locale()),
    queryFn: async (): Promise<readonly ProductCard[]> => {
      const body = { cScene: of.scene, cProdCode: of.productCode, pageSize: COUNT }
      const answer = await createApi({ getRecommendList }, send).getRecommendList({ body })
      if (answer.ok) return answer.data.results.map(readProduct)
      if (answer.failure === 'EMPTY') return []
      throw new CallError(answer)
    },
  })
}
