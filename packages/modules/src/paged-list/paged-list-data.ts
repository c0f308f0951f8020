import type { DataSource, LoadQuery } from '../kit/module-view.ts'
import { appendProducts, loadProducts, NO_PRODUCTS } from '../product-tiles/products-data.ts'
import type { ProductsData } from '../product-tiles/products-data.ts'
import { pageSizeOf } from '../product-tiles/tile-layout.ts'
import type { PagedListProps } from './paged-list.ts'

/** Loaded data of a paged list: products of every opened tab, by tab index. */
export interface PagedListData {
  readonly slices: Readonly<Record<number, ProductsData>>
  /** Whether the last loaded slice is appended rather than replaced. */
  readonly isContinued: boolean
}

/** Loads a page of one tab. */
export async function loadTab(props: PagedListProps, source: DataSource, query: LoadQuery): Promise<PagedListData> {
  const { page, slice } = query
  const tab = props.tabs[slice]
  const products = tab ? await loadProducts(tab, source, { page, size: pageSizeOf(props) }) : NO_PRODUCTS
  return { slices: { [slice]: products }, isContinued: props.paging === 'more' && page > 1 }
}

/** Merges the data of one tab into the data of all. */
export function joinTabs(shown: PagedListData, more: PagedListData): PagedListData {
  const joined = Object.entries(more.slices).map(([slice, products]) => {
    const before = shown.slices[Number(slice)]
    return [slice, before && more.isContinued ? appendProducts(before, products) : products]
  })
  return { slices: { ...shown.slices, ...Object.fromEntries(joined) }, isContinued: false }
}
