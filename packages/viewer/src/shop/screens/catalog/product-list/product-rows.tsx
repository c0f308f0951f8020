import type { ProductCard } from '@mallwright/contract/catalog'
import { useText } from '@mallwright/shop-core/i18n'
import { InfiniteList } from '@mallwright/shop-core/kit'
import type { ComponentProps, ReactNode } from 'react'

import { ProductTile, ProductTileSkeleton } from '../product-card/grid-tile.tsx'
import { ProductRowSkeleton, renderProduct } from '../product-card/product-row.tsx'
import { LIST_LABELS } from './list-labels.ts'
import './product-rows.css'

/** Infinite list of products: one a row, or two in a grid; with `onAdd` each that can be bought has a button for it. */
export function ProductRows(
  props: Pick<ComponentProps<typeof InfiniteList<ProductCard>>, 'list' | 'empty'> & {
    readonly isGrid?: boolean
    readonly onAdd?: (product: ProductCard) => void
  },
) {
  const { list, empty, isGrid = false, onAdd } = props
  const renderItem = isGrid ? renderTile : renderProduct
  return (
    <InfiniteList
      list={list}
      keyOf={({ code }) => code}
      renderItem={(product, isEager) =>
        onAdd ? (
          <AddableProduct product={product} onAdd={onAdd}>
            {renderItem(product, isEager)}
          </AddableProduct>
        ) : (
          renderItem(product, isEager)
        )
      }
      skeleton={isGrid ? <ProductTileSkeleton /> : <ProductRowSkeleton />}
      listClass={isGrid ? 'shop-tiles' : undefined}
      empty={empty}
    />
  )
}

function renderTile(product: ProductCard, isEager: boolean) {
  return <ProductTile product={product} isUrgent={isEager} />
}

/** A product with its add button beside the link. None for what has no price or is sold out. */
function AddableProduct(props: {
  readonly product: ProductCard
  readonly onAdd: (product: ProductCard) => void
  readonly children: ReactNode
}) {
  const { product, onAdd, children } = props
  const translate = useText()
  const canBeAdded = product.price !== undefined && !product.isByEnquiry && !product.isSoldOut && !product.isOffShelf
  return (
    <div className="shop-addable">
      {children}
      {canBeAdded && (
        <button
          type="button"
          className="shop-add"
          aria-haspopup="dialog"
          aria-label={translate(LIST_LABELS.addToCart, { name: product.name })}
          onClick={() => onAdd(product)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 6.5v11M6.5 12h11" />
          </svg>
        </button>
      )}
    </div>
  )
}
