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
      const boxes = sideBySide(tops.map(box))
      boxes.forEach((first, index) =>
        boxes.slice(index + 1).forEach((second) => {
          const isApartY = first.y + first.height <= second.y || second.y + second.height <= first.y
          const isApartX = first.x + first.width <= second.x + 1e-6 || second.x + second.width <= first.x + 1e-6
          expect(isApartX || isApartY).toBe(true)
        }),
      )
    }),
  )
})
