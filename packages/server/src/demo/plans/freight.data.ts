/** What the first units and each further step cost: units in pieces or g, fees in fen. */
interface Fees {
  readonly firstUnit: number
  readonly firstFeeCents: number
  readonly nextUnit: number
  readonly nextFeeCents: number
}

/** The freight template of a shop. Domain 4.3. */
export interface FreightPlan {
  readonly shop: string
  readonly name: string
  /** 1 by pieces, 2 by weight. */
  readonly chargeMode: 1 | 2
  readonly fees: Fees
  /** Without fees there is no delivery to the regions. */
  readonly rules: readonly { readonly areaCodes: readonly string[]; readonly fees?: Fees }[]
  /** Goods amount from which delivery is free. */
  readonly freeFromCents?: number
}

const fees = (firstUnit: number, firstFeeCents: number, nextUnit: number, nextFeeCents: number): Fees => ({
  firstUnit,
  firstFeeCents,
  nextUnit,
  nextFeeCents,
})

/** 江浙沪皖, 京津冀, and the far west: 内蒙古, 西藏, 甘肃, 青海, 宁夏, 新疆. */
const NEAR = ['310000', '320000', '330000', '340000']
const NORTH = ['110000', '120000', '130000']
const FAR = ['150000', '540000', '620000', '630000', '640000', '650000']

/** The templates: S6 and S7 deliver free. */
export const FREIGHT_PLANS: readonly FreightPlan[] = [
  {
    shop: 'S1',
    name: '满 199 元包邮',
    chargeMode: 1,
    fees: fees(1, 1200, 1000, 0),
    rules: [],
    freeFromCents: 19_900,
  },
  {
    shop: 'S2',
    name: '按重量',
    chargeMode: 2,
    fees: fees(1000, 800, 1000, 200),
    rules: [
      { areaCodes: NEAR, fees: fees(1000, 500, 1000, 100) },
      { areaCodes: NORTH, fees: fees(1000, 700, 1000, 150) },
      { areaCodes: FAR, fees: fees(1000, 1800, 1000, 800) },
    ],
  },
  {
    shop: 'S3',
    name: '重货物流',
    chargeMode: 2,
    fees: fees(5000, 1500, 1000, 180),
    rules: [{ areaCodes: ['540000', '650000'] }, { areaCodes: NEAR, fees: fees(5000, 1000, 1000, 120) }],
  },
  {
    shop: 'S4',
    name: '满 500 元包邮',
    chargeMode: 1,
    fees: fees(1, 1500, 10, 300),
    rules: [],
    freeFromCents: 50_000,
  },
  {
    shop: 'S5',
    name: '按件',
    chargeMode: 1,
    fees: fees(20, 1000, 10, 200),
    rules: [{ areaCodes: FAR, fees: fees(20, 2000, 10, 500) }],
  },
]
