import { fen } from '@mallwright/contract/values'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fitQuantity, largestQuantity, lessOf, moreOf, offerAt, priceAt } from './quantity-rules.ts'
import type { QuantityRule } from './quantity-rules.ts'

const RULE: QuantityRule = { minQuantity: 500, stepQuantity: 100, maxQuantity: 2000, stock: 1250 }

const TIERED = {
  id: 's',
  values: [],
  stockBand: '有货',
  isSoldOut: false,
  imageUrl: '',
  price: fen(100),
  tiers: [
    { minQuantity: 500, price: fen(90) },
    { minQuantity: 2000, price: fen(80) },
  ],
}

it('steps from nothing to the smallest quantity, up in steps to what there is, and back to nothing', () => {
  expect([0, 500, 1100, 1200].map((quantity) => moreOf(RULE, quantity))).toEqual([500, 600, 1200, 1200])
  expect([700, 600, 500, 0].map((quantity) => lessOf(RULE, quantity))).toEqual([600, 500, 0, 0])
  expect(largestQuantity({ ...RULE, stock: 499 })).toBe(0)
})

it('fits what is typed to a quantity that may be ordered, the nearest below', () => {
  fc.assert(
    fc.property(
      fc.record({
        minQuantity: fc.integer({ min: 1, max: 500 }),
        stepQuantity: fc.integer({ min: 1, max: 100 }),
        maxQuantity: fc.option(fc.integer({ min: 500, max: 5000 }), { nil: undefined }),
        stock: fc.option(fc.integer({ min: 500, max: 5000 }), { nil: undefined }),
      }),
      fc.integer({ min: 0, max: 9999 }),
      (rule, wanted) => {
        const fitted = fitQuantity(rule, wanted)
        const limit = Math.min(rule.maxQuantity ?? Infinity, rule.stock ?? Infinity)
        expect((fitted - rule.minQuantity) % rule.stepQuantity).toBe(0)
        expect(fitted >= rule.minQuantity && fitted <= limit).toBe(true)
        const isNearest = wanted - fitted < rule.stepQuantity || limit - fitted < rule.stepQuantity
        expect(isNearest).toBe(true)
      },
    ),
  )
})

it('prices a unit by the tier that the quantity reaches, unless it is agreed', () => {
  expect([1, 500, 1999, 2000].map((quantity) => priceAt(TIERED, quantity))).toEqual([100, 90, 90, 80])
  expect(priceAt({ ...TIERED, isAgreed: true }, 2000)).toBe(100)
})

it('costs the price of an offer where that is lower and covers the whole quantity', () => {
  const offered = { ...TIERED, offer: { price: fen(85), endsAt: 0, quota: 3000, taken: 0, left: 2000 } }
  expect([1, 500, 1999, 2001].map((quantity) => priceAt(offered, quantity))).toEqual([85, 85, 85, 80])
  // The tier of 2000 is lower still.
  expect(offerAt(offered, 2000)).toBeUndefined()
  expect(priceAt({ ...offered, offer: { ...offered.offer, left: 0 } }, 1)).toBe(100)
})
