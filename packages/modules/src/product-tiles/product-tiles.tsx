import { translate } from '@mallwright/contract/values'
import type { ProductCard } from '@mallwright/contract/catalog'
import { useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'

import { surfaceStyle } from '../appearance/colour-styles.ts'
import { shadowStyle, units, cornerUnits } from '../appearance/css-values.ts'
import type { ViewProps } from '../kit/module-view.ts'
import { PLACEHOLDER_ITEMS } from '../list-layout/list-fields.ts'
import { useStripMotion } from '../scroll-snap/use-strip-motion.ts'
import { ProductTile, TileSkeleton } from './product-tile.tsx'
import type { TilePosition } from './product-tile.tsx'
import type { TileProps } from './tile-fields.ts'
import { EMPTY_HEIGHT, isPeeking, nameSizeOf, priceSizeOf, rankedRowHeight, tileLayout } from './tile-layout.ts'
import { priceLine, textPadding, tileHeight } from './tiles-height.ts'

const EMPTY = { zh: '暂无商品', en: 'No products yet' }
const CHOOSE = { zh: '请选择商品或分类', en: 'Choose products or a category' }
const RETRY = { zh: '重试', en: 'Try again' }

/** Number of products from which off-screen tiles skip layout (content-visibility). */
const MANY_TILES = 24

const NOTE_STYLE = { minHeight: units(EMPTY_HEIGHT) }

type Drawn = ViewProps<TileProps & { readonly marginX: number }, unknown>

function listClass(props: TileProps, count: number): string {
  const { styleName, arrangement, columns } = tileLayout(props)
  return [
    'mw-products-list',
    `is-${styleName}`,
    `is-${arrangement}`,
    `has-${columns}`,
    columns > 3 ? 'is-dense' : '',
    isPeeking(props, count) ? 'is-peeking' : '',
    props.isZoomed ? 'is-zoomed' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function listStyle(props: Drawn['props']): CSSProperties {
  const layout = tileLayout(props)
  const { arrangement, columns, styleName } = layout
  const isStrip = arrangement === 'scroll'
  return {
    ['--columns' as string]: columns,
    ['--name' as string]: nameSizeOf(props),
    ['--lines' as string]: layout.nameLines,
    ['--price' as string]: priceSizeOf(props),
    ['--price-line' as string]: priceLine(priceSizeOf(props)),
    ['--pad' as string]: textPadding(layout),
    ['--row-gap' as string]: props.rowGap,
    // Not out of a coloured section.
    ...(isStrip && styleName !== 'section' && props.backdrop === '' && { ['--bleed' as string]: props.marginX }),
    ...(isStrip && props.rows > 1 && { gridTemplateRows: `repeat(${props.rows}, auto)` }),
    ...(styleName === 'ranked' && arrangement === 'rows' && { ['--row' as string]: rankedRowHeight(props.rowGap) }),
  }
}

function tileStyle(props: Drawn['props'], count: number): CSSProperties {
  const isMany = count >= MANY_TILES && tileLayout(props).arrangement !== 'feature'
  return {
    borderRadius: cornerUnits(props.radius),
    ...surfaceStyle(props.background),
    ...(props.borderWidth > 0 && {
      border: `${units(props.borderWidth)} solid ${props.borderColour || 'var(--mw-line)'}`,
    }),
    ...shadowStyle(props.shadow),
    ...(isMany && { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${units(tileHeight(props, count))}` }),
  }
}

/** `count` placeholder tiles. */
function NeutralTiles({
  view,
  count,
  isBusy,
}: {
  readonly view: Drawn
  readonly count: number
  readonly isBusy: boolean
}) {
  const { props } = view
  const layout = tileLayout(props)
  return (
    <ul className={listClass(props, count)} style={listStyle(props)} aria-busy={isBusy || undefined}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className="mw-product is-empty" style={tileStyle(props, 0)}>
          <TileSkeleton props={props} position={{ layout, index, rank: index + 1, isEager: false }} />
        </li>
      ))}
    </ul>
  )
}

/** Skeleton tiles of the final size: no layout shift. */
export function TilesSkeleton({ view, count }: { readonly view: Drawn; readonly count: number }): ReactNode {
  return <NeutralTiles view={view} count={count} isBusy />
}

/** Error state of the products with a retry button. */
export function TilesError(list: {
  readonly view: Drawn
  readonly message: string
  readonly onRetry: () => void
}): ReactNode {
  return (
    <div className="mw-list-note" role="status" style={NOTE_STYLE}>
      {list.message}
      <button type="button" onClick={() => list.view.mode === 'view' && list.onRetry()}>
        {translate(list.view.locale, RETRY)}
      </button>
    </div>
  )
}

/** Empty state. Only super users see placeholder tiles. */
export function EmptyTiles({ view, isUnset }: { readonly view: Drawn; readonly isUnset: boolean }): ReactNode {
  const { mode, locale } = view
  if (!isUnset || mode === 'view')
    return (
      <div className="mw-list-note" style={NOTE_STYLE}>
        {translate(locale, EMPTY)}
      </div>
    )
  return (
    <div className="mw-products-unset">
      <NeutralTiles view={view} count={PLACEHOLDER_ITEMS} isBusy={false} />
      <p className="mw-list-hint">{translate(locale, CHOOSE)}</p>
    </div>
  )
}

/** Products in the configured arrangement. `firstRank` is the rank of the first in the whole list. */
export function ProductTiles(list: {
  readonly view: Drawn
  readonly items: readonly ProductCard[]
  readonly firstRank: number
  readonly isPending: boolean
}): ReactNode {
  const { view, items, firstRank, isPending } = list
  const { props, isFirst, mode } = view
  const layout = tileLayout(props)
  const style = tileStyle(props, items.length)
  const track = useRef<HTMLUListElement>(null)
  // A strip goes round when its last column is full.
  const rows = Math.max(1, props.rows)
  const isEndless = mode === 'view' && isPeeking(props, items.length) && items.length % rows === 0
  useStripMotion({ track, pages: isEndless ? items.length / rows : 1, intervalMs: 0, endlessRows: rows })
  const positionOf = (index: number): TilePosition => ({
    layout,
    index,
    rank: firstRank + index,
    isEager: isFirst && index < Math.max(2, layout.columns),
  })
  return (
    <ul
      ref={track}
      className={listClass(props, items.length)}
      style={listStyle(props)}
      aria-busy={isPending || undefined}
    >
      {items.map((product, index) => (
        <li key={product.code} className="mw-product" style={style}>
          <ProductTile {...view} product={product} position={positionOf(index)} />
        </li>
      ))}
    </ul>
  )
}
