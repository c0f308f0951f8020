import { say } from '@mallwright/contract'
import type { CSSProperties } from 'react'

import { marginStyle, shadowStyle, units } from '../appearance/css-values.ts'
import { ListFault, ListFooter, ListTitle } from '../appearance/list-frame.tsx'
import type { DataSource, ModuleView, ViewProps } from '../module-view.ts'
import { productListHeight } from './product-list-height.ts'
import { ProductTile } from './product-tile.tsx'
import type { ProductListData } from './product-list-data.ts'
import type { ProductListProps } from './product-list.ts'
import './product-list.css'

const DEFAULT_TITLE = { zh: '商品列表', en: 'Products' }
const EMPTY = { zh: '暂无商品', en: 'No products yet' }
const CHOOSE = { zh: '请选择商品或分类', en: 'Choose products or a class' }

type View = ViewProps<ProductListProps, ProductListData>

/** Tiles of the same size as the products that will stand there, so that nothing jumps. */
function Skeleton({ props }: View) {
  const isChosen = props.source === 'chosen'
  const count = isChosen ? Math.min(props.pageSize, props.codes.length) : props.pageSize
  return (
    <ul className={listClass(props)} style={listStyle(props)} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="mw-product is-empty" style={tileStyle(props)}>
          <ProductTile.Bones props={props} />
        </li>
      ))}
    </ul>
  )
}

function Body(view: View) {
  const { data, mode, locale, props, onAction } = view
  if (data.state === 'loading') return <Skeleton {...view} />
  if (data.state === 'failed') return <ListFault message={data.message} locale={locale} onAction={onAction} />
  if (data.value.items.length === 0) {
    const isUnset = (props.source === 'class' ? props.classIds : props.codes).length === 0
    return <div className="mw-list-note">{say(locale, isUnset && mode === 'edit' ? CHOOSE : EMPTY)}</div>
  }
  return (
    <>
      <ul className={listClass(props)} style={listStyle(props)}>
        {data.value.items.map((product, index) => (
          <li key={product.code} className="mw-product" style={tileStyle(props)}>
            <ProductTile {...view} product={product} isEager={view.isFirst && index < Number(props.columns)} />
          </li>
        ))}
      </ul>
      <ListFooter view={view} shown={data.value} />
    </>
  )
}

function listClass(props: ProductListProps): string {
  const columns = props.layout === 'rows' ? '' : ` has-${props.columns}`
  return `mw-products-list is-${props.layout}${columns}${props.isZoomed ? ' is-zoomed' : ''}`
}

function listStyle({ layout, rowGap }: ProductListProps): CSSProperties | undefined {
  return layout === 'scroll' ? undefined : { rowGap: units(rowGap) }
}

function tileStyle(props: ProductListProps): CSSProperties {
  return {
    borderRadius: units(props.radius),
    ...(props.background !== '' && { background: props.background }),
    ...(props.borderWidth > 0 && {
      border: `${units(props.borderWidth)} solid ${props.borderColour || 'var(--mw-line)'}`,
    }),
    ...shadowStyle(props.shadow),
  }
}

/** A page of products: chosen ones in their order, or those of the classes. */
async function load(props: ProductListProps, source: DataSource, page: number): Promise<ProductListData> {
  const { pageSize: size, codes, classIds } = props
  if (props.source === 'class') {
    if (classIds.length === 0) return { items: [], total: 0, page }
    return { ...(await source.productsByClasses(classIds, { number: page, size })), page }
  }
  if (codes.length === 0) return { items: [], total: 0, page }
  return { items: await source.productsByCodes(codes.slice((page - 1) * size, page * size)), total: codes.length, page }
}

/** Draws a product list. */
export const productListView: ModuleView<ProductListProps, ProductListData> = {
  View: (view) => (
    <section className="mw-products" style={marginStyle(view.props)}>
      <ListTitle props={view.props} locale={view.locale} fallback={DEFAULT_TITLE} />
      <Body {...view} />
    </section>
  ),
  load,
  heightOf: productListHeight,
  append: (shown, more) => ({ ...more, items: [...shown.items, ...more.items] }),
}
