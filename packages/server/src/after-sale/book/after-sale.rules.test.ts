import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { leftFor, maxRefund, unshippedLeft, wholeFreight, windowOf } from './after-sale.rules.ts'
import type { AfterSaleLineState } from './after-sale.rules.ts'

const LINE: AfterSaleLineState = {
  qty: 3,
  shippedQty: 0,
  refundedQty: 0,
  heldQty: 0,
  afterSaleQty: 0,
  shareCents: 1000,
  refundedCents: 0,
  promisedCents: 0,
}

describe('what can go back', () => {
  it('is the units’ share, which adds up to the whole however a line is asked for', () => {
    const parts = fc
      .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 })
      .chain((units) => fc.tuple(fc.constant(units), fc.integer({ min: 0, max: 1_000_000 })))
    fc.assert(
      fc.property(parts, ([units, shareCents]) => {
        const qty = units.reduce((sum, one) => sum + one, 0)
        let [afterSaleQty, refundedCents] = [0, 0]
        for (const one of units) {
          refundedCents += maxRefund({ ...LINE, qty, shareCents, afterSaleQty, refundedCents }, one)
          afterSaleQty += one
        }
        expect(refundedCents).toBe(shareCents)
      }),
    )
  })

  it('is never more than is left', () => {
    expect(maxRefund({ ...LINE, refundedCents: 900 }, 3)).toBe(100)
    expect(maxRefund({ ...LINE, promisedCents: 700 }, 3)).toBe(300)
    expect(maxRefund({ ...LINE, refundedCents: 600, promisedCents: 600 }, 3)).toBe(0)
    expect([1, 2, 3].map((units) => maxRefund(LINE, units))).toEqual([333, 666, 1000])
  })
})

describe('units', () => {
  it('come back only where they were shipped', () => {
    const partly = { ...LINE, shippedQty: 1 }
    expect([leftFor(1, 30, LINE), leftFor(2, 30, LINE)]).toEqual([3, 0])
    expect([leftFor(1, 35, partly), leftFor(2, 35, partly), leftFor(3, 35, partly)]).toEqual([3, 1, 0])
    expect(leftFor(3, 50, { ...LINE, shippedQty: 3, afterSaleQty: 1 })).toBe(2)
    expect(leftFor(1, 20, LINE)).toBe(0)
  })

  it('that are held back are not shipped', () => {
    expect(unshippedLeft({ ...LINE, heldQty: 1, afterSaleQty: 1 })).toBe(2)
    expect(unshippedLeft({ ...LINE, shippedQty: 2, refundedQty: 1, afterSaleQty: 1 })).toBe(0)
  })
})

it('is open for a week after the receipt, for faults for two', () => {
  const limits = { windowDays: 7, qualityWindowDays: 15 }
  const now = Date.parse('2026-11-28T00:00:00Z')
  const after = (days: number) => windowOf({ state: 50, receivedAt: new Date(now - days * 86_400_000) }, limits, now)
  expect([0, 7, 8, 15, 16].map(after)).toEqual(['open', 'open', 'quality', 'quality', 'over'])
  expect(windowOf({ state: 40, receivedAt: null }, limits, now)).toBe('open')
})

it('gives freight back once, with the last refund of an order that was never shipped', () => {
  const lines = [
    { id: 'a', qty: 2, shippedQty: 0, shareCents: 200, freightCents: 30 },
    { id: 'b', qty: 1, shippedQty: 0, shareCents: 100, freightCents: 20 },
  ]
  const a = { orderItemId: 'a', qty: 2, amountCents: 200, freightCents: 0 }
  const b = { orderItemId: 'b', qty: 1, amountCents: 100, freightCents: 0 }
  expect(wholeFreight(lines, [a])).toBe(0)
  expect(wholeFreight(lines, [a, b])).toBe(50)
  expect(wholeFreight(lines, [{ ...a, freightCents: 50 }, b])).toBe(0)
  expect(wholeFreight(lines, [{ ...a, amountCents: 199 }, b])).toBe(0)
  expect(wholeFreight([{ ...lines[0]!, shippedQty: 1 }, lines[1]!], [a, b])).toBe(0)
})
