import * as z from 'zod/mini'

import { Yuan } from '../values/yuan.ts'
import { VARIANT_FIELDS } from './variant-fields.ts'

/** Largest number of lines of a cart. Domain 1.4. */
export const MAX_CART_LINES = 120

/** Largest quantity that a line may ask for. */
export const MAX_CART_QTY = 999_999

/**
 * Why a line cannot be ordered. Domain 1.4: 0 valid, 1 off the shelf, 2 the variant is gone, 3 out of stock, 4 below the minimum
 * quantity, 5 not delivered to the default address, 6 by enquiry only.
 */
export const CART_INVALID = {
  none: 0,
  offShelf: 1,
  variantGone: 2,
  outOfStock: 3,
  belowMinimum: 4,
  undeliverable: 5,
  byEnquiry: 6,
} as const

/** A line of a cart. Amounts are absent where the caller may not see prices. */
export const CartLine = z.object({
  /** The variant's id in the cart of a visitor. */
  cCartUuid: z.string(),
  ...VARIANT_FIELDS,
  bSelected: z.boolean(),
  /** One of `CART_INVALID`. */
  iInvalidType: z.int(),
  /** Of a unit at this quantity. */
  iPrice: z.optional(Yuan),
  iAmount: z.optional(Yuan),
  /** The price is agreed with the institution. */
  bAgreementPrice: z.boolean(),
  /** The price is that of a timed offer. */
  bTimedOffer: z.optional(z.boolean()),
  /** What a unit costs more (or, negative, less) than when the line was put in or last changed; absent without a change. */
  iPriceChange: z.optional(Yuan),
  iMinOrderQty: z.int(),
  iStepQty: z.int(),
  /** Absent without a limit. */
  iMaxOrderQty: z.optional(z.int()),
  /** What can be sold; absent for visitors. */
  iStock: z.optional(z.int()),
  /** More is asked for than can be sold. */
  bStockShort: z.boolean(),
  /** Nearest quantity that can be ordered, where this one cannot be (stock, step, limits); absent where it can or none can. Of stock only accounts learn. */
  iFitQty: z.optional(z.int()),
  /** So many more units make each cost `iPrice`. */
  nextTier: z.optional(z.object({ iMoreQty: z.int(), iPrice: Yuan })),
})
export type CartLine = z.infer<typeof CartLine>

/** The lines of one shop that can be ordered, the newest first, and what the selected ones come to. */
export const CartShop = z.object({
  cShopUuid: z.string(),
  cShopName: z.string(),
  bOperated: z.boolean(),
  lineList: z.array(CartLine),
  /** Of the selected lines. */
  iSubtotal: z.optional(Yuan),
  /** Missing until delivery is free everywhere: 0 when it is, absent where no amount makes it or nothing is selected. */
  iFreeFreightMissing: z.optional(Yuan),
  /** Missing until the shop takes the order; absent when it does. */
  iMinOrderMissing: z.optional(Yuan),
  /** There are coupons of the shop to receive. */
  bHasCoupon: z.boolean(),
})
export type CartShop = z.infer<typeof CartShop>

/** A cart: the lines that can be ordered by shop, those that cannot (失效商品), and totals. Domain sheet 4. */
export const Cart = z.object({
  shopList: z.array(CartShop),
  invalidList: z.array(CartLine),
  /** Number of lines, invalid ones included. */
  iCount: z.int(),
  iSelectedCount: z.int(),
  /** Of the selected lines, before freight and coupons. */
  iTotal: z.optional(Yuan),
})
export type Cart = z.infer<typeof Cart>

/** A quantity that was not taken as it was asked for. */
export const CartAdjustment = z.object({ cSkuUuid: z.string(), cProdName: z.string(), iQty: z.int() })
export type CartAdjustment = z.infer<typeof CartAdjustment>

/** A line that a merge has left out: one that cannot be bought, or one beyond the limit of lines. */
export const CartOmission = z.object({
  cSkuUuid: z.string(),
  /** Empty when the variant is unknown. */
  cProdName: z.string(),
  cSpecText: z.string(),
  /** One of `CART_INVALID`; 0 when the cart is full. */
  iInvalidType: z.int(),
})
export type CartOmission = z.infer<typeof CartOmission>
