import * as fc from 'fast-check'

import { MIN_ITEM_SIZE } from './resize.ts'

/** Size of the container of property tests, in page px. */
export const BOUNDS = { width: 379, height: 500 }

/** Resize limits inside `BOUNDS`. */
export const LIMITS = { min: MIN_ITEM_SIZE, bounds: BOUNDS }

/** Arbitrary boxes inside `BOUNDS`. */
export const boxes = fc
  .record({
    x: fc.integer({ min: 0, max: 359 }),
    y: fc.integer({ min: 0, max: 480 }),
    width: fc.integer({ min: 20, max: 379 }),
    height: fc.integer({ min: 20, max: 500 }),
  })
  .map((box) => ({ ...box, width: Math.min(box.width, 379 - box.x), height: Math.min(box.height, 500 - box.y) }))

/** Arbitrary pointer offsets, also far outside of `BOUNDS`. */
export const offsets = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })
