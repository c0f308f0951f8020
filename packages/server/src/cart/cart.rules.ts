import { CART_INVALID, MAX_CART_QTY } from '@mallwright/contract/cart'

import { BY_ENQUIRY } from '../catalog/product.wire.ts'
import { freightOf, missingForFree } from '../sale/freight.rules.ts'
import type { FreightPlan } from '../sale/freight.rules.ts'
import { isOrderable, nextTier, orderableQty, unitPrice } from '../sale/price.rules.ts'
import type { UnitPrice } from '../sale/price.rules.ts'
import type { SaleVariant } from '../sale/sale-variant.store.ts'

/** A line as it is kept: in the database, or on the device of a visitor. */
export interface CartEntry {
  readonly id: string
  readonly skuId: string
  readonly qty: number
  readonly isSelected: boolean
  /** Price (fen) of a unit when it was put in or last changed; null where it was hidden. */
  readonly snapshotCents: number | null
}

/** What the state of a line depends on beside its variant. */
export interface CartSurroundings {
  readonly plans: ReadonlyMap<string, FreightPlan>
  /** Six digits of the default address; empty without one. */
  readonly areaCode: string
}

/** A line with its variant and what follows from both. Amounts in fen. */
export interface PricedLine {
  readonly entry: CartEntry
  readonly variant: SaleVariant
  /** One of `CART_INVALID`. */
  readonly invalidType: number
  readonly unit: UnitPrice
  readonly cents: number
  /** The nearest quantity that can be ordered, when this one cannot be; `undefined` when it can or none can. */
  readonly fitQty: number | undefined
  /** The same whatever the stock. */
  readonly ruleQty: number | undefined
  readonly next: { readonly moreQty: number; readonly priceCents: number } | undefined
}

/** Why a variant cannot be bought whatever the quantity; 0 when it can. A variant that is not on the site is gone. */
export function refusalOf(variant: SaleVariant | undefined): number {
  if (!variant) return CART_INVALID.variantGone
  if (!variant.isOnShelf || variant.isShopClosed) return CART_INVALID.offShelf
  if (!variant.isOn) return CART_INVALID.variantGone
  if (variant.priceMode === BY_ENQUIRY) return CART_INVALID.byEnquiry
  return orderableQty(variant, 1, variant.available) === 0 ? CART_INVALID.outOfStock : CART_INVALID.none
}

/** Prices a line and finds its state. */
export function pricedLine(entry: CartEntry, variant: SaleVariant, around: CartSurroundings): PricedLine {
  const unit = unitPrice(variant, entry.qty)
  const fit = orderableQty(variant, entry.qty, variant.available)
  const isByRule = isOrderable(variant, entry.qty)
  const isFit = isByRule && entry.qty <= variant.available
  return {
    entry,
    variant,
    invalidType: invalidTypeOf(entry, variant, around),
    unit,
    cents: unit.cents * entry.qty,
    fitQty: isFit || fit === 0 ? undefined : fit,
    ruleQty: isByRule ? undefined : orderableQty(variant, entry.qty, MAX_CART_QTY),
    next: reachableTier(variant, entry.qty),
  }
}

function invalidTypeOf({ qty }: CartEntry, variant: SaleVariant, { plans, areaCode }: CartSurroundings): number {
  const refusal = refusalOf(variant)
  if (refusal !== CART_INVALID.none) return refusal
  if (qty < variant.minOrderQty) return CART_INVALID.belowMinimum
  const plan = planOf(variant, plans)
  const parcel = { qty, grams: variant.weightGrams * qty, goodsCents: 0 }
  const isUndeliverable = areaCode !== '' && freightOf(plan, parcel, areaCode) === 'undeliverable'
  return isUndeliverable ? CART_INVALID.undeliverable : CART_INVALID.none
}

function planOf({ freightTemplateId }: SaleVariant, plans: CartSurroundings['plans']): FreightPlan | undefined {
  return freightTemplateId === null ? undefined : plans.get(freightTemplateId)
}

/** The next tier, where stock and limit allow its quantity. */
function reachableTier(variant: SaleVariant, qty: number): PricedLine['next'] {
  const tier = nextTier(variant, qty)
  if (!tier || tier.priceCents >= unitPrice(variant, qty).cents) return undefined
  const isReachable = orderableQty(variant, tier.minQty, variant.available) >= tier.minQty
  return isReachable ? { moreQty: tier.minQty - qty, priceCents: tier.priceCents } : undefined
}

/** What a line costs more (fen) than when it was put in; 0 without a change. */
export function priceChange({ entry, unit }: PricedLine): number {
  return entry.snapshotCents === null ? 0 : unit.cents - entry.snapshotCents
}

/** The selected lines that can be ordered. */
export function selectedLines(lines: readonly PricedLine[]): readonly PricedLine[] {
  return lines.filter(({ entry, invalidType }) => entry.isSelected && invalidType === CART_INVALID.none)
}

/** Sum (fen) of lines. */
export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * What a shop's selected lines lack (fen) until delivery is free everywhere; `undefined` where no amount makes it, where nothing
 * is selected, and where lines travel by different plans of which one is not free: no one amount would do then.
 */
export function freeFreightMissing(
  selected: readonly PricedLine[],
  plans: CartSurroundings['plans'],
): number | undefined {
  const byPlan = new Map<FreightPlan | undefined, number>()
  for (const { variant, cents } of selected) {
    const plan = planOf(variant, plans)
    byPlan.set(plan, (byPlan.get(plan) ?? 0) + cents)
  }
  const missing = [...byPlan].map(([plan, cents]) => missingForFree(plan, cents))
  if (missing.length === 0 || missing.includes(undefined)) return undefined
  const open = missing.filter((cents) => cents !== 0)
  if (open.length === 0) return 0
  return byPlan.size === 1 ? open[0] : undefined
}
