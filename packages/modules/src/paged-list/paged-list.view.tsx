import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { TagBar, tagIds } from '../tag-bar/tag-bar.tsx'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { FOOTER_HEIGHT, ListFooter } from '../list-layout/list-footer.tsx'
import { ListTitle, titleHeight } from '../list-layout/list-title.tsx'
import { EmptyTiles, ProductTiles, TilesError, TilesSkeleton } from '../product-tiles/product-tiles.tsx'
import { initialCount, isChosen } from '../product-tiles/products-data.ts'
import type { ProductsData } from '../product-tiles/products-data.ts'
import { sectionClass, sectionHeight, sectionStyle } from '../product-tiles/section-style.ts'
import { pageSizeOf } from '../product-tiles/tile-layout.ts'
import { tilesHeight } from '../product-tiles/tiles-height.ts'
import { joinTabs, loadTab } from './paged-list-data.ts'
import type { PagedListData } from './paged-list-data.ts'
import type { PagedListProps } from './paged-list.ts'
import '../product-tiles/product-tiles.css'
import '../product-tiles/tile-variants.css'
import '../tag-bar/tag-bar.css'
import './paged-list.css'

const DEFAULT_TITLE = { zh: '商品列表', en: 'Products' }
const TABS = { zh: '商品页签', en: 'Lists of products' }

/** Height of the tab bar in page px. The same as in paged-list.css. */
const BAR_HEIGHT = 60

type View = ViewProps<PagedListProps, PagedListData>

/** Loading state of one tab: whether a request is pending, and the last error. */
function statusOf(data: View['data'], slice: number): { readonly isPending?: boolean; readonly error?: string } {
  return data.state === 'ready' && (data.slice ?? 0) === slice ? data : {}
}

/** Products of the active tab. */
function TabProducts({
  view,
  shown,
  active,
}: {
  readonly view: View
  readonly shown: ProductsData
  readonly active: number
}) {
  const { data, props, locale, mode, onAction } = view
  const size = pageSizeOf(props)
  const { items, total, page } = shown
  const tab = props.tabs[active]
  if (items.length === 0) return <EmptyTiles view={view} isUnset={!tab || !isChosen(tab)} />
  const { isPending = false, error } = statusOf(data, active)
  return (
    <>
      <ProductTiles
        view={view}
        items={items}
        firstRank={props.paging === 'more' ? 1 : (page - 1) * size + 1}
        isPending={isPending}
      />
      <ListFooter
        paging={props.paging}
        page={page}
        pages={Math.ceil(total / size)}
        isPending={isPending}
        error={error}
        mode={mode}
        locale={locale}
        onTurn={(to) => onAction({ type: 'load', page: to, append: true, slice: active })}
      />
    </>
  )
}

/** Content of the active tab in any state. Loads on first activation and stays loaded. */
function OpenTab({ view, active }: { readonly view: View; readonly active: number }): ReactNode {
  const { data, props, onAction } = view
  const shown = data.state === 'ready' ? data.value.slices[active] : undefined
  const { isPending, error } = statusOf(data, active)
  const isAwaited = data.state === 'ready' && !shown && !isPending && error === undefined
  const ask = () => onAction({ type: 'load', page: 1, append: true, slice: active })
  useEffect(() => {
    if (isAwaited) ask()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once a tab, whatever else is drawn anew
  }, [isAwaited, active])
  if (shown) return <TabProducts view={view} shown={shown} active={active} />
  const message = data.state === 'failed' ? data.message : error
  if (message !== undefined) return <TilesError view={view} message={message} onRetry={ask} />
  const tab = props.tabs[active]
  return <TilesSkeleton view={view} count={tab ? initialCount(tab, pageSizeOf(props)) : 0} />
}

function PagedList(view: View): ReactNode {
  const { props, locale, mode, nodeId } = view
  const [chosen, setChosen] = useState(0)
  const { tabs } = props
  const active = Math.min(chosen, Math.max(0, tabs.length - 1))
  const hasBar = tabs.length > 1
  const ids = tagIds(nodeId, String(active))
  return (
    <section className={sectionClass(props)} style={sectionStyle(props)}>
      <ListTitle props={props} locale={locale} mode={mode} fallback={DEFAULT_TITLE} />
      {hasBar && (
        <div className="mw-paged-bar">
          <TagBar
            tags={tabs.map(({ title }, index) => ({ key: String(index), title }))}
            active={active}
            variant={props.tabLook}
            label={TABS}
            colour={props.tabColour}
            idBase={nodeId}
            locale={locale}
            mode={mode}
            onChoose={setChosen}
          />
        </div>
      )}
      <div {...(hasBar && { role: 'tabpanel', id: ids.panel, 'aria-labelledby': ids.tab })}>
        <OpenTab view={view} active={active} />
      </div>
    </section>
  )
}

function heightOf(props: PagedListProps): number | undefined {
  const [first] = props.tabs
  const count = first ? initialCount(first, pageSizeOf(props)) : 0
  if (count === 0 || props.shadow.isShown) return undefined
  const bar = props.tabs.length > 1 ? BAR_HEIGHT : 0
  const footer = props.paging === 'none' ? 0 : FOOTER_HEIGHT
  return titleHeight(props) + bar + tilesHeight(props, count) + footer + sectionHeight(props)
}

/** Renders a paged list. The first tab is active initially and is prerendered. */
export const pagedListView: ModuleView<PagedListProps, PagedListData> = {
  View: PagedList,
  load: loadTab,
  dependsOn: ({ tabs, paging, ...props }) => [
    tabs.map(({ source, codes, classIds }) => [source, codes, classIds]),
    pageSizeOf(props),
    paging,
  ],
  heightOf,
  append: joinTabs,
}
