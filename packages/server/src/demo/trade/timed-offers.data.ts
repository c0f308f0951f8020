/** A timed offer of the demo. Amounts in fen, hours from the seeding. */
export interface TimedOfferPlan {
  readonly variant: string
  readonly priceCents: number
  readonly quota: number
  readonly perBuyer?: number
  /** When it begins, and how long it runs; it comes back every day. */
  readonly startsIn: number
  readonly hours: number
  /** Units that were sold before anybody looks. */
  readonly sold: number
}

/** Runs round the clock: a day after another. */
const ALL_DAY = { startsIn: -1, hours: 24 } as const

/** The eight offers: some have just begun, two are nearly gone, one is gone, and one begins later. */
export const TIMED_OFFERS: readonly TimedOfferPlan[] = [
  { variant: 'P39002-01', priceCents: 49_900, quota: 60, sold: 41, ...ALL_DAY },
  { variant: 'P32002-01', priceCents: 399_900, quota: 30, sold: 9, perBuyer: 10, ...ALL_DAY },
  { variant: 'P33003-01', priceCents: 69_900, quota: 20, sold: 18, ...ALL_DAY },
  { variant: 'P04006-01', priceCents: 19_900, quota: 50, sold: 12, ...ALL_DAY },
  { variant: 'P53004-01', priceCents: 39_900, quota: 40, sold: 37, ...ALL_DAY },
  { variant: 'P04014-01', priceCents: 6800, quota: 100, sold: 23, ...ALL_DAY },
  { variant: 'P23003-01', priceCents: 28_800, quota: 15, sold: 15, ...ALL_DAY },
  { variant: 'P39003-01', priceCents: 139_900, quota: 25, sold: 0, startsIn: 2, hours: 20 },
]
