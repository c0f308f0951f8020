import type { Fen } from '@mallwright/contract/values'

import type { FullProduct, PriceTier, ProductVariant, VariantOffer } from '../full-product.ts'

/** What a quantity of a variant must keep to. */
export interface QuantityRule {
  readonly minQuantity: number
  readonly stepQuantity: number
  /** `undefined` without a limit. */
  readonly maxQuantity: number | undefined
  /** Pieces that can be sold; `undefined` where the caller does not see the number. */
  readonly stock?: number | undefined
}

/** The rule of a product's variant. */
export function ruleOf(
  { minQuantity, stepQuantity, maxQuantity }: Pick<FullProduct, 'minQuantity' | 'stepQuantity' | 'maxQuantity'>,
  variant: Pick<ProductVariant, 'stock'> | undefined,
): QuantityRule {
  return { minQuantity, stepQuantity, maxQuantity, stock: variant?.stock }
}

/** The largest quantity in whole steps; 0 when not even the smallest can be had. */
export function largestQuantity({ minQuantity, stepQuantity, maxQuantity, stock }: QuantityRule): number {
  const limit = Math.min(maxQuantity ?? Infinity, stock ?? Infinity)
  if (limit < minQuantity) return 0
  return limit === Infinity ? Infinity : minQuantity + Math.floor((limit - minQuantity) / stepQuantity) * stepQuantity
}

/** The nearest quantity below that the rule allows, at least the smallest; the smallest also where the stock is less. */
export function fitQuantity(rule: QuantityRule, wanted: number): number {
  const { minQuantity, stepQuantity } = rule
  const within = Math.min(Math.max(wanted, minQuantity), Math.max(largestQuantity(rule), minQuantity))
  return minQuantity + Math.floor((within - minQuantity) / stepQuantity) * stepQuantity
}

/** The quantity one step up; the smallest from nothing. */
export function moreOf(rule: QuantityRule, quantity: number): number {
  return quantity < rule.minQuantity ? rule.minQuantity : fitQuantity(rule, quantity + rule.stepQuantity)
}

/** The quantity one step down; nothing below the smallest. */
export function lessOf(rule: QuantityRule, quantity: number): number {
  return quantity <= rule.minQuantity ? 0 : fitQuantity(rule, quantity - rule.stepQuantity)
}

/** The tier that a quantity reaches; the tiers go up. */
export function tierAt(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return tiers.findLast(({ minQuantity }) => minQuantity <= quantity)
}

/** What a unit costs at a quantity without a timed offer: the agreed price, else the tier's, else the variant's own. Domain 1.3. */
export function usualPriceAt({ price, isAgreed, tiers }: ProductVariant, quantity: number): Fen | undefined {
  return (isAgreed ? undefined : tierAt(tiers, quantity)?.price) ?? price
}

/** The timed offer at whose price a quantity is sold: lower than the usual one, with enough left for all of it. Decision 0135. */
export function offerAt(variant: ProductVariant, quantity: number): VariantOffer | undefined {
  const { offer } = variant
  const usual = usualPriceAt(variant, quantity)
  return offer && quantity <= offer.left && usual !== undefined && offer.price < usual ? offer : undefined
}

/** Price of a unit at a quantity. */
export function priceAt(variant: ProductVariant, quantity: number): Fen | undefined {
  return offerAt(variant, quantity)?.price ?? usualPriceAt(variant, quantity)
}
