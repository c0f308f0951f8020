import type { FreightPlan } from '../../sale/freight.rules.ts'
import type { SaleVariant } from '../../sale/sale-variant.store.ts'
import type { CheckoutInput, OwnCoupon } from '../checkout/checkout.rules.ts'

/** A stream of numbers in [0, 1). */
export type RandomStream = () => number

const AREAS = ['330106', '110105', '540102', '310115', '650102'] as const
const REGIONS = ['330000', '330100', '330106', '110000', '540000'] as const
const CLASSES = ['class-a', 'class-b', 'class-c'] as const

/** What does not concern the money of an offer. */
const NO_OFFER = { id: 'offer', quota: 1000, taken: 0, perBuyer: null, endsAt: 0 }

/** Draws whole numbers and members of lists. */
function dice(random: RandomStream) {
  const integer = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const pick = <Value>(values: readonly Value[]): Value => values[integer(0, values.length - 1)] as Value
  const chance = (share: number) => random() < share
  return { integer, pick, chance }
}

type Dice = ReturnType<typeof dice>

/** A checkout of random lines of several shops with tiers, agreed prices, freight by region and coupons of shops and the platform. */
export function randomCheckout(random: RandomStream): CheckoutInput {
  const roll = dice(random)
  const shops = Array.from({ length: roll.integer(1, 4) }, (_, index) => `shop-${index}`)
  const templates = Array.from({ length: roll.integer(0, 3) }, (_, index) => `freight-${index}`)
  const lines = Array.from({ length: roll.integer(1, 12) }, (_, index) => {
    const minOrderQty = roll.pick([1, 1, 2, 10, 60])
    const stepQty = roll.pick([1, 1, 5])
    const qty = minOrderQty + stepQty * roll.integer(0, roll.pick([0, 3, 40]))
    return { qty, variant: randomVariant(roll, { index, shops, templates, minOrderQty, stepQty }) }
  })
  const coupons = Array.from({ length: roll.integer(0, 6) }, (_, index) => randomCoupon(roll, { index, shops, lines }))
  return {
    lines,
    areaCode: roll.chance(0.95) ? roll.pick(AREAS) : null,
    freightPlans: new Map(templates.map((id) => [id, randomPlan(roll)])),
    coupons,
    chosen: roll.chance(0.5) ? undefined : coupons.filter(() => roll.chance(0.6)).map(({ id }) => id),
    buyerKind: roll.integer(1, 2),
  }
}

function randomVariant(
  roll: Dice,
  of: {
    readonly index: number
    readonly shops: readonly string[]
    readonly templates: readonly string[]
    readonly minOrderQty: number
    readonly stepQty: number
  },
): SaleVariant {
  const { index, shops, templates, minOrderQty, stepQty } = of
  const priceCents = roll.pick([1, 12, 99, 333, 10_001, 99_999, 1_234_567])
  const shopId = roll.pick(shops)
  return {
    skuId: `sku-${index}`,
    specText: '',
    priceCents,
    agreedCents: roll.chance(0.25) ? roll.integer(1, priceCents) : null,
    offer: roll.chance(0.3)
      ? { ...NO_OFFER, priceCents: roll.integer(1, priceCents), left: roll.pick([-1, 0, 1, 5, 60, 1000]) }
      : null,
    available: 1_000_000,
    lowStock: 0,
    isOn: true,
    tiers: roll.chance(0.5)
      ? [1, 5, 20, 100].map((minQty, step) => ({
          minQty,
          priceCents: Math.max(1, priceCents - step * roll.integer(0, 9)),
        }))
      : [],
    productId: `product-${roll.integer(0, 5)}`,
    prodCode: `P${index}`,
    name: `product ${index}`,
    imageUrl: '',
    unit: '',
    priceMode: 1,
    minOrderQty,
    stepQty,
    maxOrderQty: null,
    weightGrams: roll.pick([0, 1, 350, 12_000]),
    shipDays: 1,
    isReturnable: true,
    isOnShelf: true,
    classIds: [roll.pick(CLASSES)],
    freightTemplateId: templates.length > 0 && roll.chance(0.8) ? roll.pick(templates) : null,
    shopId,
    shopName: shopId,
    isOperated: false,
    isShopClosed: false,
    minOrderCents: 0,
    hasSpecialInvoices: false,
  }
}

function randomPlan(roll: Dice): FreightPlan {
  const fees = () => ({
    firstUnit: roll.pick([1, 3, 1000]),
    firstFeeCents: roll.pick([0, 7, 800, 1299]),
    nextUnit: roll.pick([1, 2, 500]),
    nextFeeCents: roll.pick([0, 1, 133, 501]),
  })
  return {
    chargeMode: roll.integer(1, 2),
    ...fees(),
    rules: REGIONS.filter(() => roll.chance(0.3)).map((code) => ({
      areaCodes: [code],
      ...fees(),
      isUndeliverable: roll.chance(0.1),
    })),
    freeRules: Array.from({ length: roll.integer(0, 2) }, () => ({
      areaCodes: roll.chance(0.5) ? [] : [roll.pick(REGIONS)],
      ...(roll.chance(0.7)
        ? { minAmountCents: roll.pick([1, 9900, 50_000, 1_000_000]), minQty: null }
        : { minAmountCents: null, minQty: roll.pick([2, 10, 100]) }),
    })),
  }
}

function randomCoupon(
  roll: Dice,
  {
    index,
    shops,
    lines,
  }: { readonly index: number; readonly shops: readonly string[]; readonly lines: CheckoutInput['lines'] },
): OwnCoupon {
  const scope = roll.integer(0, 2)
  const isOfShop = roll.chance(0.6)
  return {
    id: `coupon-${index}`,
    name: `coupon ${index}`,
    validTo: new Date(Date.UTC(2030, 0, roll.integer(1, 3))),
    kind: roll.integer(1, 3),
    offCents: roll.pick([1, 7, 500, 3001, 1_000_000]),
    rateBps: roll.pick([1, 3333, 8500, 9000, 9999, 10_000]),
    minSpendCents: roll.pick([0, 1, 9999, 100_000]),
    maxOffCents: roll.chance(0.4) ? roll.pick([1, 50, 999, 100_000]) : null,
    shopId: isOfShop ? roll.pick(shops) : null,
    scope,
    scopeIds: scope === 1 ? [roll.pick(CLASSES)] : [roll.pick(lines).variant.productId],
    buyerKind: roll.pick([0, 0, 1, 2]),
  }
}
