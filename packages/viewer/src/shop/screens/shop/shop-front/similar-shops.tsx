import { readFoundShop, searchShopPage } from '@mallwright/contract/catalog'
import { createApi } from '@mallwright/contract/rpc'
import { useText } from '@mallwright/shop-core/i18n'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import type { Shop } from '../../../client/shop.ts'
import { FoundShopCard } from '../../search/found-shop/found-shop-card.tsx'

const TITLE = { zh: '相似店铺', en: 'Similar shops' }

/** Shops shown. */
const COUNT = 3

function similarShopsQuery({ send, locale }: Shop, shopId: string, caller: string) {
  return queryOptions({
    queryKey: ['shop', 'similar', shopId, caller, locale()],
    queryFn: async () => {
      const body = { cLikeShopUuid: shopId, pageSize: COUNT }
      const answer = await createApi({ searchShopPage }, send).searchShopPage({ body })
      return answer.ok ? answer.data.results.map(readFoundShop) : []
    },
  })
}

/** Open shops that sell in the same classes as a closed one. */
export function SimilarShops({ shopId }: { readonly shopId: string }) {
  const translate = useText()
  const { data: shops = [] } = useQuery(similarShopsQuery(useShop(), shopId, useCaller()))
  if (shops.length === 0) return null
  return (
    <section className="shop-similar" aria-label={translate(TITLE)}>
      <h2>{translate(TITLE)}</h2>
      {shops.map((shop) => (
        <FoundShopCard key={shop.id} shop={shop} />
      ))}
    </section>
  )
}
