import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../client/shop-context.ts'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { NO_NARROWING } from '../../catalog/product-filter.ts'
import { FilteredProducts } from '../../catalog/product-list/filtered-products.tsx'
import '../../catalog/product-list/list-tools.css'
import { NothingFound } from '../../catalog/product-list/nothing-found.tsx'
import { useListLayout } from '../../catalog/product-list/use-list-layout.ts'
import { useProductFilter } from '../../catalog/product-list/use-product-filter.ts'
import { ShopClassChips } from '../../shop/shop-class-chips.tsx'
import { shopClassesQuery } from '../../shop/shop.queries.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { SEARCH_LABELS } from '../search-labels.ts'

/** Products of a shop (`cShopUuid`) by words, with its classes as a filter. Domain sheet 68. */
export function Screen() {
  const translate = useText()
  const [filter, change] = useProductFilter()
  const [isGrid] = useListLayout()
  const classes = useQuery({ ...shopClassesQuery(useShop(), filter.shopId), enabled: filter.shopId !== '' }).data ?? []
  const leaves = classes.flatMap((one) => (one.children.length > 0 ? one.children : [one]))
  useScreenTitle(filter.keyword)
  return (
    <div className="shop-screen">
      <SearchField
        keyword={filter.keyword}
        label={translate(SEARCH_LABELS.inShop)}
        hasFocus={filter.keyword === ''}
        onType={(typed) => typed === '' && filter.keyword !== '' && change({ keyword: '' })}
        onSubmit={(keyword) => change({ keyword })}
      />
      <ShopClassChips
        label={SEARCH_LABELS.classes}
        allLabel={SEARCH_LABELS.allClasses}
        classes={leaves}
        chosen={filter.shopClassId}
        onChoose={(shopClassId) => change({ shopClassId })}
      />
      <FilteredProducts
        filter={filter}
        onChange={change}
        isGrid={isGrid}
        heading={filter.keyword || translate(SEARCH_LABELS.inShop)}
        empty={
          <NothingFound filter={filter} onReset={() => change({ keyword: '', shopClassId: '', ...NO_NARROWING })} />
        }
      />
    </div>
  )
}
