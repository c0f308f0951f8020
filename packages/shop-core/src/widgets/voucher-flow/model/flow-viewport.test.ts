import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { FLOW_SIZE, nodeCentre } from './flow-geometry.ts'
import { FLOW_STEPS } from './flow-steps.ts'
import { MAX_SCALE, MIN_SCALE, panBy, reveal, startViewport, zoomBy } from './flow-viewport.ts'

const PHONE = { width: 351, height: 680 }
const anyPoint = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })
const anyMove = fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), at: anyPoint, pan: anyPoint })

describe('what a canvas shows', () => {
  it('is half as large under 800 px, with the node of the voucher in the middle', () => {
    for (const { type } of FLOW_STEPS) {
      const centre = nodeCentre(type)
      const { scale, x, y } = startViewport(PHONE, 799, centre)
      expect(scale).toBe(0.5)
      expect(x + centre.x * scale).toBeCloseTo(PHONE.width / 2)
      // As high as the diagram is, it stands in the middle.
      expect(y).toBe((PHONE.height - FLOW_SIZE.height / 2) / 2)
    }
  })

  it('is the whole diagram in its own size where that fits', () => {
    const start = startViewport({ width: 1416, height: 800 }, 1440, nodeCentre('PUR_REQUEST'))
    expect(start).toEqual({ scale: 1, x: 8, y: 170 })
    expect(startViewport({ width: 776, height: 800 }, 800, { x: 700, y: 0 })).toEqual({ scale: 1, x: -312, y: 170 })
  })

  it('is zoomed from 0.3 to 2, and always has a point of the diagram in its middle', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 12 }), (moves) => {
        let view = startViewport(PHONE, 375, nodeCentre('PUR_ORDER'))
        for (const { factor, at, pan } of moves) {
          view = zoomBy(panBy(view, PHONE, pan), PHONE, factor, at)
          expect(view.scale).toBeGreaterThanOrEqual(MIN_SCALE)
          expect(view.scale).toBeLessThanOrEqual(MAX_SCALE)
          const middle = [(PHONE.width / 2 - view.x) / view.scale, (PHONE.height / 2 - view.y) / view.scale] as const
          expect(middle[0]).toBeGreaterThanOrEqual(-1e-6)
          expect(middle[0]).toBeLessThanOrEqual(FLOW_SIZE.width + 1e-6)
          expect(middle[1]).toBeGreaterThanOrEqual(-1e-6)
          expect(middle[1]).toBeLessThanOrEqual(FLOW_SIZE.height + 1e-6)
        }
      }),
    )
    expect([MIN_SCALE, MAX_SCALE]).toEqual([0.3, 2])
  })

  it('is zoomed around the fingers: the point between them stays there', () => {
    const view = startViewport(PHONE, 375, nodeCentre('PUR_ORDER'))
    const at = { x: 200, y: 330 }
    const zoomed = zoomBy(view, PHONE, 1.6, at)
    expect(zoomed.scale).toBeCloseTo(0.8)
    expect((at.x - zoomed.x) / zoomed.scale).toBeCloseTo((at.x - view.x) / view.scale)
    expect((at.y - zoomed.y) / zoomed.scale).toBeCloseTo((at.y - view.y) / view.scale)
  })

  it('moves to a node outside of it, and stays where the node is well inside', () => {
    const view = startViewport(PHONE, 375, nodeCentre('PUR_ORDER'))
    expect(reveal(view, PHONE, nodeCentre('SAL_ORDER'))).toBe(view)
    const far = nodeCentre('PUR_INVOICE')
    const moved = reveal(view, PHONE, far)
    expect(moved.x + far.x * moved.scale).toBeCloseTo(PHONE.width / 2)
  })
})
