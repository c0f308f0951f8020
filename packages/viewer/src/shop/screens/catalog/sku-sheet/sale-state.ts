import type { FullProduct } from '../full-product.ts'

/** Whether a product can be bought: it is for sale, by enquiry only, or its shop has closed. */
export type SaleState = 'open' | 'byEnquiry' | 'closed'

/** Whether a product can be bought. */
export function saleOf({ isByEnquiry, shop }: FullProduct): SaleState {
  if (shop.isClosed) return 'closed'
  return isByEnquiry ? 'byEnquiry' : 'open'
}

/** Whether the site hides the price from this caller: who may not see it cannot buy. */
export function isPriceHidden({ isByEnquiry, price, variants }: FullProduct): boolean {
  return !isByEnquiry && price === undefined && variants.every((variant) => variant.price === undefined)
}
