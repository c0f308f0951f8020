import { computeCheckout } from '../checkout/checkout.rules.ts'
import type { Checkout, CheckoutInput } from '../checkout/checkout.rules.ts'
import { randomCheckout } from './money-generator.ts'
import type { RandomStream } from './money-generator.ts'
import { modelCheckout } from './money-model.ts'

/** A fault that the proof must notice: a fen that a share loses, delivery that is free from too little on, a tier too early. */
export const MONEY_FAULTS = ['lost fen', 'free freight too early', 'early tier'] as const

/** The name of a planted fault. */
export type MoneyFault = (typeof MONEY_FAULTS)[number]

/** What a run of the proof counted. */
export interface MoneyProof {
  readonly checkouts: number
  readonly withCoupons: number
  readonly withFreight: number
  /** Checkouts whose shares or sums do not add up. */
  readonly unbalanced: number
  /** Checkouts with another number than the model's. */
  readonly different: number
  /** The first that failed, by their index. */
  readonly examples: readonly string[]
}

const EXAMPLES = 3

/** Computes random checkouts as the mall does and as an independent model does, and adds all shares up. Amounts in fen. */
export function proveCheckouts({
  count,
  random,
  fault,
}: {
  readonly count: number
  readonly random: RandomStream
  readonly fault?: MoneyFault
}): MoneyProof {
  const examples: string[] = []
  const figures = { withCoupons: 0, withFreight: 0, unbalanced: 0, different: 0 }
  for (let index = 0; index < count; index += 1) {
    const input = randomCheckout(random)
    const checkout = planted(computeCheckout(faulty(input, fault)), fault)
    const isUnbalanced = !addsUp(checkout)
    const isDifferent = numbersOf(checkout) !== modelNumbers(input)
    if (checkout.couponCents > 0) figures.withCoupons += 1
    if (checkout.freightCents > 0) figures.withFreight += 1
    if (isUnbalanced) figures.unbalanced += 1
    if (isDifferent) figures.different += 1
    if ((isUnbalanced || isDifferent) && examples.length < EXAMPLES) {
      examples.push(`${index}: ${numbersOf(checkout)} instead of ${modelNumbers(input)}`)
    }
  }
  return { checkouts: count, ...figures, examples }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Whether every sum of domain 1.6 holds to the fen. */
function addsUp({ shops, ...whole }: Checkout): boolean {
  const isShopRight = shops.every(({ lines, goodsCents, freightCents, couponCents, payCents }) => {
    const shares = sum(lines.map((line) => line.amountCents - line.discountShareCents + line.freightShareCents))
    return (
      goodsCents === sum(lines.map(({ amountCents }) => amountCents)) &&
      payCents === goodsCents + freightCents - couponCents &&
      payCents === shares &&
      lines.every(
        (line) =>
          line.amountCents === line.priceCents * line.qty &&
          line.discountShareCents >= 0 &&
          line.discountShareCents <= line.amountCents &&
          line.freightShareCents >= 0,
      )
    )
  })
  return (
    isShopRight &&
    whole.goodsCents === sum(shops.map(({ goodsCents }) => goodsCents)) &&
    whole.freightCents === sum(shops.map(({ freightCents }) => freightCents)) &&
    whole.couponCents === sum(shops.map(({ couponCents }) => couponCents)) &&
    whole.payCents === sum(shops.map(({ payCents }) => payCents))
  )
}

/** The numbers of a checkout as one text: shops and lines in their order. */
function numbersOf({ shops }: Checkout): string {
  return shops
    .map((shop) => {
      const lines = shop.lines.map((line) =>
        [line.amountCents, line.discountShareCents, line.freightShareCents].join('/'),
      )
      return `${shop.shopId} ${[shop.goodsCents, shop.freightCents, shop.couponCents, shop.payCents].join(' ')} ${lines.join(' ')}`
    })
    .join('; ')
}

function modelNumbers(input: CheckoutInput): string {
  return modelCheckout(input)
    .map((shop) => {
      const lines = shop.lines.map((line) => [line.amount, line.discount, line.freight].join('/'))
      return `${shop.shopId} ${[shop.goods, shop.freight, shop.coupons, shop.pay].join(' ')} ${lines.join(' ')}`
    })
    .join('; ')
}

function faulty(input: CheckoutInput, fault: MoneyFault | undefined): CheckoutInput {
  if (fault === 'early tier') {
    const early = (line: CheckoutInput['lines'][number]) => ({
      ...line,
      variant: { ...line.variant, tiers: line.variant.tiers.map((tier) => ({ ...tier, minQty: tier.minQty - 1 })) },
    })
    return { ...input, lines: input.lines.map(early) }
  }
  if (fault !== 'free freight too early') return input
  const plans = [...input.freightPlans].map(([id, plan]) => {
    const freeRules = plan.freeRules.map((rule) => ({
      ...rule,
      minAmountCents: rule.minAmountCents === null ? null : Math.floor(rule.minAmountCents / 4),
    }))
    return [id, { ...plan, freeRules }] as const
  })
  return { ...input, freightPlans: new Map(plans) }
}

function planted(checkout: Checkout, fault: MoneyFault | undefined): Checkout {
  if (fault !== 'lost fen') return checkout
  const shops = checkout.shops.map((shop) => ({
    ...shop,
    lines: shop.lines.map((line, index) =>
      index === 0 && line.discountShareCents > 0 ? { ...line, discountShareCents: line.discountShareCents - 1 } : line,
    ),
  }))
  return { ...checkout, shops }
}
