import type { ReactNode } from 'react'

import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { FOOTER_HEIGHT, ListFooter } from '../list-layout/list-footer.tsx'
import { ListTitle, titleHeight } from '../list-layout/list-title.tsx'
import { EmptyTiles, ProductTiles, TilesError, TilesSkeleton } from '../product-tiles/product-tiles.tsx'
import { appendProducts, initialCount, isChosen, loadProducts } from '../product-tiles/products-data.ts'
import type { ProductsData } from '../product-tiles/products-data.ts'
import { sectionClass, sectionHeight, sectionStyle } from '../product-tiles/section-style.ts'
import { pageSizeOf } from '../product-tiles/tile-layout.ts'
import { tilesHeight } from '../product-tiles/tiles-height.ts'
import type { ProductListProps } from './product-list.ts'
import '../product-tiles/product-tiles.css'
import '../product-tiles/tile-variants.css'

const DEFAULT_TITLE = { zh: '商品列表', en: 'Products' }

type View = ViewProps<ProductListProps, ProductsData>

function Body(view: View): ReactNode {
  const { data, props, locale, mode, onAction } = view
  const size = pageSizeOf(props)
  if (data.state === 'loading') return <TilesSkeleton view={view} count={initialCount(props, size)} />
  if (data.state === 'failed') {
    const retry = () => onAction({ type: 'load', page: 1, append: false })
    return <TilesError view={view} message={data.message} onRetry={retry} />
  }
  const { items, total, page } = data.value
  if (items.length === 0) return <EmptyTiles view={view} isUnset={!isChosen(props)} />
  const isPending = data.isPending ?? false
  const firstRank = props.paging === 'more' ? 1 : (page - 1) * size + 1
  return (
    <>
      <ProductTiles view={view} items={items} firstRank={firstRank} isPending={isPending} />
      <ListFooter
        paging={props.paging}
        page={page}
        pages={Math.ceil(total / size)}
        isPending={isPending}
        error={data.error}
        mode={mode}
        locale={locale}
        onTurn={(to) => onAction({ type: 'load', page: to, append: props.paging === 'more' })}
      />
    </>
  )
}

function heightOf(props: ProductListProps): number | undefined {
  const count = initialCount(props, pageSizeOf(props))
  if (count === 0 || props.shadow.isShown) return undefined
  const footer = props.paging === 'none' ? 0 : FOOTER_HEIGHT
  return titleHeight(props) + tilesHeight(props, count) + footer + sectionHeight(props)
}

/** Draws a product list. */
export const productListView: ModuleView<ProductListProps, ProductsData> = {
  View: (view) => (
    <section className={sectionClass(view.props)} style={sectionStyle(view.props)}>
      <ListTitle props={view.props} locale={view.locale} mode={view.mode} fallback={DEFAULT_TITLE} />
      <Body {...view} />
    </section>
  ),
  load: (props, source, { page }) => loadProducts(props, source, { page, size: pageSizeOf(props) }),
  dependsOn: (props) => [props.source, props.codes, props.classIds, pageSizeOf(props), props.paging],
  heightOf,
  append: appendProducts,
}
