import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rpc/page-size.ts'
import { Yuan } from '../values/yuan.ts'

const uuid = z.string().check(z.minLength(1), z.maxLength(64))
const optionalId = z._default(z.string().check(z.maxLength(64)), '')

/** What a coupon takes off, and for what. Domain 1.3. */
const COUPON = {
  cCouponUuid: z.string(),
  cCouponName: z.string(),
  /** 1 an amount off, 2 a share off, 3 free freight. */
  iCouponType: z.int(),
  /** Taken off by kind 1. */
  iAmount: Yuan,
  /** Share that remains to be paid with kind 2, in basis points: 9000 is 9 折. */
  iRateBps: z.int(),
  iMinAmount: Yuan,
  /** Limit of what a share takes off; absent without one. */
  iMaxAmount: z.optional(Yuan),
  /** Empty for one of the platform. */
  cShopUuid: z.string(),
  cShopName: z.string(),
  /** 0 everything, 1 some classes, 2 some products. */
  iScope: z.int(),
  /** 0 anybody, 1 enterprises, 2 teams. */
  iBuyerKind: z.int(),
} as const

/** Whether a coupon can be received by the caller. */
export const RECEIVE_STATES = { open: 0, received: 1, gone: 2, otherBuyers: 3 } as const

/** A coupon that can be received, or could have been. */
export const ReceivableCoupon = z.object({
  ...COUPON,
  /** One of `RECEIVE_STATES`. */
  iReceiveState: z.int(),
  iTotal: z.int(),
  iLeft: z.int(),
  iPerUser: z.int(),
  /** Received by the caller so far. */
  iReceived: z.int(),
  /** End of its receipt. */
  dTakeTo: z.string(),
  /** Days of use from the receipt; absent where the time is fixed. */
  iValidDays: z.optional(z.int()),
  /** The fixed time of use; absent where it begins with the receipt. */
  dValidFrom: z.optional(z.string()),
  dValidTo: z.optional(z.string()),
})
export type ReceivableCoupon = z.infer<typeof ReceivableCoupon>

/** Coupons of a site that can be received now: all, those of a shop, or those that cover a product. */
export const getReceivableList = endpoint({
  method: 'POST',
  path: 'alc-alshop/CouponAction/getReceivableList',
  gate: 'visitor',
  summary: 'The coupons that can be received.',
  body: z.object({ cShopUuid: optionalId, cProdCode: optionalId }),
  data: z.object({ results: z.array(ReceivableCoupon) }),
})

/** Receives a coupon, for the current institution or the person. */
export const receiveCoupon = endpoint({
  method: 'POST',
  path: 'alc-alshop/CouponAction/receiveCoupon',
  gate: 'login',
  summary: 'Receives a coupon.',
  body: z.object({ cCouponUuid: uuid, cRequestUuid: uuid }),
  data: z.object({ cUserCouponUuid: z.string(), dValidTo: z.string() }),
  failures: {
    COUPON_UNKNOWN: { code: 4004 },
    /** Its receipt has not begun, is over or was stopped. */
    COUPON_CLOSED: { code: 4009 },
    COUPONS_TAKEN: { code: 4009 },
    COUPON_LIMIT: { code: 4009, data: z.object({ iPerUser: z.int() }) },
    COUPON_OTHER_BUYERS: { code: 4009 },
  },
})

/** States of a received coupon that its owner sees. Domain 2.13; 4 (已作废) counts as expired. */
export const COUPON_STATES = { unused: 1, used: 2, expired: 3 } as const

/** A received coupon. */
export const MyCoupon = z.object({
  ...COUPON,
  cUserCouponUuid: z.string(),
  /** One of `COUPON_STATES`. */
  iCouponState: z.int(),
  dValidFrom: z.string(),
  dValidTo: z.string(),
})
export type MyCoupon = z.infer<typeof MyCoupon>

/** The coupons of the person or of the current institution in a state, those that end first at the top. */
export const getMyCouponPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/CouponAction/getMyCouponPage',
  gate: 'login',
  summary: 'The received coupons.',
  body: z.object({
    iCouponState: z._default(z.union([z.literal(1), z.literal(2), z.literal(3)]), COUPON_STATES.unused),
    pageNumber: z._default(z.int().check(z.positive()), 1),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
  }),
  data: z.object({
    results: z.array(MyCoupon),
    iTotleSize: z.int(),
    /** Numbers by state. */
    countList: z.array(z.object({ iCouponState: z.int(), iCount: z.int() })),
  }),
})
