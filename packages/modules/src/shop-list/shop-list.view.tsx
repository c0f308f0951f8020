import { translate } from '@mallwright/contract/values'
import type { ShopCard } from '@mallwright/contract/catalog'
import { useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'

import { surfaceStyle } from '../appearance/colour-styles.ts'
import { marginStyle, units, cornerUnits } from '../appearance/css-values.ts'
import { PLACEHOLDER_ITEMS } from '../list-layout/list-fields.ts'
import { ListError } from '../list-layout/list-error.tsx'
import { ListTitle } from '../list-layout/list-title.tsx'
import { PEEK } from '../scroll-snap/peek.ts'
import { useStripMotion } from '../scroll-snap/use-strip-motion.ts'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { shopListHeight } from './shop-list-height.ts'
import { SHOPS_PER_VIEW } from './shop-list.ts'
import type { ShopListProps } from './shop-list.ts'
import { ShopTileSkeleton, ShopTile } from './shop-tile.tsx'
import './shop-list.css'

const DEFAULT_TITLE = { zh: '推荐店铺', en: 'Shops' }
const EMPTY = { zh: '暂无店铺', en: 'No shops yet' }
const CHOOSE = { zh: '请选择店铺', en: 'Choose shops' }
const REGION = { zh: '店铺，可左右滑动', en: 'Shops, scroll sideways' }

type View = ViewProps<ShopListProps, readonly ShopCard[]>

/** Gap between the shops of a carousel in page px. Specification 3 §9. */
const CAROUSEL_GAP = 10

function ShopItems({ view, children }: { readonly view: View; readonly children: readonly ReactNode[] }) {
  const { props, mode, locale, data } = view
  const track = useRef<HTMLUListElement>(null)
  const isCarousel = props.layout === 'carousel'
  const pages = isCarousel ? Math.max(1, children.length - SHOPS_PER_VIEW + 1) : 1
  useStripMotion({
    track,
    pages,
    intervalMs: isCarousel && props.isAutoplay && mode === 'view' ? props.interval * 1000 : 0,
    endlessRows: mode === 'view' && data.state === 'ready' ? 1 : undefined,
  })
  const gap = units(CAROUSEL_GAP)
  // More than fit: a part of the next one tells that the list scrolls.
  const [columns, gaps] = pages > 1 ? [SHOPS_PER_VIEW + PEEK, SHOPS_PER_VIEW] : [SHOPS_PER_VIEW, SHOPS_PER_VIEW - 1]
  const strip: CSSProperties = {
    gap,
    gridAutoColumns: `calc((100% - ${gaps} * ${gap}) / ${columns})`,
    ['--bleed' as string]: props.marginX,
  }
  return (
    <ul
      ref={track}
      className={`mw-shops-list is-${props.layout} has-${props.columns}`}
      aria-busy={data.state === 'loading' || undefined}
      style={isCarousel ? strip : undefined}
      // A scroller must be reachable by keyboard, even before any script runs.
      {...(isCarousel && pages > 1 && mode === 'view' && { tabIndex: 0, 'aria-label': translate(locale, REGION) })}
    >
      {children.map((child, index) => (
        <li
          key={index}
          className="mw-shop"
          style={{ borderRadius: cornerUnits(props.radius), ...surfaceStyle(props.background) }}
        >
          {child}
        </li>
      ))}
    </ul>
  )
}

function Body(view: View) {
  const { data, mode, locale, props, isFirst, onAction } = view
  if (props.shopIds.length === 0 || (data.state === 'ready' && data.value.length === 0)) {
    if (props.shopIds.length > 0 || mode === 'view')
      return <div className="mw-list-note">{translate(locale, EMPTY)}</div>
    return (
      <>
        <ShopItems view={view}>
          {Array.from({ length: PLACEHOLDER_ITEMS }, (_, index) => (
            <ShopTileSkeleton key={index} />
          ))}
        </ShopItems>
        <p className="mw-list-hint">{translate(locale, CHOOSE)}</p>
      </>
    )
  }
  if (data.state === 'failed') return <ListError message={data.message} locale={locale} onAction={onAction} />
  return (
    <ShopItems view={view}>
      {data.state === 'loading'
        ? props.shopIds.map((id) => <ShopTileSkeleton key={id} />)
        : data.value.map((shop, index) => (
            <ShopTile key={shop.id} view={view} shop={shop} isEager={isFirst && index < Number(props.columns)} />
          ))}
    </ShopItems>
  )
}

/** Renders a shop list. Carousel swiping is native scrolling. */
export const shopListView: ModuleView<ShopListProps, readonly ShopCard[]> = {
  View: (view) => (
    <section className="mw-shops" style={marginStyle(view.props)}>
      <ListTitle props={view.props} locale={view.locale} mode={view.mode} fallback={DEFAULT_TITLE} />
      <Body {...view} />
    </section>
  ),
  load: async ({ shopIds }, source) => (shopIds.length === 0 ? [] : source.shopsByIds(shopIds)),
  heightOf: shopListHeight,
}
