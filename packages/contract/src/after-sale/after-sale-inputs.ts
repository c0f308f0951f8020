import * as z from 'zod/mini'

import { reference } from '../values/request-fields.ts'
import { AFTER_SALE_LIMITS } from './after-sale-states.ts'

/** Files of an account's own, uploaded as `AFTER_SALE_UPLOAD`. */
export const docIds = z._default(z.array(reference).check(z.maxLength(AFTER_SALE_LIMITS.files)), [])

/** What somebody says; may be empty. */
export const words = z._default(z.string().check(z.trim(), z.maxLength(AFTER_SALE_LIMITS.reason)), '')

/** A waybill: the company by its code, and a number of its own form. */
export const waybill = {
  cExpressCode: reference,
  cExpressNo: z.string().check(z.trim(), z.minLength(4), z.maxLength(40), z.regex(/^[A-Za-z0-9-]+$/)),
}

/** The after-sale is not the caller's: 售后单不存在. */
export const afterSaleUnknown = { AFTER_SALE_UNKNOWN: { code: 4004 } } as const

/** Its state has changed meanwhile: 状态已变更，请刷新后重试. Domain 2. */
export const afterSaleChanged = { AFTER_SALE_CHANGED: { code: 4009 } } as const

/** The order is not the caller's. */
export const orderUnknown = { ORDER_UNKNOWN: { code: 4004 } } as const

/** A field that is wrong. */
export const fieldWrong = z.object({ cField: z.string() })

/** A type of after-sales. */
export const afterSaleType = z.int().check(z.minimum(1), z.maximum(3))

/** Units of a line of an order. */
export const AskedLine = z.object({
  cOrderItemUuid: reference,
  iQty: z.int().check(z.positive(), z.maximum(1_000_000)),
})
