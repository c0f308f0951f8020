import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useAccountSession, useCaller, useShop, VISITOR } from '../../../client/shop-context.ts'
import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { Recommended } from '../../catalog/product-list/recommended.tsx'
import { rememberOnDevice } from '../device-history.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { SEARCH_LABELS } from '../search-labels.ts'
import { sceneOf, SCENES, searchResultPath } from '../search-scene.ts'
import { hotWordsQuery } from '../search.queries.ts'
import { HotWords } from './hot-words.tsx'
import { SearchHistory } from './search-history.tsx'
import { SearchScan } from './search-scan.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import './search-index.css'

const FIELD_LABELS = {
  goods: SEARCH_LABELS.searchGoods,
  shop: SEARCH_LABELS.searchShop,
  order: SEARCH_LABELS.searchOrder,
} as const

/** Search field with scenes (`cScene`), history, hot words and live suggestions. Domain sheet 61. */
export function Screen() {
  const translate = useText()
  const shop = useShop()
  const caller = useCaller()
  const navigate = useNavigate()
  const isSignedIn = useAccountSession() !== undefined
  const scene = sceneOf(useRouteParam('scene'))
  const setScene = useSetRouteParam('scene')
  const [keyword, setKeyword] = useState(useRouteParam('keyword'))
  const hot = useQuery(hotWordsQuery(shop, scene)).data ?? []
  const defaultWord = hot.find(({ isDefault }) => isDefault)
  const search = (words: string) => {
    if (words === '') {
      // An empty field means the word that stands in it.
      if (!defaultWord) return
      if (defaultWord.path !== '') return void navigate(defaultWord.path)
    }
    const searched = words || (defaultWord?.word ?? '')
    if (caller === VISITOR) rememberOnDevice(shop.store, scene, searched)
    void navigate(searchResultPath(scene, searched))
  }
  const label = translate(FIELD_LABELS[scene])
  return (
    <div className="shop-screen">
      <SearchField
        keyword={keyword}
        label={label}
        placeholder={defaultWord?.word ?? label}
        hasFocus
        onType={setKeyword}
        onSubmit={search}
      >
        <SearchScan />
      </SearchField>
      <main>
        <div className="shop-scenes" role="group" aria-label={translate(SEARCH_LABELS.scene)}>
          {SCENES.filter((entry) => entry.scene !== 'order' || isSignedIn).map((entry) => (
            <button
              key={entry.scene}
              type="button"
              aria-pressed={entry.scene === scene}
              onClick={() => setScene(entry.scene === 'goods' ? '' : entry.scene)}
            >
              {translate(entry.label)}
            </button>
          ))}
        </div>
        {keyword.trim() === '' ? (
          <>
            <SearchHistory scene={scene} onSearch={search} />
            <HotWords words={hot} onSearch={search} />
            <Recommended scene="empty" isInView />
          </>
        ) : (
          <SearchSuggestions scene={scene} keyword={keyword.trim()} onSearch={search} />
        )}
      </main>
    </div>
  )
}
