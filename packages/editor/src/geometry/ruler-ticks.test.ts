import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { rulerTicks } from './ruler-ticks.ts'

it('labels whole units with enough distance at every zoom', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 500 }), fc.double({ min: 0.4, max: 2.5, noNaN: true }), (origin, px) => {
      const ticks = rulerTicks({ origin, px, length: 800 })
      for (const { at, label } of ticks) {
        expect(at).toBeGreaterThanOrEqual(-1e-6)
        expect(at).toBeLessThanOrEqual(800 + 1e-6)
        expect(label === undefined || Math.abs(origin + label * px - at) < 1e-6).toBe(true)
      }
      const labelled = ticks.filter(({ label }) => label !== undefined)
      const rooms = labelled.slice(1).map(({ at }, index) => at - (labelled[index]?.at ?? 0))
      expect(Math.min(48, ...rooms)).toBe(48)
    }),
  )
})

it('starts at the origin', () => {
  expect(rulerTicks({ origin: 30, px: 1, length: 100 }).find(({ label }) => label === 0)?.at).toBe(30)
})
