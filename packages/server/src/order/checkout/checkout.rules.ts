import { INVALID_TYPES } from '@mallwright/contract/order'

import { applyCoupon } from '../../sale/coupon.rules.ts'
import type { CouponDiscount, CouponEffect, CouponLine, CouponTerms } from '../../sale/coupon.rules.ts'
import { freightOf } from '../../sale/freight.rules.ts'
import type { FreightPlan } from '../../sale/freight.rules.ts'
import { isOrderable, unitPrice } from '../../sale/price.rules.ts'
import type { PriceSource } from '../../sale/price.rules.ts'
import type { SaleVariant } from '../../sale/sale-variant.store.ts'
import { splitAmount } from '../../sale/split-amount.ts'

/** The price mode of what is sold by enquiry only. */
const BY_ENQUIRY = 3

/** A coupon that a buyer has received. */
export interface OwnCoupon extends CouponTerms {
  readonly id: string
  readonly name: string
  readonly validTo: Date
}

/** What a checkout is computed from. Amounts in fen. */
export interface CheckoutInput {
  readonly lines: readonly { readonly variant: SaleVariant; readonly qty: number }[]
  /** District that it goes to; null before an address is chosen. */
  readonly areaCode: string | null
  readonly freightPlans: ReadonlyMap<string, FreightPlan>
  readonly coupons: readonly OwnCoupon[]
  /** Ids of the chosen coupons; `undefined` takes those that take off most. */
  readonly chosen: readonly string[] | undefined
  /** 1 an enterprise, 2 a team, 0 a person. */
  readonly buyerKind: number
}

/** A line with its numbers. */
export interface CheckedLine {
  readonly variant: SaleVariant
  readonly qty: number
  readonly priceCents: number
  readonly priceSource: PriceSource
  /** The timed offer that its units are taken from; null at any other price. */
  readonly offerId: string | null
  readonly amountCents: number
  readonly invalidType: number
  /** Its share of the coupons on goods. */
  readonly discountShareCents: number
  /** Its share of what is left of the freight. */
  readonly freightShareCents: number
}

/** What one shop delivers, with its numbers. */
export interface CheckedShop {
  readonly shopId: string
  readonly lines: readonly CheckedLine[]
  readonly goodsCents: number
  readonly freightCents: number
  /** Coupons on goods and on freight together. */
  readonly couponCents: number
  readonly payCents: number
  readonly coupon: OwnCoupon | undefined
  /** Missing to the shop's smallest order. */
  readonly minShortCents: number
}

/** A computed checkout. */
export interface Checkout {
  readonly shops: readonly CheckedShop[]
  readonly coupon: OwnCoupon | undefined
  readonly goodsCents: number
  readonly freightCents: number
  readonly couponCents: number
  readonly payCents: number
  /** Every line can be bought, every shop's smallest order is reached, and there is an address. */
  readonly isSubmittable: boolean
}

/** A shop while coupons are applied to it. */
interface Draft {
  readonly shopId: string
  readonly lines: readonly Omit<CheckedLine, 'discountShareCents' | 'freightShareCents'>[]
  readonly discounts: readonly number[]
  readonly freightCents: number
  readonly freightOffCents: number
  readonly coupon: OwnCoupon | undefined
}

/**
 * Computes a checkout: prices, then each shop's coupon, then the platform's on what is left, then freight on the amount after
 * coupons (domain 1.12-28), then coupons on freight. Shares of amounts always add up to the whole (domain 1.0).
 */
export function computeCheckout(input: CheckoutInput): Checkout {
  const withShopCoupons = groupByShop(input).map((draft) => withShopCoupon(draft, input))
  const { drafts, coupon } = withPlatformCoupon(withShopCoupons, input)
  const shops = drafts.map(finish)
  const sum = (of: (shop: CheckedShop) => number) => shops.reduce((total, shop) => total + of(shop), 0)
  const isValid = shops.every(
    ({ lines, minShortCents }) =>
      minShortCents === 0 && lines.every(({ invalidType }) => invalidType === INVALID_TYPES.valid),
  )
  return {
    shops,
    coupon,
    goodsCents: sum(({ goodsCents }) => goodsCents),
    freightCents: sum(({ freightCents }) => freightCents),
    couponCents: sum(({ couponCents }) => couponCents),
    payCents: sum(({ payCents }) => payCents),
    isSubmittable: isValid && shops.length > 0 && input.areaCode !== null,
  }
}

function groupByShop(input: CheckoutInput): Draft[] {
  const shopIds = [...new Set(input.lines.map(({ variant }) => variant.shopId))]
  return shopIds.map((shopId) => {
    const lines = input.lines.filter(({ variant }) => variant.shopId === shopId).map((line) => checkLine(line, input))
    return { shopId, lines, discounts: lines.map(() => 0), freightCents: 0, freightOffCents: 0, coupon: undefined }
  })
}

function checkLine({ variant, qty }: CheckoutInput['lines'][number], input: CheckoutInput): Draft['lines'][number] {
  const { cents, source, offerId = null } = unitPrice(variant, qty)
  const invalidType = invalidTypeOf(variant, qty, input)
  return { variant, qty, priceCents: cents, priceSource: source, offerId, amountCents: cents * qty, invalidType }
}

/** Why a variant cannot be bought in a quantity (`iInvalidType`), 0 when it can. Domain 1.4. */
export function invalidTypeOf(
  variant: SaleVariant,
  qty: number,
  delivery?: Pick<CheckoutInput, 'areaCode' | 'freightPlans'>,
): number {
  if (!variant.isOnShelf || variant.isShopClosed) return INVALID_TYPES.offShelf
  if (!variant.isOn) return INVALID_TYPES.gone
  if (variant.priceMode === BY_ENQUIRY) return INVALID_TYPES.noPrice
  if (variant.available < qty) return INVALID_TYPES.outOfStock
  if (!isOrderable(variant, qty)) return INVALID_TYPES.quantity
  if (delivery && delivery.areaCode !== null) {
    const plan = variant.freightTemplateId === null ? undefined : delivery.freightPlans.get(variant.freightTemplateId)
    if (freightOf(plan, { qty, grams: 0, goodsCents: 0 }, delivery.areaCode) === 'undeliverable') {
      return INVALID_TYPES.undeliverable
    }
  }
  return INVALID_TYPES.valid
}

const restOf = ({ lines, discounts }: Draft, index: number) =>
  (lines[index]?.amountCents ?? 0) - (discounts[index] ?? 0)

const couponLines = (draft: Draft): CouponLine[] =>
  draft.lines.map(({ variant }, index) => ({
    shopId: draft.shopId,
    productId: variant.productId,
    classIds: variant.classIds,
    cents: restOf(draft, index),
  }))

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Freight of a shop: a parcel for each of its templates; free limits look at all that the shop delivers. */
function freightOfShop(draft: Draft, { areaCode, freightPlans }: CheckoutInput): number {
  if (areaCode === null) return 0
  const goodsCents = sumOf(draft.lines.map((_, index) => restOf(draft, index)))
  const templates = [...new Set(draft.lines.map(({ variant }) => variant.freightTemplateId))]
  const fees = templates.map((id) => {
    const parcels = draft.lines.filter(({ variant }) => variant.freightTemplateId === id)
    const qty = sumOf(parcels.map((line) => line.qty))
    const grams = sumOf(parcels.map((line) => line.qty * line.variant.weightGrams))
    const fee = freightOf(id === null ? undefined : freightPlans.get(id), { qty, grams, goodsCents }, areaCode)
    return fee === 'undeliverable' ? 0 : fee
  })
  return sumOf(fees)
}

/** The effect of a coupon on drafts; one on freight looks at the freight without it. */
function effectOn(coupon: OwnCoupon, drafts: readonly Draft[], input: CheckoutInput): CouponEffect {
  const freightCents = sumOf(drafts.map((draft) => freightOfShop(draft, input) - draft.freightOffCents))
  return applyCoupon(coupon, drafts.flatMap(couponLines), { freightCents, buyerKind: input.buyerKind })
}

/** The coupon that takes off most of those that may be chosen; the one that expires first of equals. */
function chooseCoupon(
  coupons: readonly OwnCoupon[],
  drafts: readonly Draft[],
  input: CheckoutInput,
): { readonly coupon: OwnCoupon; readonly effect: CouponDiscount } | undefined {
  const usable = coupons.flatMap((coupon) => {
    const effect = effectOn(coupon, drafts, input)
    return 'offCents' in effect && effect.offCents > 0 ? [{ coupon, effect }] : []
  })
  const allowed = input.chosen ? usable.filter(({ coupon }) => input.chosen?.includes(coupon.id)) : usable
  return allowed.toSorted(
    (one, other) =>
      other.effect.offCents - one.effect.offCents ||
      one.coupon.validTo.getTime() - other.coupon.validTo.getTime() ||
      (one.coupon.id < other.coupon.id ? -1 : 1),
  )[0]
}

function withShopCoupon(draft: Draft, input: CheckoutInput): Draft {
  const own = input.coupons.filter(({ shopId }) => shopId === draft.shopId)
  const choice = chooseCoupon(own, [draft], input)
  if (!choice) return { ...draft, freightCents: freightOfShop(draft, input) }
  const { coupon, effect } = choice
  if (coupon.kind === 3) {
    const freightCents = freightOfShop(draft, input)
    return { ...draft, coupon, freightCents, freightOffCents: Math.min(freightCents, effect.offCents) }
  }
  const weights = draft.lines.map((_, index) => (effect.covered[index] ? restOf(draft, index) : 0))
  const discounted = { ...draft, coupon, discounts: splitAmount(effect.offCents, weights) }
  return { ...discounted, freightCents: freightOfShop(discounted, input) }
}

function withPlatformCoupon(
  drafts: readonly Draft[],
  input: CheckoutInput,
): { readonly drafts: readonly Draft[]; readonly coupon: OwnCoupon | undefined } {
  const platform = input.coupons.filter(({ shopId }) => shopId === null)
  const choice = chooseCoupon(platform, drafts, input)
  if (!choice) return { drafts, coupon: undefined }
  const { coupon, effect } = choice
  if (coupon.kind === 3) return { drafts: freightTakenOff(drafts, effect.offCents), coupon }
  const weights = drafts.flatMap((draft) => draft.lines.map((_, index) => restOf(draft, index)))
  const shares = splitAmount(
    effect.offCents,
    weights.map((weight, index) => (effect.covered[index] ? weight : 0)),
  )
  let at = 0
  const discounted = drafts.map((draft) => {
    const discounts = draft.discounts.map((amount) => amount + (shares[at++] ?? 0))
    const changed = { ...draft, discounts }
    const freightCents = freightOfShop(changed, input)
    // A shop's coupon on freight covers what the freight has become.
    const freightOffCents =
      draft.coupon?.kind === 3 ? Math.min(freightCents, draft.coupon.maxOffCents ?? freightCents) : 0
    return { ...changed, freightCents, freightOffCents }
  })
  return { drafts: discounted, coupon }
}

function freightTakenOff(drafts: readonly Draft[], offCents: number): Draft[] {
  const shares = splitAmount(
    offCents,
    drafts.map(({ freightCents, freightOffCents }) => freightCents - freightOffCents),
  )
  return drafts.map((draft, index) => ({ ...draft, freightOffCents: draft.freightOffCents + (shares[index] ?? 0) }))
}

function finish({ shopId, lines, discounts, freightCents, freightOffCents, coupon }: Draft): CheckedShop {
  const goodsCents = sumOf(lines.map(({ amountCents }) => amountCents))
  const couponCents = sumOf(discounts) + freightOffCents
  const freightShares = splitAmount(
    freightCents - freightOffCents,
    lines.map(({ amountCents }) => amountCents),
  )
  const smallest = Math.max(0, ...lines.map(({ variant }) => variant.minOrderCents))
  return {
    shopId,
    coupon,
    goodsCents,
    freightCents,
    couponCents,
    payCents: goodsCents + freightCents - couponCents,
    minShortCents: Math.max(0, smallest - goodsCents),
    lines: lines.map((line, index) => ({
      ...line,
      discountShareCents: discounts[index] ?? 0,
      freightShareCents: freightShares[index] ?? 0,
    })),
  }
}

/** What each of a buyer's coupons would take off, or why it cannot be used: each against the checkout without the others of its place. */
export function couponEffects(input: CheckoutInput): ReadonlyMap<string, CouponEffect> {
  const bare = groupByShop(input)
  const withShops = bare.map((draft) => withShopCoupon(draft, input))
  return new Map(
    input.coupons.map((coupon) => [
      coupon.id,
      coupon.shopId === null
        ? effectOn(coupon, withShops, input)
        : effectOn(
            coupon,
            bare.filter(({ shopId }) => shopId === coupon.shopId),
            input,
          ),
    ]),
  )
}
