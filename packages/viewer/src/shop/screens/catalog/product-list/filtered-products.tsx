import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { usePersisted } from '@mallwright/shop-core/storage'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useCaller, useShop, VISITOR } from '../../../client/shop-context.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import type { ProductFilter } from '../product-filter.ts'
import { productSearchQuery } from '../product-search.ts'
import { LIST_LABELS } from './list-labels.ts'
import { ListTools } from './list-tools.tsx'
import { ProductRows } from './product-rows.tsx'

const FilterSheet = lazy(async () => ({ default: (await import('../filter-sheet/filter-sheet.tsx')).FilterSheet }))
const AddSheet = lazy(async () => ({ default: (await import('../sku-sheet/add-sheet.tsx')).AddSheet }))

/** Products under a filter: order and filter tools, the list, and the sheets that narrow it and put a product into the cart. */
export function FilteredProducts(props: {
  readonly filter: ProductFilter
  readonly onChange: (change: Partial<ProductFilter>) => void
  readonly isGrid: boolean
  /** Heading of the list, said aloud only. */
  readonly heading: string
  /** Name before the number of products; empty for none. */
  readonly scopeName?: string
  readonly firstOrderName?: Label
  readonly empty: ReactNode
}) {
  const { filter, onChange, isGrid, heading, scopeName = '', firstOrderName, empty } = props
  const translate = useText()
  const shop = useShop()
  const caller = useCaller()
  const navigate = useNavigate()
  const filterSheet = useSheet('filter')
  const addSheet = useSheet('add')
  const [addedCode, setAddedCode] = useState('')
  const list = useInfiniteQuery(productSearchQuery(shop, filter, caller))
  const hasPrices = (usePersisted(shop.sites.site)?.bShowPrice ?? true) || caller !== VISITOR
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <>
      <ListTools
        filter={filter}
        hasPrices={hasPrices}
        {...(firstOrderName && { firstName: firstOrderName })}
        onOrder={(order) => onChange({ order })}
        onFilter={filterSheet.open}
      />
      <main className="shop-rows">
        <h1 className="shop-visually-hidden">{heading}</h1>
        {total > 0 && (
          <p className="shop-rows-count">
            {translate(scopeName === '' ? LIST_LABELS.count : LIST_LABELS.countIn, { name: scopeName, count: total })}
          </p>
        )}
        <ProductRows
          list={list}
          isGrid={isGrid}
          empty={empty}
          onAdd={({ code }) => {
            setAddedCode(code)
            addSheet.open()
          }}
        />
      </main>
      {filterSheet.isOpen && (
        <Suspense>
          <FilterSheet
            filter={filter}
            hasPrices={hasPrices}
            onApply={(narrowing) => filterSheet.closeThen(() => onChange(narrowing))}
            onClose={filterSheet.close}
          />
        </Suspense>
      )}
      {addSheet.isOpen && addedCode !== '' && (
        <Suspense>
          <AddSheet
            code={addedCode}
            onClose={addSheet.close}
            onLeave={(path) => addSheet.closeThen(() => void navigate(path))}
          />
        </Suspense>
      )}
    </>
  )
}
