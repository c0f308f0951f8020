import type { ProductPage } from '../module-view.ts'

/** What a product list has loaded: the products shown, how many there are, and the page they end with (1 is the first). */
export interface ProductListData extends ProductPage {
  readonly page: number
}
