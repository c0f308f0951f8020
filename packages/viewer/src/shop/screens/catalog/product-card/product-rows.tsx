import type { ProductCard } from '@mallwright/contract/catalog'
import { InfiniteList } from '@mallwright/shop-core/kit'
import type { ComponentProps } from 'react'

import { renderProduct, ProductRowSkeleton } from './product-row.tsx'

/** Infinite list of products, one a row. */
export function ProductRows(props: Pick<ComponentProps<typeof InfiniteList<ProductCard>>, 'list' | 'empty'>) {
  const { list, empty } = props
  return (
    <InfiniteList
      list={list}
      keyOf={({ code }) => code}
      renderItem={renderProduct}
      skeleton={<ProductRowSkeleton />}
      empty={empty}
    />
  )
}
