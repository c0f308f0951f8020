import { useText } from '@mallwright/shop-core/i18n'
import { KIT_LABELS, Notice } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { useGoBack } from '../../../navigation/go-back.ts'
import { PARAMS, useRouteParam } from '../../../navigation/route-params.ts'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { narrowingCount, NO_NARROWING } from '../../catalog/product-filter.ts'
import { FilteredProducts } from '../../catalog/product-list/filtered-products.tsx'
import { NothingFound } from '../../catalog/product-list/nothing-found.tsx'
import { useListLayout } from '../../catalog/product-list/use-list-layout.ts'
import { useProductFilter } from '../../catalog/product-list/use-product-filter.ts'
import '../../catalog/product-list/list-tools.css'
import { LayoutButton } from '../../catalog/class-products/layout-button.tsx'
import { HotWords } from '../search-index/hot-words.tsx'
import '../search-field/search-field.css'
import '../search-index/search-index.css'
import { SEARCH_LABELS } from '../search-labels.ts'
import { sceneOf, searchIndexPath } from '../search-scene.ts'
import type { SearchScene } from '../search-scene.ts'
import { SearchWay } from '../search-way/search-way.tsx'
import { ShopResults } from '../search-shop/shop-results.tsx'
import { hotWordsQuery, searchCountQuery } from '../search.queries.ts'
import './search-result.css'

/** What words (`cKeyword`) find, by tab (`cScene`) with numbers; words and filters stand in the address. Domain sheet 62. */
export function Screen() {
  const translate = useText()
  const [filter] = useProductFilter()
  const scene = sceneOf(useRouteParam('scene')) === 'shop' ? 'shop' : 'goods'
  const [isGrid, showAs] = useListLayout()
  useScreenTitle(filter.keyword)
  return (
    <div className="shop-screen">
      <header className="shop-head shop-search-head">
        <BackButton />
        <SearchWay
          href={searchIndexPath(scene, filter.keyword)}
          text={filter.keyword || translate(SEARCH_LABELS.searchGoods)}
          isFilled={filter.keyword !== ''}
        />
        {scene === 'goods' && <LayoutButton isGrid={isGrid} onShowAs={showAs} />}
      </header>
      <ResultTabs scene={scene} keyword={filter.keyword} />
      {scene === 'shop' ? <ShopResults keyword={filter.keyword} /> : <GoodsResults isGrid={isGrid} />}
    </div>
  )
}

function BackButton() {
  const translate = useText()
  return (
    <button type="button" className="shop-head-back" aria-label={translate(KIT_LABELS.back)} onClick={useGoBack()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15 5l-7 7 7 7" />
      </svg>
    </button>
  )
}

/** Tabs of the results; the other one keeps the words, and an order only where it has it. */
function ResultTabs({ scene, keyword }: { readonly scene: SearchScene; readonly keyword: string }) {
  const translate = useText()
  const [, setParams] = useSearchParams()
  const counts = useQuery({ ...searchCountQuery(useShop(), keyword), enabled: keyword !== '' }).data
  const choose = (next: 'goods' | 'shop') =>
    setParams(
      (current) => {
        const params = new URLSearchParams(current)
        params.delete(PARAMS.orderField)
        params.delete(PARAMS.orderType)
        if (next === 'goods') params.delete(PARAMS.scene)
        else params.set(PARAMS.scene, next)
        return params
      },
      { replace: true },
    )
  return (
    <div className="shop-result-tabs" role="group" aria-label={translate(SEARCH_LABELS.tabs)}>
      {(['goods', 'shop'] as const).map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === scene} onClick={() => choose(tab)}>
          {translate(tab === 'goods' ? SEARCH_LABELS.goods : SEARCH_LABELS.shops)}
          {counts && <small>{counts[tab]}</small>}
        </button>
      ))}
    </div>
  )
}

function GoodsResults({ isGrid }: { readonly isGrid: boolean }) {
  const translate = useText()
  const [filter, change] = useProductFilter()
  return (
    <FilteredProducts
      filter={filter}
      onChange={change}
      isGrid={isGrid}
      heading={translate(SEARCH_LABELS.results, { keyword: filter.keyword })}
      empty={
        narrowingCount(filter) > 0 || filter.classId !== '' ? (
          <NothingFound filter={filter} onReset={() => change({ ...NO_NARROWING, classId: '' })} />
        ) : (
          <NoResult />
        )
      }
    />
  )
}

/** Nothing has the words: a hint at their spelling, and words that find something. */
function NoResult() {
  const translate = useText()
  const hot = useQuery(hotWordsQuery(useShop(), 'goods')).data ?? []
  const [, change] = useProductFilter()
  return (
    <>
      <Notice kind="empty" title={translate(SEARCH_LABELS.noResult)} hint={translate(SEARCH_LABELS.noResultHint)} />
      <HotWords words={hot} onSearch={(keyword) => change({ keyword })} />
    </>
  )
}
