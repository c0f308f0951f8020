/** What the price of a line follows from. Domain 1.3, price resolution order. */
export type PriceSource = 'agreed' | 'tier' | 'sku' | 'offer'

/** What a variant costs, as its prices are stored; amounts in fen. */
export interface VariantPrices {
  readonly priceCents: number
  /** Agreed with the buyer's institution, valid now; null without one. */
  readonly agreedCents: number | null
  readonly tiers: readonly { readonly minQty: number; readonly priceCents: number }[]
  /** The timed offer that runs now, with the units that this buyer can still have of it; null without one. */
  readonly offer: { readonly id: string; readonly priceCents: number; readonly left: number } | null
}

/** A price of one unit, and what it follows from. */
export interface UnitPrice {
  readonly cents: number
  readonly source: PriceSource
  /** The offer that its units are taken from. */
  readonly offerId?: string
}

/**
 * The price of a unit when `qty` of the variant are bought: the agreed one, else the tier's, else the variant's own (domain 1.3);
 * that of a timed offer where it is lower and has units for all of them, since a line has one price. Decision 0135.
 */
export function unitPrice(prices: VariantPrices, qty: number): UnitPrice {
  const usual = usualPrice(prices, qty)
  const { offer } = prices
  if (!offer || qty > offer.left || offer.priceCents >= usual.cents) return usual
  return { cents: offer.priceCents, source: 'offer', offerId: offer.id }
}

function usualPrice({ priceCents, agreedCents, tiers }: VariantPrices, qty: number): UnitPrice {
  if (agreedCents !== null) return { cents: agreedCents, source: 'agreed' }
  const reached = tiers.filter(({ minQty }) => minQty <= qty)
  if (reached.length === 0) return { cents: priceCents, source: 'sku' }
  const tier = reached.reduce((best, step) => (step.minQty > best.minQty ? step : best))
  return { cents: tier.priceCents, source: 'tier' }
}

/** The next tier that more units would reach; `undefined` at an agreed price and at the last tier. */
export function nextTier(
  { agreedCents, tiers }: VariantPrices,
  qty: number,
): { readonly minQty: number; readonly priceCents: number } | undefined {
  if (agreedCents !== null) return undefined
  const ahead = tiers.filter(({ minQty }) => minQty > qty)
  return ahead.length === 0 ? undefined : ahead.reduce((best, step) => (step.minQty < best.minQty ? step : best))
}

/** The rule of a product's quantities. */
export interface QuantityRule {
  readonly minOrderQty: number
  readonly stepQty: number
  readonly maxOrderQty: number | null
}

/** The nearest quantity that may be ordered: at least the minimum, in whole steps from it, at most the maximum and what is `available`. 0 when nothing fits. */
export function orderableQty(
  { minOrderQty, stepQty, maxOrderQty }: QuantityRule,
  qty: number,
  available: number,
): number {
  const limit = Math.min(available, maxOrderQty ?? available)
  if (limit < minOrderQty) return 0
  const wanted = Math.min(Math.max(qty, minOrderQty), limit)
  return minOrderQty + Math.floor((wanted - minOrderQty) / stepQty) * stepQty
}

/** Whether a quantity may be ordered as it is, apart from the stock. */
export function isOrderable({ minOrderQty, stepQty, maxOrderQty }: QuantityRule, qty: number): boolean {
  return (
    Number.isSafeInteger(qty) &&
    qty >= minOrderQty &&
    (qty - minOrderQty) % stepQty === 0 &&
    (maxOrderQty === null || qty <= maxOrderQty)
  )
}
