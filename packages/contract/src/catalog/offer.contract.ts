import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { MAX_PAGE_SIZE } from '../rpc/page-size.ts'
import { Yuan } from '../values/yuan.ts'
import { ProductListItem } from './product.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** Where products are recommended: beside a product, under an empty list, in the cart, in an account. */
export const RECOMMEND_SCENES = ['product', 'empty', 'cart', 'account'] as const

/**
 * Products to look at next. With a product, those like it: of its class, then of the class above, it excluded, also when it is
 * off the shelf. Without one, of the classes that the account looked at last, else best sellers, few of a class.
 */
export const getRecommendList = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getRecommendList',
  gate: 'visitor',
  summary: 'Products to look at next.',
  body: z.object({
    cScene: z.enum(RECOMMEND_SCENES),
    cProdCode: z._default(text(64), ''),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), 10),
  }),
  data: z.object({ results: z.array(ProductListItem) }),
})

/** Most lines of one quote. */
const MAX_QUOTED = 120

/** What delivery of variants to an area costs, by shop. Fees are absent where prices are hidden. Domain 3.9. */
export const getFreightQuote = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getFreightQuote',
  gate: 'visitor',
  summary: 'Freight of variants to an area.',
  body: z.object({
    /** A district; six digits. */
    cAreaCode: z.string().check(z.regex(/^\d{6}$/)),
    items: z
      .array(z.object({ cSkuUuid: text(64), iQty: z.int().check(z.positive(), z.maximum(99_999_999)) }))
      .check(z.minLength(1), z.maxLength(MAX_QUOTED)),
  }),
  data: z.object({
    bDeliverable: z.boolean(),
    /** Of all shops; absent when something is not delivered there. */
    iFreight: z.optional(Yuan),
    /** Days until the last goods leave. */
    iShipDays: z.int(),
    results: z.array(
      z.object({
        cShopUuid: z.string(),
        bDeliverable: z.boolean(),
        iFreight: z.optional(Yuan),
        /** Goods amount that is missing until delivery is free; absent where no amount makes it free, and when it is. */
        iMissing: z.optional(Yuan),
      }),
    ),
  }),
  failures: {
    /** The code names no area of the third level. */
    AREA_UNKNOWN: { code: 4001, data: z.object({ cField: z.literal('cAreaCode') }) },
    /** A variant is none of the site. */
    SKU_UNKNOWN: { code: 4004 },
  },
})
