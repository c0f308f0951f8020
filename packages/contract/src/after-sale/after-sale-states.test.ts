import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { AFTER_SALE_REASONS } from './after-sale-reasons.ts'
import { AFTER_SALE_STATE_NAMES, AFTER_SALE_TRANSITIONS, OPEN_AFTER_SALE_STATES } from './after-sale-states.ts'
import type { AfterSaleEvent, AfterSaleState, AfterSaleTransition, AfterSaleType } from './after-sale-states.ts'

const TRANSITIONS: readonly (readonly [AfterSaleEvent, AfterSaleTransition])[] = Object.entries(
  AFTER_SALE_TRANSITIONS,
) as never
const OPEN: readonly AfterSaleState[] = OPEN_AFTER_SALE_STATES
const STATES = Object.keys(AFTER_SALE_STATE_NAMES).map(Number) as AfterSaleState[]

/** The changes of a type from a state. */
const from = (state: AfterSaleState, type: AfterSaleType) =>
  TRANSITIONS.filter(([, { from: states, types }]) => states.includes(state) && (types?.includes(type) ?? true))

/** The states that a type can come to. */
function reached(type: AfterSaleType): AfterSaleState[] {
  const found = new Set<AfterSaleState>([10])
  for (const state of found) for (const [, { to }] of from(state, type)) found.add(to)
  return [...found].sort((one, other) => one - other)
}

describe('the table of after-sales', () => {
  it('leads nowhere from an ended state, and everywhere from the first', () => {
    for (const state of STATES.filter((one) => !OPEN.includes(one))) {
      for (const type of [1, 2, 3] as const) expect(from(state, type)).toEqual([])
    }
    expect(reached(1)).toEqual([10, 40, 50, 60, 61, 63, 64, 70])
    expect(reached(2)).toEqual([10, 20, 30, 40, 50, 60, 61, 62, 63, 64, 70])
    expect(reached(3)).toEqual([10, 20, 30, 40, 45, 46, 50, 60, 61, 62, 63, 64, 70])
  })

  it('ends, whatever is done: no state but those that wait for somebody without a limit can be stuck', () => {
    const byTime = (state: AfterSaleState, type: AfterSaleType) =>
      from(state, type).some(([, { actor }]) => actor === 'T' || actor === 'C')
    const stuck = STATES.filter((state) => OPEN.includes(state)).filter((state) =>
      ([1, 2, 3] as const).some((type) => reached(type).includes(state) && !byTime(state, type)),
    )
    // The shop sends an exchange, the platform decides: nobody does it for them. Refunds of other types end orders.
    expect(stuck).toEqual([45, 70])
  })

  it('refunds once at most on any way', () => {
    const ways = fc.record({
      type: fc.constantFrom<AfterSaleType>(1, 2, 3),
      choices: fc.array(fc.nat(), { maxLength: 40 }),
    })
    fc.assert(
      fc.property(ways, ({ type, choices }) => {
        let [state, refunds, backs, outs]: [AfterSaleState, number, number, number] = [10, 0, 0, 0]
        for (const choice of choices) {
          const possible = from(state, type)
          const chosen = possible[choice % Math.max(1, possible.length)]
          if (!chosen) break
          const [, { to, refunds: pays, goodsBack, goodsOut }] = chosen
          refunds += pays ? 1 : 0
          backs += goodsBack ? 1 : 0
          outs += goodsOut ? 1 : 0
          state = to
        }
        expect(refunds + outs).toBeLessThanOrEqual(1)
        expect(backs).toBeLessThanOrEqual(1)
        // Whatever goes out again has come back before.
        expect(outs).toBeLessThanOrEqual(backs)
      }),
    )
  })
})

it('gives each type its reasons: faults of goods only to goods', () => {
  expect(AFTER_SALE_REASONS[1].some(({ isQuality }) => isQuality)).toBe(false)
  expect(AFTER_SALE_REASONS[2]).toBe(AFTER_SALE_REASONS[3])
  expect(AFTER_SALE_REASONS[2].filter(({ needsReturnable }) => needsReturnable).map(({ label }) => label.zh)).toEqual([
    '7天无理由',
  ])
})
