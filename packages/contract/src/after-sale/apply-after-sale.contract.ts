import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import { reference, request } from '../values/request-fields.ts'
import {
  afterSaleChanged,
  afterSaleType,
  afterSaleUnknown,
  AskedLine,
  docIds,
  fieldWrong,
  orderUnknown,
} from './after-sale-inputs.ts'
import { AFTER_SALE_LIMITS } from './after-sale-states.ts'

/** What a buyer fills in. Domain sheet 55. */
const application = {
  iAfterSaleType: afterSaleType,
  cReasonCode: reference,
  /** What is to go back, freight included; nothing with an exchange. */
  iAmount: z._default(z.number().check(z.nonnegative(), z.maximum(99_999_999)), 0),
  cDescription: z._default(z.string().check(z.trim(), z.maxLength(AFTER_SALE_LIMITS.description)), ''),
  cMobilePhone: z._default(z.string().check(z.regex(/^(?:1\d{10})?$/)), ''),
  docIds,
} as const

/** Why an application is not taken as it is. */
const applicationFailures = {
  /** This type cannot be asked for, now or of these lines. */
  TYPE_CLOSED: { code: 4009 },
  REASON_UNKNOWN: { code: 4001, data: fieldWrong },
  /** More than can go back for these units, or nothing: the most is in the answer. */
  AMOUNT_WRONG: { code: 4001, data: z.object({ cField: z.string(), iMaxAmount: Yuan }) },
  /** Faulty goods are shown by pictures. */
  EVIDENCE_NEEDED: { code: 4001, data: fieldWrong },
  FILE_UNKNOWN: { code: 4004 },
  /** The variant that is wanted instead is of another product, off the shelf or dearer. */
  EXCHANGE_UNKNOWN: { code: 4001, data: fieldWrong },
} as const

/** Asks for after-sales of lines of one order: an after-sale a line, the amount shared out over them. */
export const saveAfterSale = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/saveAfterSale',
  gate: 'login',
  summary: 'Asks for after-sales.',
  body: z.object({
    ...request,
    ...application,
    cOrderNo: reference,
    items: z
      .array(z.extend(AskedLine, { cExchangeSkuUuid: z.optional(reference) }))
      .check(z.minLength(1), z.maxLength(120)),
  }),
  data: z.object({ afterSaleNos: z.array(z.string()) }),
  failures: {
    ...orderUnknown,
    ...applicationFailures,
    /** More units than are left of a line, a line twice, or one of another order. */
    QTY_WRONG: { code: 4001, data: fieldWrong },
    /** A line can be asked for three times. */
    APPLIED_TOO_OFTEN: { code: 4009 },
  },
})

/** Changes an application that the shop has not agreed to, or has refused: it answers anew. Lines and type stay. Domain 2.4. */
export const updateAfterSale = endpoint({
  method: 'POST',
  path: 'alc-alshop/AfterSaleAction/updateAfterSale',
  gate: 'login',
  summary: 'Changes an application.',
  body: z.object({ ...request, cAfterSaleNo: reference, ...application, cExchangeSkuUuid: z.optional(reference) }),
  data: z.object({}),
  failures: { ...afterSaleUnknown, ...afterSaleChanged, ...applicationFailures },
})
