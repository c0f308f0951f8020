import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../client/shop-context.ts'
import { NO_NARROWING } from '../../catalog/product-filter.ts'
import { ProductRowSkeleton } from '../../catalog/product-card/product-row.tsx'
import { FilteredProducts } from '../../catalog/product-list/filtered-products.tsx'
import { LIST_LABELS } from '../../catalog/product-list/list-labels.ts'
import { NothingFound } from '../../catalog/product-list/nothing-found.tsx'
import { useListLayout } from '../../catalog/product-list/use-list-layout.ts'
import { useProductFilter } from '../../catalog/product-list/use-product-filter.ts'
import { ShopShell } from '../shop-shell/shop-shell.tsx'
import { ShopClassChips } from '../shop-class-chips.tsx'
import { shopClassesQuery } from '../shop.queries.ts'

const LABELS = {
  classes: { zh: '商品分类', en: 'Categories' },
  productsOf: { zh: '{name}的商品', en: 'Products of {name}' },
}

/** Rows of the first load. */
const SKELETON_ROWS = 6

/** Products of a shop (`cShopUuid`), of a class of its own (`cSpClassUuid`) or all. Domain sheet 73. */
export function Screen() {
  const translate = useText()
  const [filter, change] = useProductFilter()
  const [isGrid] = useListLayout()
  const classes = useQuery({ ...shopClassesQuery(useShop(), filter.shopId), enabled: filter.shopId !== '' }).data ?? []
  return (
    <ShopShell active="commodityList" skeleton={<ListSkeleton />}>
      {(shop) => (
        <>
          <ShopClassChips
            label={LABELS.classes}
            allLabel={LIST_LABELS.all}
            classes={classes}
            chosen={parentOf(filter.shopClassId)}
            onChoose={(shopClassId) => change({ shopClassId })}
          />
          <FilteredProducts
            filter={filter}
            onChange={change}
            isGrid={isGrid}
            heading={translate(LABELS.productsOf, { name: shop.name })}
            firstOrderName={LIST_LABELS.all}
            empty={<NothingFound filter={filter} onReset={() => change({ ...NO_NARROWING, shopClassId: '' })} />}
          />
        </>
      )}
    </ShopShell>
  )

  /** The chip of a class: its own, or that of the class above. */
  function parentOf(id: string): string {
    return classes.find((one) => one.id === id || one.children.some((child) => child.id === id))?.id ?? id
  }
}

function ListSkeleton() {
  return (
    <div className="shop-rows" aria-busy="true">
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <ProductRowSkeleton key={index} />
      ))}
    </div>
  )
}
