import * as z from 'zod/mini'

import { ProductListItem } from '../catalog/product.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rpc/page-size.ts'

/** Days for which footprints are kept, and their greatest number. Domain 1.4. */
export const FOOTPRINT_LIMITS = { days: 90, rows: 200 } as const

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const code = z.string().check(z.minLength(1), z.maxLength(64))

/** Records that the caller has looked at a product today (Asia/Shanghai). A code of no product is passed over. */
export const saveFootPrint = endpoint({
  method: 'POST',
  path: 'alc-alshop/FootPrintAction/saveFootPrint',
  gate: 'login',
  summary: 'Records a look at a product.',
  body: z.object({ cProdCode: code }),
  data: z.object({}),
})

/** A product that was looked at on a day. */
export const Footprint = z.extend(ProductListItem, {
  /** `yyyy-MM-dd` in Asia/Shanghai. */
  dViewDate: z.string(),
  bInvalid: z.boolean(),
})
export type Footprint = z.infer<typeof Footprint>

/** The footprints, the latest first, from a day on backwards, and all days that have some. */
export const getFootPrintPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/FootPrintAction/getFootPrintPage',
  gate: 'login',
  summary: 'The products that were looked at, by day.',
  body: z.object({
    /** Footprints of this day and earlier ones; all when empty. */
    dViewDate: z._default(z.union([day, z.literal('')]), ''),
    pageNumber: z._default(z.int().check(z.positive()), 1),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
  }),
  data: z.object({ results: z.array(Footprint), iTotleSize: z.int(), dayList: z.array(z.string()) }),
})

/** Removes footprints by product and day. */
export const deleteFootPrint = endpoint({
  method: 'POST',
  path: 'alc-alshop/FootPrintAction/deleteFootPrint',
  gate: 'login',
  summary: 'Removes footprints.',
  body: z.object({
    footprints: z
      .array(z.object({ cProdCode: code, dViewDate: day }))
      .check(z.minLength(1), z.maxLength(FOOTPRINT_LIMITS.rows)),
  }),
  data: z.object({}),
})

/** Removes all footprints. */
export const clearFootPrint = endpoint({
  method: 'POST',
  path: 'alc-alshop/FootPrintAction/clearFootPrint',
  gate: 'login',
  summary: 'Removes all footprints.',
  body: z.object({}),
  data: z.object({}),
})
