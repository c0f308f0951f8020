import type { DataSource, LoadQuery } from '../kit/module-view.ts'
import { appendProducts, loadProducts, NO_PRODUCTS } from '../product-tiles/products-data.ts'
import type { ProductsData } from '../product-tiles/products-data.ts'
import { pageSizeOf } from '../product-tiles/tile-layout.ts'
import type { PagedListProps } from './paged-list.ts'

/** What a paged list has loaded: the products of every tab that was opened, by its number from 0. */
export interface PagedListData {
  readonly parts: Readonly<Record<number, ProductsData>>
  /** The part that came last goes on where it ended, rather than start over. */
  readonly isContinued: boolean
}

/** Loads a page of one tab. */
export async function loadTab(props: PagedListProps, source: DataSource, query: LoadQuery): Promise<PagedListData> {
  const { page, part } = query
  const tab = props.tabs[part]
  const products = tab ? await loadProducts(tab, source, { page, size: pageSizeOf(props) }) : NO_PRODUCTS
  return { parts: { [part]: products }, isContinued: props.paging === 'more' && page > 1 }
}

/** Joins what came of one tab to what is shown of all. */
export function joinTabs(shown: PagedListData, more: PagedListData): PagedListData {
  const joined = Object.entries(more.parts).map(([part, products]) => {
    const before = shown.parts[Number(part)]
    return [part, before && more.isContinued ? appendProducts(before, products) : products]
  })
  return { parts: { ...shown.parts, ...Object.fromEntries(joined) }, isContinued: false }
}
