import * as z from 'zod/mini'

import { VARIANT_FIELDS } from '../cart/variant-fields.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import { reference, request } from '../values/request-fields.ts'
import { OrderAddress } from './order-fields.ts'
import { ORDER_LIMITS } from './order-states.ts'

/** Reasons why a line cannot be bought (`iInvalidType`). Domain 1.4. */
export const INVALID_TYPES = {
  valid: 0,
  offShelf: 1,
  gone: 2,
  outOfStock: 3,
  quantity: 4,
  undeliverable: 5,
  noPrice: 6,
} as const

/** A line of a checkout. */
export const CheckoutLine = z.object({
  ...VARIANT_FIELDS,
  iPrice: Yuan,
  iAmount: Yuan,
  bAgreementPrice: z.boolean(),
  /** The price is that of a timed offer. */
  bTimedOffer: z.optional(z.boolean()),
  /** `INVALID_TYPES`. */
  iInvalidType: z.int(),
  /** Units that can be bought at most. */
  iAvailable: z.int(),
})
export type CheckoutLine = z.infer<typeof CheckoutLine>

/** What one shop of a checkout delivers. */
export const CheckoutShop = z.object({
  cShopUuid: z.string(),
  cShopName: z.string(),
  bOperated: z.boolean(),
  /** Issues 增值税专用发票, too. */
  bSpecialInvoice: z.boolean(),
  lines: z.array(CheckoutLine),
  iGoodsAmount: Yuan,
  iFreight: Yuan,
  /** What coupons take off, the share of the platform's included. */
  iCouponAmount: Yuan,
  iPayAmount: Yuan,
  /** The shop's coupon; empty for none. */
  cUserCouponUuid: z.string(),
  cCouponName: z.string(),
  /** Coupons of the shop that can be used. */
  iUsableCoupons: z.int(),
  /** Days until the goods leave. */
  iShipDays: z.int(),
  /** What is missing to the shop's smallest order; 0 when nothing is. */
  iMinShort: Yuan,
})

/** A checkout as the server computed it: every number that the page shows. Domain sheet 37. */
export const CheckoutPreview = z.object({
  cPreviewUuid: z.string(),
  /** Null until the buyer has one. */
  address: z.nullable(z.extend(OrderAddress, { cAddressUuid: z.string() })),
  shops: z.array(CheckoutShop),
  iGoodsTotal: Yuan,
  iFreightTotal: Yuan,
  iCouponTotal: Yuan,
  iPayTotal: Yuan,
  /** The platform's coupon; empty for none. */
  cUserCouponUuid: z.string(),
  cCouponName: z.string(),
  iUsableCoupons: z.int(),
  /** Limit over which the institution approves; null where this trade needs no approval. */
  iOverAmount: z.nullable(Yuan),
  bSubmittable: z.boolean(),
})
export type CheckoutPreview = z.infer<typeof CheckoutPreview>

/** Lines that are bought at once. */
const items = z
  .array(z.object({ cSkuUuid: reference, iQty: z.int().check(z.positive(), z.maximum(9_999_999)) }))
  .check(z.maxLength(ORDER_LIMITS.lines))

/** Computes a checkout: lines of the cart that are selected, or the given ones. Changes nothing but the preview that it stores. */
export const confirmOrder = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/confirmOrder',
  gate: 'purchase',
  summary: 'Computes a checkout.',
  body: z.object({
    cFrom: z.enum(['cart', 'buy']),
    items: z._default(items, []),
    /** Empty: the default one. */
    cAddressUuid: z._default(z.string().check(z.maxLength(64)), ''),
    /** Coupons by shop and of the platform (without a shop); absent: those that take off most. */
    coupons: z.optional(
      z.array(z.object({ cShopUuid: z._default(z.string(), ''), cUserCouponUuid: reference })).check(z.maxLength(50)),
    ),
    /** The invoice that is wanted; absent: none. */
    invoice: z.optional(z.object({ iInvoiceKind: z.union([z.literal(1), z.literal(2)]), cHeaderUuid: reference })),
  }),
  data: CheckoutPreview,
  failures: {
    /** Nothing to buy: no line of the cart is selected, or none was given. */
    NOTHING_CHOSEN: { code: 4001, data: z.object({ cField: z.literal('items') }) },
    ADDRESS_UNKNOWN: { code: 4004 },
    HEADER_UNKNOWN: { code: 4004 },
    /** A special invoice needs an enterprise's header with all its fields, and shops that issue it. Domain 1.5. */
    INVOICE_NOT_POSSIBLE: { code: 4001, data: z.object({ cField: z.literal('invoice') }) },
  },
})

/** Places the orders of a checkout: one trade, an order a shop, stock locked. Domain sheet 37. */
export const submitOrder = endpoint({
  method: 'POST',
  path: 'alc-alshop/OrderAction/submitOrder',
  gate: 'purchase',
  summary: 'Places the orders of a checkout.',
  body: z.object({
    ...request,
    cPreviewUuid: reference,
    remarks: z._default(
      z
        .array(
          z.object({ cShopUuid: reference, cRemark: z.string().check(z.trim(), z.maxLength(ORDER_LIMITS.remark)) }),
        )
        .check(z.maxLength(50)),
      [],
    ),
  }),
  data: z.object({
    cTradeNo: z.string(),
    orders: z.array(z.object({ cOrderNo: z.string(), cShopName: z.string(), iPayAmount: Yuan })),
    iPayTotal: Yuan,
    bNeedApproval: z.boolean(),
    /** Nothing is left to be paid. */
    bPaid: z.boolean(),
  }),
  failures: {
    /** The checkout is too old or unknown: it is computed again. */
    PREVIEW_EXPIRED: { code: 4009 },
    /** Lines that the stock does not cover, with what it has. */
    STOCK_SHORT: {
      code: 4010,
      data: z.object({ items: z.array(z.object({ cSkuUuid: z.string(), iAvailable: z.int() })) }),
    },
    /** A number has changed since it was shown: the new ones. */
    PRICE_CHANGED: { code: 4011, data: CheckoutPreview },
    /** The checkout lacks an address, or has lines that cannot be bought. */
    NOT_SUBMITTABLE: { code: 4009 },
    /** A coupon was used meanwhile. */
    COUPON_GONE: { code: 4009 },
  },
})

/** A coupon in a checkout. */
export const CheckoutCoupon = z.object({
  cUserCouponUuid: z.string(),
  cCouponName: z.string(),
  /** 1 an amount off, 2 a share off, 3 free freight. */
  iCouponType: z.int(),
  /** Empty for one of the platform. */
  cShopUuid: z.string(),
  cShopName: z.string(),
  /** What it would take off of this checkout; 0 when it cannot be used. */
  iAmount: Yuan,
  iMinAmount: Yuan,
  dValidTo: z.string(),
  bUsable: z.boolean(),
  /** Why it cannot be used; empty when it can. */
  cReason: z.string(),
  bChosen: z.boolean(),
})
export type CheckoutCoupon = z.infer<typeof CheckoutCoupon>

/** The buyer's coupons for a checkout, usable ones first, the others with their reason. */
export const getUsableCouponList = endpoint({
  method: 'POST',
  path: 'alc-alshop/CouponAction/getUsableCouponList',
  gate: 'login',
  summary: 'Coupons for a checkout, with the reason why one cannot be used.',
  body: z.object({ cPreviewUuid: reference }),
  data: z.object({ results: z.array(CheckoutCoupon) }),
  failures: { PREVIEW_EXPIRED: { code: 4009 } },
})
