import type { DataSource, LoadQuery, ProductPage } from '../kit/module-view.ts'
import type { SourceProps } from './tile-fields.ts'

/** Loaded data of a list: visible products, total count, and the last loaded page (from 1). */
export interface ProductsData extends ProductPage {
  readonly page: number
}

/** Data of a list without a selection. */
export const NO_PRODUCTS: ProductsData = { items: [], total: 0, page: 1 }

/** Loads a page of products: selected ones in their order, or those of the classes. */
export async function loadProducts(
  from: SourceProps,
  source: DataSource,
  { page, size }: Pick<LoadQuery, 'page'> & { readonly size: number },
): Promise<ProductsData> {
  const { codes, classIds } = from
  if (!isChosen(from)) return NO_PRODUCTS
  if (from.source === 'class') return { ...(await source.productsByClasses(classIds, { number: page, size })), page }
  return { items: await source.productsByCodes(codes.slice((page - 1) * size, page * size)), total: codes.length, page }
}

/** Appends a further page to the visible products. */
export function appendProducts(shown: ProductsData, more: ProductsData): ProductsData {
  return { ...more, items: [...shown.items, ...more.items] }
}

/** Whether products or classes are selected. */
export function isChosen({ source, codes, classIds }: SourceProps): boolean {
  return (source === 'class' ? classIds : codes).length > 0
}

/** Minimum number of products on the first page; classes may have fewer. */
export function initialCount({ source, codes }: SourceProps, size: number): number {
  return source === 'chosen' ? Math.min(size, codes.length) : size
}
