import * as z from 'zod/mini'

/** What lines of carts, checkouts and orders tell of their variant, with its quantity. */
export const VARIANT_FIELDS = {
  cSkuUuid: z.string(),
  cProdCode: z.string(),
  cProdName: z.string(),
  cUrl: z.string(),
  cSpecText: z.string(),
  cUnit: z.string(),
  iQty: z.int(),
}
