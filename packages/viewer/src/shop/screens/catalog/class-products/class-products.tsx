import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { Notice } from '@mallwright/shop-core/kit'
import { usePersisted } from '@mallwright/shop-core/storage'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useCaller, useShop, VISITOR } from '../../../client/shop-context.ts'
import { CLASSES_PATH } from '../../../navigation/tab-name.ts'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { findClass } from '../catalog-reader.ts'
import { classTreeQuery } from '../catalog.queries.ts'
import { ProductRows } from '../product-card/product-rows.tsx'
import { productSearchQuery } from '../product-search.ts'
import type { ProductFilter } from '../product-search.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { LIST_LABELS } from './list-labels.ts'
import { ListHead } from './list-head.tsx'
import { ListTools } from './list-tools.tsx'
import { isNarrowed, NO_NARROWING, useProductFilter } from './use-product-filter.ts'

/** Products of a class (`cClassUuid`), of words (`cKeyword`) or all, narrowed and ordered as the address says. Domain sheet 65. */
export function Screen() {
  const translate = useText()
  const shop = useShop()
  const caller = useCaller()
  const [filter, change] = useProductFilter()
  const sheet = useSheet('filter')
  const [isGrid, setIsGrid] = useState(() => shop.store.read('listLayout') === 'grid')
  const list = useInfiniteQuery(productSearchQuery(shop, filter, caller))
  const className = findClass(useQuery(classTreeQuery(shop)).data ?? [], filter.classId)?.name ?? ''
  const hasPrices = (usePersisted(shop.sites.site)?.bShowPrice ?? true) || caller !== VISITOR
  const total = list.data?.pages[0]?.total ?? 0
  useScreenTitle(filter.keyword || className)
  const showAs = (next: boolean) => {
    shop.store.write('listLayout', next ? 'grid' : 'rows')
    setIsGrid(next)
  }
  return (
    <div className="shop-screen">
      <ListHead
        keyword={filter.keyword}
        className={className}
        isGrid={isGrid}
        onSearch={(keyword) => change({ keyword })}
        onShowAs={showAs}
      />
      <ListTools filter={filter} hasPrices={hasPrices} onOrder={(order) => change({ order })} onFilter={sheet.open} />
      <main className="shop-rows">
        <h1 className="shop-visually-hidden">{filter.keyword || className || translate(LIST_LABELS.products)}</h1>
        {total > 0 && (
          <p className="shop-rows-count">
            {translate(className === '' ? LIST_LABELS.count : LIST_LABELS.countIn, { name: className, count: total })}
          </p>
        )}
        <ProductRows
          list={list}
          isGrid={isGrid}
          empty={<NothingFound filter={filter} onReset={() => change({ keyword: '', ...NO_NARROWING })} />}
        />
      </main>
      {sheet.isOpen && (
        <FilterSheet
          filter={filter}
          hasPrices={hasPrices}
          onApply={(narrowing) => sheet.closeThen(() => change(narrowing))}
          onClose={sheet.close}
        />
      )}
    </div>
  )
}

/** Why a list is empty, and the way on. */
function NothingFound({ filter, onReset }: { readonly filter: ProductFilter; readonly onReset: () => void }) {
  const translate = useText()
  if (filter.keyword === '' && !isNarrowed(filter)) {
    return (
      <Notice
        kind="empty"
        title={translate(LIST_LABELS.emptyClass)}
        action={
          <Anchor className="shop-button" href={CLASSES_PATH}>
            {translate(LIST_LABELS.otherClasses)}
          </Anchor>
        }
      />
    )
  }
  return (
    <Notice
      kind="empty"
      title={translate(LIST_LABELS.emptySearch)}
      hint={translate(LIST_LABELS.emptySearchHint)}
      action={
        <button type="button" className="shop-button" onClick={onReset}>
          {translate(LIST_LABELS.clearAll)}
        </button>
      }
    />
  )
}
