import * as z from 'zod/mini'

import { AFTER_SALE_LIMITS } from '../after-sale/index.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import { listQuery, pageOf, uuidText } from './operator-fields.ts'

/** An after-sale as operators see it. */
export const DeskAfterSale = z.object({
  cAfterSaleNo: z.string(),
  cOrderNo: z.string(),
  iAfterSaleType: z.int(),
  cAfterSaleTypeName: z.string(),
  iAfterSaleState: z.int(),
  cAfterSaleStateName: z.string(),
  cShopName: z.string(),
  cNickname: z.string(),
  /** Masked. */
  cMobilePhone: z.string(),
  /** The line in one text. */
  cItem: z.string(),
  iQty: z.int(),
  iAmount: Yuan,
  cReason: z.string(),
  cDescription: z.string(),
  /** Why its shop refused; empty while it has not. */
  cRejectReason: z.string(),
  /** What was said, oldest first, a step a line. */
  cHistory: z.string(),
  /** Private pictures of both sides. */
  docIds: z.array(z.string()),
  /** Decisions that are open. */
  decisionList: z.array(z.int()),
  dCreateTime: z.string(),
})
export type DeskAfterSale = z.infer<typeof DeskAfterSale>

/** What the platform decides (`iDecision`). Domain 2.4, state 70. */
export const AFTER_SALE_DECISIONS = { refund: 1, sendBack: 2, forShop: 3 } as const

/** After-sales of all shops: those with the platform first, then the newest; by number, order or shop. */
export const getDeskAfterSalePage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getDeskAfterSalePage',
  gate: 'operator',
  summary: 'After-sales of all shops.',
  body: z.object({ ...listQuery, iAfterSaleState: z.optional(z.int()) }),
  data: pageOf(DeskAfterSale),
})

/** Decides on an after-sale that its buyer has brought to the platform. Domain 2.4. */
export const decideAfterSale = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/decideAfterSale',
  gate: 'operator',
  summary: 'Decides on an after-sale.',
  body: z.object({
    cAfterSaleNo: uuidText,
    /** One of `AFTER_SALE_DECISIONS`. */
    iDecision: z.int().check(z.minimum(1), z.maximum(3)),
    /** The shop is at fault: it bears the freight, too. */
    bShopFault: z._default(z.boolean(), false),
    cReason: z.string().check(z.trim(), z.minLength(1), z.maxLength(AFTER_SALE_LIMITS.reason)),
  }),
  data: z.object({}),
  failures: {
    AFTER_SALE_UNKNOWN: { code: 4004 },
    AFTER_SALE_CHANGED: { code: 4009 },
    /** This cannot be decided for this type, or nothing is left to go back. */
    DECISION_CLOSED: { code: 4009 },
  },
})
