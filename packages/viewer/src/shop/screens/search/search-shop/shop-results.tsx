import { useText } from '@mallwright/shop-core/i18n'
import { InfiniteList, Notice } from '@mallwright/shop-core/kit'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import '../../catalog/product-list/list-tools.css'
import { FoundShopCard, FoundShopSkeleton } from '../found-shop/found-shop-card.tsx'
import { SEARCH_LABELS } from '../search-labels.ts'
import { foundShopsQuery } from '../search.queries.ts'
import type { ShopOrder } from '../search.queries.ts'

const ORDERS: readonly ShopOrder[] = ['score', 'rating', 'sales']

/** Shops that words find, ordered as the address says (`cOrderField`). Domain sheet 66. */
export function ShopResults({ keyword }: { readonly keyword: string }) {
  const translate = useText()
  const asked = useRouteParam('orderField')
  const order = ORDERS.find((known) => known === asked) ?? 'score'
  const setOrder = useSetRouteParam('orderField')
  const list = useInfiniteQuery(foundShopsQuery(useShop(), { keyword, order }, useCaller()))
  return (
    <>
      <section className="shop-list-tools" aria-label={translate(SEARCH_LABELS.order)}>
        {ORDERS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === order}
            onClick={() => setOrder(name === 'score' ? '' : name)}
          >
            {translate(SEARCH_LABELS[name])}
          </button>
        ))}
      </section>
      <main className="shop-rows">
        <h1 className="shop-visually-hidden">{translate(SEARCH_LABELS.results, { keyword })}</h1>
        <InfiniteList
          list={list}
          keyOf={({ id }) => id}
          renderItem={(shop) => <FoundShopCard shop={shop} />}
          skeleton={<FoundShopSkeleton />}
          empty={
            <Notice kind="empty" title={translate(SEARCH_LABELS.noShop)} hint={translate(SEARCH_LABELS.noResultHint)} />
          }
        />
      </main>
    </>
  )
}
