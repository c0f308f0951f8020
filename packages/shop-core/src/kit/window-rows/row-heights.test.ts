import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { covers, createRowHeights, nextRange } from './row-heights.ts'
import type { RowRange } from './row-heights.ts'

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`)

/** Heights as a list would keep them: what is known, what the first ones were like, and a sum for each question. */
function plainHeights() {
  const known = new Map<string, number>()
  let guess = 120
  let keys: readonly string[] = []
  return {
    name: (now: readonly string[]) => (keys = now),
    measure: (measured: readonly (readonly [string, number])[]) => {
      if (known.size === 0 && measured.length > 0)
        guess = measured.reduce((sum, [, height]) => sum + height, 0) / measured.length
      for (const [key, height] of measured) known.set(key, height)
    },
    tops: () => {
      const tops = [0]
      for (const key of keys) tops.push((tops.at(-1) ?? 0) + (known.get(key) ?? guess))
      return tops
    },
  }
}

it('knows where rows begin, as a plain sum does, whatever is measured, comes and goes', () => {
  const measured = fc.array(fc.tuple(fc.constantFrom(...keysOf(31)), fc.integer({ min: 1, max: 300 })), {
    maxLength: 6,
  })
  const step = fc.record({
    measured,
    named: fc.option(fc.shuffledSubarray(keysOf(31))),
    at: fc.nat(31),
    by: fc.nat(200),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const heights = createRowHeights()
      const plain = plainHeights()
      for (const { measured: some, named, at, by } of steps) {
        if (named) for (const one of [heights, plain]) one.name(named)
        heights.measure(some)
        plain.measure(some)
        const tops = plain.tops()
        expect(tops.map((_, index) => heights.topOf(index))).toEqual(tops)
        // Also from where a row begins.
        const from = (tops[at % tops.length] ?? 0) + (by > 100 ? by : 0)
        const { start, end } = heights.between(from, from + 700)
        const seen = tops
          .slice(0, -1)
          .flatMap((top, row) => ((tops[row + 1] ?? 0) > from && top < from + 700 ? [row] : []))
        expect(Array.from({ length: Math.max(0, end - start) }, (_, nth) => start + nth)).toEqual(seen)
      }
    }),
  )
})

it('takes no height from a row that has no place', () => {
  const heights = createRowHeights()
  heights.name(['a', 'b'])
  expect(heights.measure([['a', 0]])).toBe(false)
  expect(heights.measure([['a', 80]])).toBe(true)
  heights.measure([['a', 0]])
  expect([heights.topOf(1), heights.topOf(2)]).toEqual([80, 160])
})

const range = fc.tuple(fc.nat(40), fc.nat(12)).map(([start, count]): RowRange => ({ start, end: start + count }))

const sizeOf = ({ start, end }: RowRange) => Math.max(0, end - start)
const common = (one: RowRange, other: RowRange): RowRange => ({
  start: Math.max(one.start, other.start),
  end: Math.min(one.end, other.end),
})

it('draws what is in sight at once, and what is near one by one, until nothing is missing', () => {
  const view = fc.tuple(range, fc.nat(6), fc.nat(6)).map(([seen, before, after]) => ({
    seen,
    near: { start: Math.max(0, seen.start - before), end: seen.end + after },
  }))
  fc.assert(
    fc.property(range, view, (first, sight) => {
      const turns: RowRange[] = [first]
      for (let next = nextRange(first, sight); next !== turns.at(-1); next = nextRange(next, sight)) turns.push(next)
      const pairs = turns.slice(1).map((next, turn) => [turns[turn] ?? first, next] as const)
      expect(pairs.every(([, next]) => covers(next, sight.seen))).toBe(true)
      // Nothing in sight is missing, and something near stands.
      const calm = pairs.filter(([drawn]) => covers(drawn, sight.seen) && sizeOf(common(drawn, sight.near)) > 0)
      expect(calm.map(([drawn, next]) => sizeOf(next) - sizeOf(common(drawn, next)))).toEqual(calm.map(() => 1))
      expect(covers(turns.at(-1) ?? first, sight.near)).toBe(true)
    }),
  )
})
