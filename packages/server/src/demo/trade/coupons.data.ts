/** A coupon of the demo; times are days from its clock. Domain 4.6. */
export interface CouponPlan {
  readonly name: string
  readonly zh: string
  readonly en: string
  /** Number of its shop; of the platform without one. */
  readonly shop?: string
  readonly kind: 1 | 2 | 3
  readonly offCents?: number
  readonly rateBps?: number
  readonly minSpendCents: number
  readonly maxOffCents?: number
  readonly total: number
  /** Path of the class that it is for. */
  readonly classPath?: readonly string[]
  /** 1 for enterprises only. */
  readonly buyerKind?: 0 | 1
  readonly takeDays: readonly [from: number, to: number]
  readonly validDays: number
}

/** The eight coupons. */
export const COUPON_PLANS: readonly CouponPlan[] = [
  {
    name: 'platform',
    zh: '平台满 500 减 30',
    en: '¥30 off orders from ¥500',
    kind: 1,
    offCents: 3000,
    minSpendCents: 50_000,
    total: 5000,
    takeDays: [-20, 60],
    validDays: 30,
  },
  {
    name: 'shop',
    zh: '青禾办公满 300 减 20',
    en: 'Verdant Office: ¥20 off from ¥300',
    shop: 'S2',
    kind: 1,
    offCents: 2000,
    minSpendCents: 30_000,
    total: 1000,
    takeDays: [-10, 50],
    validDays: 20,
  },
  {
    name: 'class',
    zh: '办公行政 9 折',
    en: '10% off office products',
    kind: 2,
    rateBps: 9000,
    minSpendCents: 20_000,
    maxOffCents: 10_000,
    total: 2000,
    classPath: ['办公行政'],
    takeDays: [-15, 45],
    validDays: 30,
  },
  {
    name: 'freight',
    zh: '免运费券',
    en: 'Free delivery',
    kind: 3,
    minSpendCents: 9900,
    total: 3000,
    takeDays: [-30, 90],
    validDays: 15,
  },
  {
    name: 'enterprise',
    zh: '企业专享满 5000 减 300',
    en: 'For companies: ¥300 off from ¥5,000',
    kind: 1,
    offCents: 30_000,
    minSpendCents: 500_000,
    total: 500,
    buyerKind: 1,
    takeDays: [-5, 55],
    validDays: 60,
  },
  {
    name: 'exhausted',
    zh: '首批满 100 减 50',
    en: 'First comers: ¥50 off from ¥100',
    kind: 1,
    offCents: 5000,
    minSpendCents: 10_000,
    total: 3,
    takeDays: [-8, 22],
    validDays: 30,
  },
  {
    name: 'not-started',
    zh: '年终满 1000 减 100',
    en: 'Year-end: ¥100 off from ¥1,000',
    kind: 1,
    offCents: 10_000,
    minSpendCents: 100_000,
    total: 2000,
    takeDays: [3, 40],
    validDays: 30,
  },
  {
    name: 'expired',
    zh: '开学季满 200 减 15',
    en: 'Back to school: ¥15 off from ¥200',
    kind: 1,
    offCents: 1500,
    minSpendCents: 20_000,
    total: 800,
    takeDays: [-60, -20],
    validDays: 15,
  },
]

/** Received coupons: 1 未使用, 3 已过期, 4 已作废; a used one needs a trade. */
export const USER_COUPONS: readonly {
  readonly coupon: string
  readonly phone: string
  readonly organisation?: string
  readonly state: 1 | 3 | 4
  readonly daysAgo: number
}[] = [
  { coupon: 'platform', phone: '19900140001', state: 1, daysAgo: 2 },
  { coupon: 'class', phone: '19900140001', state: 1, daysAgo: 3 },
  { coupon: 'enterprise', phone: '19900140001', organisation: 'E1', state: 1, daysAgo: 1 },
  { coupon: 'freight', phone: '19900140001', state: 4, daysAgo: 6 },
  { coupon: 'expired', phone: '19900140001', state: 3, daysAgo: 40 },
  { coupon: 'platform', phone: '19900110005', state: 1, daysAgo: 4 },
  { coupon: 'shop', phone: '19900110005', state: 1, daysAgo: 2 },
  { coupon: 'freight', phone: '19900110005', state: 1, daysAgo: 1 },
  { coupon: 'expired', phone: '19900110005', state: 3, daysAgo: 45 },
  { coupon: 'exhausted', phone: '19900110005', state: 1, daysAgo: 5 },
  { coupon: 'exhausted', phone: '19900150001', state: 1, daysAgo: 5 },
  { coupon: 'exhausted', phone: '19900130001', state: 1, daysAgo: 5 },
]
