/** Fees of a template or of one of its regions; units are pieces or grams, amounts fen. */
export interface FreightFees {
  readonly firstUnit: number
  readonly firstFeeCents: number
  readonly nextUnit: number
  readonly nextFeeCents: number
}

/** How deliveries are charged. Domain 1.3. */
export interface FreightPlan extends FreightFees {
  /** 1 by pieces, 2 by weight. */
  readonly chargeMode: number
  readonly rules: readonly (FreightFees & {
    readonly areaCodes: readonly string[]
    readonly isUndeliverable: boolean
  })[]
  readonly freeRules: readonly {
    readonly areaCodes: readonly string[]
    readonly minAmountCents: number | null
    readonly minQty: number | null
  }[]
}

/** What is delivered together. */
export interface Parcel {
  readonly qty: number
  readonly grams: number
  /** Amount (fen) after coupons. Domain 1.12-28. */
  readonly goodsCents: number
}

/** Whether a code of an area list covers a district: a province's ends in 0000, a city's in 00. */
export function coversArea(code: string, areaCode: string): boolean {
  const prefix = code.endsWith('0000') ? code.slice(0, 2) : code.endsWith('00') ? code.slice(0, 4) : code
  return areaCode.startsWith(prefix)
}

/** Fee (fen) of a delivery to a district, or that there is none. Without a plan it is free. */
export function freightOf(plan: FreightPlan | undefined, parcel: Parcel, areaCode: string): number | 'undeliverable' {
  if (!plan || parcel.qty === 0) return 0
  const region = plan.rules.find(({ areaCodes }) => areaCodes.some((code) => coversArea(code, areaCode)))
  if (region?.isUndeliverable) return 'undeliverable'
  if (plan.freeRules.some((rule) => isFree(rule, parcel, areaCode))) return 0
  const fees = region ?? plan
  const units = plan.chargeMode === 2 ? parcel.grams : parcel.qty
  const steps = units <= fees.firstUnit ? 0 : Math.ceil((units - fees.firstUnit) / fees.nextUnit)
  return fees.firstFeeCents + steps * fees.nextFeeCents
}

function isFree(
  { areaCodes, minAmountCents, minQty }: FreightPlan['freeRules'][number],
  parcel: Parcel,
  areaCode: string,
): boolean {
  if (areaCodes.length > 0 && !areaCodes.some((code) => coversArea(code, areaCode))) return false
  if (minAmountCents !== null) return parcel.goodsCents >= minAmountCents
  return minQty !== null && parcel.qty >= minQty
}

/** Amount (fen) that is missing until delivery is free everywhere; `undefined` where no amount makes it free, 0 when it is. */
export function missingForFree(plan: FreightPlan | undefined, goodsCents: number): number | undefined {
  if (!plan) return 0
  const limits = plan.freeRules.flatMap(({ areaCodes, minAmountCents }) =>
    areaCodes.length === 0 && minAmountCents !== null ? [minAmountCents] : [],
  )
  return limits.length === 0 ? undefined : Math.max(0, Math.min(...limits) - goodsCents)
}
