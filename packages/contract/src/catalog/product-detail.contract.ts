import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { ProductDetail } from './product-detail.ts'

/** One product with its variants. */
export const getProductDetail = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getProductDetail',
  gate: 'visitor',
  summary: 'A product with variants, pictures and its shop.',
  body: z.object({ cProdCode: z.string().check(z.maxLength(64)) }),
  data: ProductDetail,
  failures: {
    /** The product exists but is not for sale. */
    OFF_SHELF: { code: 4004, data: z.object({ cProdName: z.string() }) },
  },
})
