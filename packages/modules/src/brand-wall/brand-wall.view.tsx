import type { BrandCard } from '@mallwright/contract/catalog'
import { translate } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { surfaceStyle } from '../appearance/colour-styles.ts'
import { cornerUnits, marginStyle } from '../appearance/css-values.ts'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { ListError } from '../list-layout/list-error.tsx'
import { ListTitle, titleHeight } from '../list-layout/list-title.tsx'
import { BrandTile, BrandTileSkeleton } from './brand-tile.tsx'
import type { BrandWallProps } from './brand-wall.ts'
import './brand-wall.css'

const DEFAULT_TITLE = { zh: '品牌专区', en: 'Brands' }
const EMPTY = { zh: '暂无品牌', en: 'No brands yet' }
const CHOOSE = {
  chosen: { zh: '请选择品牌', en: 'Choose brands' },
  class: { zh: '请选择分类', en: 'Choose categories' },
}

// Lengths in page px, as in brand-wall.css.
const TILE_HEIGHT = 64
const NAMED_TILE_HEIGHT = 88
const GAP = 8

type View = ViewProps<BrandWallProps, readonly BrandCard[]>

/** Most brands of a wall. */
const countOf = ({ columns, rows }: BrandWallProps) => Number(columns) * rows

/** What a wall still waits for to have brands at all; `undefined` for nothing. */
function missingChoice({ source, brandIds, classIds }: BrandWallProps): 'chosen' | 'class' | undefined {
  if (source === 'all') return undefined
  return (source === 'chosen' ? brandIds : classIds).length === 0 ? source : undefined
}

function Tiles({ view, children }: { readonly view: View; readonly children: readonly ReactNode[] }) {
  const { props, data } = view
  const style = { borderRadius: cornerUnits(props.radius), ...surfaceStyle(props.background) }
  return (
    <ul
      className={`mw-brands-list has-${props.columns}${props.isNameShown ? ' is-named' : ''}`}
      aria-busy={data.state === 'loading' || undefined}
    >
      {children.map((child, index) => (
        <li key={index} className="mw-brand" style={style}>
          {child}
        </li>
      ))}
    </ul>
  )
}

function Body(view: View) {
  const { data, mode, locale, props, isFirst, onAction } = view
  const missing = missingChoice(props)
  const skeletons = (count: number) => Array.from({ length: count }, (_, index) => <BrandTileSkeleton key={index} />)
  if (missing !== undefined && mode === 'edit')
    return (
      <>
        <Tiles view={view}>{skeletons(Number(props.columns))}</Tiles>
        <p className="mw-list-hint">{translate(locale, CHOOSE[missing])}</p>
      </>
    )
  if (data.state === 'failed') return <ListError message={data.message} locale={locale} onAction={onAction} />
  if (missing !== undefined || (data.state === 'ready' && data.value.length === 0))
    return <div className="mw-list-note">{translate(locale, EMPTY)}</div>
  const shown = data.state === 'ready' ? data.value.slice(0, countOf(props)) : []
  return (
    <Tiles view={view}>
      {data.state === 'loading'
        ? skeletons(props.source === 'chosen' ? Math.min(props.brandIds.length, countOf(props)) : countOf(props))
        : shown.map((brand) => <BrandTile key={brand.id} view={view} brand={brand} isEager={isFirst} />)}
    </Tiles>
  )
}

/** Height of a wall whose brands are known in number; `undefined` when the mall decides. */
function heightOf(props: BrandWallProps): number | undefined {
  if (props.source !== 'chosen' || props.brandIds.length === 0) return undefined
  const rows = Math.min(props.rows, Math.ceil(props.brandIds.length / Number(props.columns)))
  const tile = props.isNameShown ? NAMED_TILE_HEIGHT : TILE_HEIGHT
  return titleHeight(props) + rows * tile + (rows - 1) * GAP + 2 * props.marginY
}

/** Renders brands as a grid of logos. */
export const brandWallView: ModuleView<BrandWallProps, readonly BrandCard[]> = {
  View: (view) => (
    <section className="mw-brands" style={marginStyle(view.props)}>
      <ListTitle props={view.props} locale={view.locale} mode={view.mode} fallback={DEFAULT_TITLE} />
      <Body {...view} />
    </section>
  ),
  load: async (props, source) => {
    if (missingChoice(props) !== undefined) return []
    const count = countOf(props)
    if (props.source === 'chosen') return source.brands({ ids: props.brandIds.slice(0, count), count })
    return source.brands({ ...(props.source === 'class' && { classIds: props.classIds }), count })
  },
  dependsOn: (props) => [props.source, props.brandIds, props.classIds, countOf(props)],
  heightOf,
}
