import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../client/shop-context.ts'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { findClass } from '../class-tree.ts'
import { classTreeQuery } from '../catalog.queries.ts'
import { NO_NARROWING } from '../product-filter.ts'
import { FilteredProducts } from '../product-list/filtered-products.tsx'
import { LIST_LABELS } from '../product-list/list-labels.ts'
import { NothingFound } from '../product-list/nothing-found.tsx'
import { useListLayout } from '../product-list/use-list-layout.ts'
import { useProductFilter } from '../product-list/use-product-filter.ts'
import { ListHead } from './list-head.tsx'

/** Products of a class (`cClassUuid`), of words (`cKeyword`) or all, narrowed and ordered as the address says. Domain sheet 65. */
export function Screen() {
  const translate = useText()
  const [filter, change] = useProductFilter()
  const [isGrid, showAs] = useListLayout()
  const className = findClass(useQuery(classTreeQuery(useShop())).data ?? [], filter.classId)?.name ?? ''
  useScreenTitle(filter.keyword || className)
  return (
    <div className="shop-screen">
      <ListHead
        keyword={filter.keyword}
        className={className}
        isGrid={isGrid}
        onSearch={(keyword) => change({ keyword })}
        onShowAs={showAs}
      />
      <FilteredProducts
        filter={filter}
        onChange={change}
        isGrid={isGrid}
        heading={filter.keyword || className || translate(LIST_LABELS.products)}
        scopeName={className}
        empty={<NothingFound filter={filter} onReset={() => change({ keyword: '', ...NO_NARROWING })} />}
      />
    </div>
  )
}
