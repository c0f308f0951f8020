import { CLASS_PLANS } from './class-plans.ts'
import type { ClassPlan } from './class-plans.ts'
import { demoRandom } from './demo-id.ts'
import { NOUN_PRICES } from './noun-prices.data.ts'
import type { Ground, ProductSubject } from '../drawings/picture-drawings.ts'
import { PRODUCT_VIEWS } from '../drawings/picture-drawings.ts'
import type { ProductView } from '../drawings/picture-drawings.ts'

/** A variant of a planned product. Prices in fen. */
export interface VariantPlan {
  readonly code: string
  readonly values: readonly string[]
  readonly price: number
  readonly marketPrice: number
  readonly stock: number
}

/** A product of the demo mall, before it is stored. */
export interface ProductPlan {
  readonly code: string
  readonly plan: ClassPlan
  readonly name: string
  readonly model: string
  readonly keySpec: string
  readonly subtitle: string
  readonly shop: string
  readonly subject: ProductSubject
  readonly views: readonly ProductView[]
  readonly priceMode: 1 | 2 | 3
  readonly dimensions: ClassPlan['dimensions']
  readonly variants: readonly VariantPlan[]
  readonly origin: string
  readonly shipDays: number
  readonly isReturnable: boolean
  readonly commissionBps: number
  readonly isOnShelf: boolean
  /** Largest quantity of a variant in an order; null for none. */
  readonly maxOrderQty: number | null
  readonly sales: number
  /** Days before the demo clock. */
  readonly listedDaysAgo: number
}

/** Stock up to which a variant counts as low. */
export const LOW_STOCK = 20

const ORIGINS = ['浙江 杭州', '江苏 苏州', '广东 东莞', '山东 临沂', '河北 保定', '福建 厦门', '四川 成都', '安徽 合肥']

/** Products with a trait of their own, by code. Domain 4.4. */
const TRAITS = {
  enquiryOnly: new Set([
    'P07002',
    'P07005',
    'P07008',
    'P07011',
    'P07014',
    'P03004',
    'P03010',
    'P08006',
    'P08012',
    'P06007',
    'P06011',
    'P02009',
  ]),
  offShelf: new Set(['P02013', 'P05013', 'P09013', 'P11013']),
  allSoldOut: new Set([
    'P01012',
    'P02014',
    'P03012',
    'P04012',
    'P05012',
    'P06014',
    'P08014',
    'P09014',
    'P10014',
    'P12014',
  ]),
  allVariants: 'P06001',
  singleVariant: 'P04002',
  longName: 'P05006',
  noPictures: 'P10008',
  cheapest: 'P06002',
  lastPiece: 'P12004',
  ofClosedShop: new Set(['P06015', 'P06016']),
} as const

const LONG_NAME_TAIL =
  '适用于工厂车间仓库物业学校医院酒店工地维修班组日常检修安装拆卸装配调试保养多场景通用高强度耐磨防锈防滑省力加厚加长手柄带收纳盒'

/** Largest quantities of an order, by code. */
const MAX_ORDER = new Map([
  ['P03001', 5],
  ['P11002', 200],
  ['P31001', 10],
  ['P38002', 20],
  ['P57001', 60],
])

/** Grounds of the first pictures, in turn: white mostly, now and then the dark. */
const GROUNDS: readonly Ground[] = ['white', 'tint', 'white', 'tint', 'dark', 'white', 'tint']

/** The last of the classes that domain 4.2 names; what it counts holds for these. */
const LAST_FIRST_CLASS = 12

/** How the hues of a later leaf's products differ from its own, in turn. */
const HUE_STEPS = [0, 34, -46, 160, 84]

/** The four hundred products; a third is self-operated. */
export function planProducts(): ProductPlan[] {
  return CLASS_PLANS.flatMap((plan) => Array.from({ length: plan.count }, (_, index) => planProduct(plan, index)))
}

function planProduct(plan: ClassPlan, index: number): ProductPlan {
  const code = `P${plan.number}${String(index + 1).padStart(3, '0')}`
  const random = demoRandom(Number(plan.number) * 1000 + index)
  const series = pick(plan.series, index)
  const noun = pick(plan.nouns, index)
  const keySpec = pick(plan.keySpecs, isFirstClass(plan) || plan.nouns.length === 1 ? index : index % plan.nouns.length)
  const isOperated = isSelfOperated(plan, index)
  const model = `${String.fromCharCode(65 + ((index * 7) % 26))}${10 + ((index * 13) % 89)}`
  const attributes: [string, string][] = [
    ['品牌', series],
    ['型号', model],
    ...plan.attributes.map(([name, values]): [string, string] => [name, pick(values, index)]),
    ['产地', pick(ORIGINS, index).replace(' ', '')],
  ]
  const plain = `${series}${model}${noun} ${keySpec}`
  return {
    code,
    plan,
    name: code === TRAITS.longName ? (plain + LONG_NAME_TAIL.repeat(2)).slice(0, 100) : plain,
    model,
    keySpec,
    subtitle: pick(plan.selling, index),
    shop: shopOf(plan, code, isOperated),
    subject: {
      classNumber: plan.number,
      hue: hueOf(plan, index),
      series,
      noun,
      ground: pick(GROUNDS, Number(plan.number) * 3 + index),
      light: index % 2 === 0 ? 'left' : 'right',
      scene: plan.scene,
      attributes,
    },
    views: code === TRAITS.noPictures ? [] : PRODUCT_VIEWS.slice(0, index % 3 === 0 ? 4 : 3),
    priceMode: TRAITS.enquiryOnly.has(code) ? 3 : plan.tiers.length > 0 ? 2 : 1,
    dimensions: code === TRAITS.singleVariant ? [] : dimensionsOf(plan, code),
    variants: planVariants(plan, { code, noun, random }),
    origin: pick(ORIGINS, index),
    shipDays: 1 + (index % 3),
    isReturnable: plan.isReturnable,
    commissionBps: isFirstClass(plan) && index % 10 < 3 ? 200 + ((index * 100) % 700) : 0,
    isOnShelf: !TRAITS.offShelf.has(code),
    maxOrderQty: MAX_ORDER.get(code) ?? null,
    sales: Math.round(Math.exp(random() * 7.2) * (isOperated ? 1.6 : 1)),
    listedDaysAgo: Math.round(random() * 300) + 1,
  }
}

function planVariants(
  plan: ClassPlan,
  { code, noun, random }: { readonly code: string; readonly noun: string; readonly random: () => number },
): VariantPlan[] {
  const combinations =
    code === TRAITS.singleVariant
      ? [[]]
      : dimensionsOf(plan, code).reduce<string[][]>(
          (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
          [[]],
        )
  const [low, high] = NOUN_PRICES[noun] ?? plan.price
  // Log-uniform prices, like a real catalogue.
  const base = code === TRAITS.cheapest ? low : low * (high / low) ** (random() * 0.72)
  const mood = random()
  return combinations.map((values, index) => {
    const price = roundPrice(base * (1 + index * 0.045), low)
    return {
      code: `${code}-${String(index + 1).padStart(2, '0')}`,
      values,
      price,
      marketPrice: roundPrice(price * (1.12 + random() * 0.2), low),
      stock: stockOf(code, index, mood, random()),
    }
  })
}

function stockOf(code: string, index: number, mood: number, roll: number): number {
  if (TRAITS.allSoldOut.has(code)) return 0
  if (code === TRAITS.lastPiece) return index === 0 ? 1 : 0
  if (mood < 0.08 && index > 0 && roll < 0.5) return 0
  if (mood >= 0.08 && mood < 0.24) return 1 + Math.floor(roll * LOW_STOCK)
  return 200 + Math.floor(roll * 4800)
}

function dimensionsOf(plan: ClassPlan, code: string): ClassPlan['dimensions'] {
  if (code === TRAITS.allVariants) {
    return plan.dimensions.map((dimension) =>
      dimension.name === '直径'
        ? { ...dimension, values: ['M6', 'M8', 'M10', 'M12'] }
        : dimension.name === '材质'
          ? { ...dimension, values: ['碳钢镀锌', '304不锈钢', '316不锈钢'] }
          : dimension,
    )
  }
  // The glove's size matrix stays whole on one product; elsewhere a handful of choices reads better.
  if (code === 'P10001') return plan.dimensions
  return plan.dimensions.map((dimension) => ({ ...dimension, values: dimension.values.slice(0, 3) })).slice(0, 2)
}

function roundPrice(fen: number, low: number): number {
  if (low < 1000) return Math.max(low, Math.round(fen))
  return fen < 10_000 ? Math.max(low, Math.round(fen / 10) * 10) : Math.round(fen / 100) * 100
}

function shopOf(plan: ClassPlan, code: string, isOperated: boolean): string {
  if (isOperated) return 'S1'
  return TRAITS.ofClosedShop.has(code) ? 'S7' : plan.shop
}

function isSelfOperated({ number }: ClassPlan, index: number): boolean {
  if (Number(number) > LAST_FIRST_CLASS) return index === 1 || (index === 3 && Number(number) % 4 === 0)
  if (Number(number) >= 9) return [1, 4, 6, 9, 12, 14].includes(index)
  return index % 4 === 1 || (index === 16 && Number(number) <= 4)
}

function isFirstClass({ number }: ClassPlan): boolean {
  return Number(number) <= LAST_FIRST_CLASS
}

function hueOf(plan: ClassPlan, index: number): number {
  const step = isFirstClass(plan) ? ((index * 11) % 26) - 12 : pick(HUE_STEPS, index)
  return (plan.hue + step + 360) % 360
}

function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('a demo table is empty')
  return value
}
