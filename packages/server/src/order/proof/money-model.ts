import type { CheckoutInput, OwnCoupon } from '../checkout/checkout.rules.ts'

/** What the model says of a line: its own arithmetic in whole fen as big integers. */
export interface ModelLine {
  readonly amount: bigint
  readonly discount: bigint
  readonly freight: bigint
}

/** What the model says of a shop. */
export interface ModelShop {
  readonly shopId: string
  readonly goods: bigint
  readonly freight: bigint
  readonly coupons: bigint
  readonly pay: bigint
  readonly lines: readonly ModelLine[]
}

type InputLine = CheckoutInput['lines'][number]

/** Working copy of a line. */
interface Line {
  readonly line: InputLine
  readonly amount: bigint
  discount: bigint
}

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)

/** Decision 0135: an offer that has enough for the whole line, where it is lower than what the buyer pays otherwise. */
function priceOf(line: InputLine): bigint {
  const usual = usualPriceOf(line)
  const { offer } = line.variant
  if (offer === null || offer.left < line.qty) return usual
  return smaller(usual, BigInt(offer.priceCents))
}

/** Domain 1.3: the agreed price, else that of the last tier reached, else the variant's own. */
function usualPriceOf({ variant, qty }: InputLine): bigint {
  if (variant.agreedCents !== null) return BigInt(variant.agreedCents)
  let price = variant.priceCents
  for (const tier of variant.tiers.toSorted((one, other) => one.minQty - other.minQty)) {
    if (qty >= tier.minQty) price = tier.priceCents
  }
  return BigInt(price)
}

/** Domain 1.0: floors, and fen by fen the remainder on the heaviest, the first of equals, that a discount leaves something of. */
function shares(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = total(weights)
  const parts = weights.map((weight) => (whole === 0n ? 0n : (amount * weight) / whole))
  for (let rest = amount - total(parts); rest > 0n; rest -= whole === 0n ? rest : 1n) {
    let heaviest: number | undefined
    for (const [index, weight] of weights.entries()) {
      const hasRoom = amount > whole || (parts[index] ?? 0n) < weight
      if (hasRoom && (heaviest === undefined || weight > (weights[heaviest] ?? 0n))) heaviest = index
    }
    const most = heaviest ?? 0
    parts[most] = (parts[most] ?? 0n) + (whole === 0n ? rest : 1n)
  }
  return parts
}

/** Domain 1.3 and 4.3: fees of the first region that covers the district, 0 where a rule makes it free. */
function freightOf(input: CheckoutInput, lines: readonly Line[]): bigint {
  const area = input.areaCode
  if (area === null) return 0n
  const goods = total(lines.map(({ amount, discount }) => amount - discount))
  const matches = (codes: readonly string[]) =>
    codes.some((code) => area.startsWith(code.replace(/0000$/, '').replace(/^(\d{4})00$/, '$1')))
  let fee = 0n
  for (const id of new Set(lines.map(({ line }) => line.variant.freightTemplateId))) {
    const plan = id === null ? undefined : input.freightPlans.get(id)
    if (!plan) continue
    const parcel = lines.filter(({ line }) => line.variant.freightTemplateId === id)
    const pieces = parcel.reduce((sum, { line }) => sum + line.qty, 0)
    const grams = parcel.reduce((sum, { line }) => sum + line.qty * line.variant.weightGrams, 0)
    const region = plan.rules.find(({ areaCodes }) => matches(areaCodes))
    const isFree = plan.freeRules.some(
      (rule) =>
        (rule.areaCodes.length === 0 || matches(rule.areaCodes)) &&
        (rule.minAmountCents === null ? pieces >= (rule.minQty ?? Infinity) : goods >= BigInt(rule.minAmountCents)),
    )
    if (region?.isUndeliverable || isFree) continue
    const { firstUnit, firstFeeCents, nextUnit, nextFeeCents } = region ?? plan
    let rest = (plan.chargeMode === 2 ? grams : pieces) - firstUnit
    fee += BigInt(firstFeeCents)
    for (; rest > 0; rest -= nextUnit) fee += BigInt(nextFeeCents)
  }
  return fee
}

function covers({ shopId, scope, scopeIds }: OwnCoupon, { variant }: InputLine): boolean {
  if (shopId !== null && shopId !== variant.shopId) return false
  if (scope === 1) return scopeIds.some((id) => variant.classIds.includes(id))
  return scope === 0 || scopeIds.includes(variant.productId)
}

/** What a coupon takes off lines, or off a freight; 0 when it cannot be used. */
function effectOf(coupon: OwnCoupon, lines: readonly Line[], at: { freight: bigint; buyerKind: number }): bigint {
  if (coupon.buyerKind !== 0 && coupon.buyerKind !== at.buyerKind) return 0n
  const covered = lines.filter(({ line }) => covers(coupon, line))
  const base = total(covered.map(({ amount, discount }) => amount - discount))
  if (covered.length === 0 || base < BigInt(coupon.minSpendCents)) return 0n
  const most = coupon.maxOffCents === null ? undefined : BigInt(coupon.maxOffCents)
  const limited = (off: bigint) => (most === undefined ? off : smaller(off, most))
  if (coupon.kind === 3) return limited(at.freight)
  // A share off rounds down: the buyer pays the whole fen.
  const off = coupon.kind === 1 ? BigInt(coupon.offCents) : (base * BigInt(10_000 - coupon.rateBps)) / 10_000n
  return smaller(limited(off), base)
}

function best(
  coupons: readonly OwnCoupon[],
  lines: readonly Line[],
  { input, freight }: { readonly input: CheckoutInput; readonly freight: bigint },
): { readonly coupon: OwnCoupon; readonly off: bigint } | undefined {
  let found: { readonly coupon: OwnCoupon; readonly off: bigint } | undefined
  for (const coupon of coupons) {
    if (input.chosen && !input.chosen.includes(coupon.id)) continue
    const off = effectOf(coupon, lines, { freight, buyerKind: input.buyerKind })
    if (off > 0n && (!found || isBetter({ coupon, off }, found))) found = { coupon, off }
  }
  return found
}

function isBetter(
  one: { readonly coupon: OwnCoupon; readonly off: bigint },
  other: { readonly coupon: OwnCoupon; readonly off: bigint },
): boolean {
  if (one.off !== other.off) return one.off > other.off
  const [first, second] = [one.coupon.validTo.getTime(), other.coupon.validTo.getTime()]
  return first === second ? one.coupon.id < other.coupon.id : first < second
}

function takeOff(coupon: OwnCoupon, off: bigint, lines: readonly Line[]): void {
  const weights = lines.map((line) => (covers(coupon, line.line) ? line.amount - line.discount : 0n))
  for (const [index, part] of shares(off, weights).entries()) (lines[index] as Line).discount += part
}

/** Computes a checkout a second time, without any function of the first: goods, coupons of shops, that of the platform, freight. */
export function modelCheckout(input: CheckoutInput): ModelShop[] {
  const lines: Line[] = input.lines.map((line) => ({ line, amount: priceOf(line) * BigInt(line.qty), discount: 0n }))
  const shopIds = [...new Set(lines.map(({ line }) => line.variant.shopId))]
  const shops = shopIds.map((shopId) => {
    const own = lines.filter(({ line }) => line.variant.shopId === shopId)
    const coupons = input.coupons.filter((coupon) => coupon.shopId === shopId)
    const choice = best(coupons, own, { input, freight: freightOf(input, own) })
    if (choice && choice.coupon.kind !== 3) takeOff(choice.coupon, choice.off, own)
    return { shopId, own, freeFreight: choice?.coupon.kind === 3 ? choice.coupon : undefined }
  })
  // Of all lines in the order of their shops: the first of equals has the remainder.
  const ordered = shops.flatMap(({ own }) => own)
  const shopFree = ({ freeFreight }: (typeof shops)[number], freight: bigint) =>
    freeFreight ? smaller(freight, freeFreight.maxOffCents === null ? freight : BigInt(freeFreight.maxOffCents)) : 0n
  const openFreights = () =>
    shops.map((shop) => {
      const freight = freightOf(input, shop.own)
      return freight - shopFree(shop, freight)
    })
  const platform = best(
    input.coupons.filter(({ shopId }) => shopId === null),
    ordered,
    { input, freight: total(openFreights()) },
  )
  if (platform && platform.coupon.kind !== 3) takeOff(platform.coupon, platform.off, ordered)
  const platformFree = platform?.coupon.kind === 3 ? shares(platform.off, openFreights()) : shops.map(() => 0n)
  return shops.map((shop, index) => {
    const freight = freightOf(input, shop.own)
    const freightOff = shopFree(shop, freight) + (platformFree[index] ?? 0n)
    const goods = total(shop.own.map(({ amount }) => amount))
    const coupons = total(shop.own.map(({ discount }) => discount)) + freightOff
    const freights = shares(
      freight - freightOff,
      shop.own.map(({ amount }) => amount),
    )
    return {
      shopId: shop.shopId,
      goods,
      freight,
      coupons,
      pay: goods + freight - coupons,
      lines: shop.own.map(({ amount, discount }, at) => ({ amount, discount, freight: freights[at] ?? 0n })),
    }
  })
}
