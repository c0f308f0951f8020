import type { DataSource, LoadQuery } from '../kit/module-view.ts'
import { appendProducts, loadProducts, NO_PRODUCTS } from '../product-tiles/products-data.ts'
import type { ProductsData } from '../product-tiles/products-data.ts'
import { pageSizeOf } from '../product-tiles/tile-layout.ts'
import type { PagedListProps } from './paged-list.ts'

/** What a paged list has loaded: the products of every tab that was opened, by its number from 0. */
export interface PagedListData {
  readonly slices: Readonly<Record<number, ProductsData>>
  /** The slice that came last goes on where it ended, rather than start over. */
  readonly isContinued: boolean
}

/** Loads a page of one tab. */
export async function loadTab(props: PagedListProps, source: DataSource, query: LoadQuery): Promise<PagedListData> {
  const { page, slice } = query
  const tab = props.tabs[slice]
  const products = tab ? await loadProducts(tab, source, { page, size: pageSizeOf(props) }) : NO_PRODUCTS
  return { slices: { [slice]: products }, isContinued: props.paging === 'more' && page > 1 }
}

/** Joins what came of one tab to what is shown of all. */
export function joinTabs(shown: PagedListData, more: PagedListData): PagedListData {
  const joined = Object.entries(more.slices).map(([slice, products]) => {
    const before = shown.slices[Number(slice)]
    return [slice, before && more.isContinued ? appendProducts(before, products) : products]
  })
  return { slices: { ...shown.slices, ...Object.fromEntries(joined) }, isContinued: false }
}
