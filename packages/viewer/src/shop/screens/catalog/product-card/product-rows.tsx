import type { ProductCard } from '@mallwright/contract/catalog'
import { InfiniteList } from '@mallwright/shop-core/kit'
import type { ComponentProps } from 'react'

import { renderProduct, ProductRowSkeleton } from './product-row.tsx'
import { ProductTile, ProductTileSkeleton } from './grid-tile.tsx'

/** Infinite list of products: one a row, or two in a grid. */
export function ProductRows(
  props: Pick<ComponentProps<typeof InfiniteList<ProductCard>>, 'list' | 'empty'> & { readonly isGrid?: boolean },
) {
  const { list, empty, isGrid = false } = props
  return (
    <InfiniteList
      list={list}
      keyOf={({ code }) => code}
      renderItem={isGrid ? renderTile : renderProduct}
      skeleton={isGrid ? <ProductTileSkeleton /> : <ProductRowSkeleton />}
      listClass={isGrid ? 'shop-tiles' : undefined}
      empty={empty}
    />
  )
}

function renderTile(product: ProductCard, isEager: boolean) {
  return <ProductTile product={product} isUrgent={isEager} />
}
