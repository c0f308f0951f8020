import { useText } from '@mallwright/shop-core/i18n'

import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { MAX_KEYWORD } from '../../catalog/search-input.ts'
import '../../catalog/product-list/list-tools.css'
import { SearchField } from '../search-field/search-field.tsx'
import { SEARCH_LABELS } from '../search-labels.ts'
import { ShopResults } from './shop-results.tsx'

/** Shops by words (`cKeyword`), all without them. Domain sheet 66. */
export function Screen() {
  const translate = useText()
  const keyword = useRouteParam('keyword').trim().slice(0, MAX_KEYWORD)
  const search = useSetRouteParam('keyword')
  useScreenTitle(keyword)
  return (
    <div className="shop-screen">
      <SearchField
        keyword={keyword}
        label={translate(SEARCH_LABELS.searchShop)}
        onType={(typed) => typed === '' && search('')}
        onSubmit={search}
      />
      <ShopResults keyword={keyword} />
    </div>
  )
}
