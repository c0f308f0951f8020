import fc from 'fast-check'
import { expect, it } from 'vitest'

import { sideBySide } from './side-by-side.ts'

const box = (y: number) => ({ x: 0, y, width: 300, height: 44 })

it('keeps separate boxes and shares the width of overlapping ones', () => {
  expect(sideBySide([box(0), box(100)])).toEqual([box(0), box(100)])
  expect(sideBySide([box(20), box(0), box(100)])).toEqual([
    { ...box(20), x: 150, width: 150 },
    { ...box(0), width: 150 },
    box(100),
  ])
})

it('never lets two overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 20 }), (tops) => {
      const placed = sideBySide(tops.map(box))
      placed.forEach((one, index) =>
        placed.slice(index + 1).forEach((other) => {
          const isApartY = one.y + one.height <= other.y || other.y + other.height <= one.y
          const isApartX = one.x + one.width <= other.x + 1e-6 || other.x + other.width <= one.x + 1e-6
          expect(isApartX || isApartY).toBe(true)
        }),
      )
    }),
  )
})
