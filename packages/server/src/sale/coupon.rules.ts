/** Why a coupon cannot be used for an order. Domain sheet 37. */
export type CouponRefusal =
  | 'notStarted'
  | 'expired'
  | 'otherShop'
  | 'otherProducts'
  | 'minSpend'
  | 'buyerKind'
  | 'noFreight'

/** A coupon as it is defined; amounts in fen. */
export interface CouponTerms {
  /** 1 an amount off, 2 a share off, 3 free freight. */
  readonly kind: number
  readonly offCents: number
  readonly rateBps: number
  readonly minSpendCents: number
  readonly maxOffCents: number | null
  /** Null for one of the platform. */
  readonly shopId: string | null
  /** 0 everything, 1 classes, 2 products. */
  readonly scope: number
  readonly scopeIds: readonly string[]
  /** 0 anybody, 1 enterprises, 2 teams. */
  readonly buyerKind: number
}

/** A line that coupons are computed on. */
export interface CouponLine {
  readonly shopId: string
  readonly productId: string
  /** The product's class and those above it. */
  readonly classIds: readonly string[]
  /** What is left of the line's amount after earlier coupons. */
  readonly cents: number
}

/** Whether a coupon covers a line. */
export function covers({ shopId, scope, scopeIds }: CouponTerms, line: CouponLine): boolean {
  if (shopId !== null && shopId !== line.shopId) return false
  if (scope === 1) return line.classIds.some((id) => scopeIds.includes(id))
  return scope !== 2 || scopeIds.includes(line.productId)
}

/** What a coupon takes off, with the lines that it covers. */
export interface CouponDiscount {
  readonly offCents: number
  readonly covered: readonly boolean[]
}

/** What a coupon takes off, or why it takes nothing off. */
export type CouponEffect = CouponDiscount | { readonly refusal: CouponRefusal; readonly missingCents?: number }

/** Applies a coupon on goods (kinds 1 and 2) to lines, or one of free freight to a fee. Never takes off more than there is. */
export function applyCoupon(
  terms: CouponTerms,
  lines: readonly CouponLine[],
  { freightCents, buyerKind }: { readonly freightCents: number; readonly buyerKind: number },
): CouponEffect {
  if (terms.buyerKind !== 0 && terms.buyerKind !== buyerKind) return { refusal: 'buyerKind' }
  if (terms.shopId !== null && !lines.some(({ shopId }) => shopId === terms.shopId)) return { refusal: 'otherShop' }
  const covered = lines.map((line) => covers(terms, line))
  if (!covered.some(Boolean)) return { refusal: 'otherProducts' }
  const base = lines.reduce((sum, { cents }, index) => (covered[index] ? sum + cents : sum), 0)
  if (base < terms.minSpendCents) return { refusal: 'minSpend', missingCents: terms.minSpendCents - base }
  if (terms.kind === 3) {
    if (freightCents === 0) return { refusal: 'noFreight' }
    return { offCents: Math.min(freightCents, terms.maxOffCents ?? freightCents), covered }
  }
  const asked = terms.kind === 1 ? terms.offCents : base - Math.ceil((base * terms.rateBps) / 10_000)
  return { offCents: Math.min(asked, terms.maxOffCents ?? asked, base), covered }
}
