import type { Fen } from '@mallwright/contract/values'

import type { VariantLine } from '../../../cart/cart-lines.ts'

/** A line of a checkout. */
export interface CheckoutLine extends VariantLine {
  readonly price: Fen
  readonly isAgreed: boolean
  readonly isOffer: boolean
  /** Why it cannot be bought (`iInvalidType`); 0 when it can. */
  readonly invalidType: number
  readonly available: number
}

/** What one shop of a checkout delivers. */
export interface CheckoutShop {
  readonly id: string
  readonly name: string
  readonly isOperated: boolean
  readonly hasSpecialInvoices: boolean
  readonly lines: readonly CheckoutLine[]
  readonly goodsAmount: Fen
  readonly freight: Fen
  readonly couponAmount: Fen
  readonly payAmount: Fen
  readonly couponId: string
  readonly couponName: string
  readonly usableCoupons: number
  readonly shipDays: number
  readonly missingToMinimum: Fen
}

/** Where a checkout goes. */
export interface CheckoutAddress {
  readonly id: string
  readonly receiver: string
  readonly phone: string
  readonly text: string
}

/** A checkout as the server computed it: the page sums nothing. */
export interface Checkout {
  readonly previewId: string
  readonly address: CheckoutAddress | undefined
  readonly shops: readonly CheckoutShop[]
  readonly goodsTotal: Fen
  readonly freightTotal: Fen
  readonly couponTotal: Fen
  readonly payTotal: Fen
  /** The platform's coupon. */
  readonly couponId: string
  readonly couponName: string
  readonly usableCoupons: number
  /** Over which amount the institution approves; `undefined` where it need not. */
  readonly approvalLimit: Fen | undefined
  readonly canSubmit: boolean
}

/** A coupon in a checkout. */
export interface CheckoutCoupon {
  readonly id: string
  readonly name: string
  /** Empty for one of the platform. */
  readonly shopId: string
  readonly off: Fen
  readonly minAmount: Fen
  readonly validTo: string
  readonly isUsable: boolean
  readonly reason: string
}

/** What a buyer has chosen on the page. */
export interface CheckoutChoice {
  readonly source: { readonly kind: 'cart' } | { readonly kind: 'buy'; readonly lines: readonly BuyLine[] }
  /** Empty: the default one. */
  readonly addressId: string
  /** Chosen coupons by shop, '' for the platform's; absent: those that take off most. */
  readonly coupons?: Readonly<Record<string, string>>
  readonly invoice?: { readonly kind: 1 | 2; readonly headerId: string; readonly title: string }
}

/** A variant that is bought without the cart. */
export interface BuyLine {
  readonly skuId: string
  readonly quantity: number
}
