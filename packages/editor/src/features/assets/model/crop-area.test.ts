import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { HANDLES } from '../../../geometry/resize-handle.ts'
import { largestArea, resizeArea, wholeArea } from './crop-area.ts'

const length = fc.integer({ min: 1, max: 5000 })
const sizes = fc.record({ width: length, height: length })
const ratios = fc.option(fc.constantFrom(1, 4 / 3, 16 / 9, 750 / 360), { nil: undefined })
const travel = fc.record({ x: fc.integer({ min: -6000, max: 6000 }), y: fc.integer({ min: -6000, max: 6000 }) })

describe('the cropped area', () => {
  it('is whole px inside the picture', () => {
    const number = fc.double({ min: -100, max: 6000, noNaN: true })
    const areas = fc.record({ x: number, y: number, width: number, height: number })
    fc.assert(
      fc.property(areas, sizes, (area, size) => {
        const whole = wholeArea(area, size)
        expect(Object.values(whole).every(Number.isInteger)).toBe(true)
        expect(whole.x >= 0 && whole.y >= 0 && whole.width >= 1 && whole.height >= 1).toBe(true)
        expect(whole.x + whole.width <= size.width && whole.y + whole.height <= size.height).toBe(true)
      }),
    )
  })

  it('starts as the largest of its ratio', () => {
    expect(largestArea({ width: 400, height: 300 }, undefined)).toEqual({ x: 0, y: 0, width: 400, height: 300 })
    expect(largestArea({ width: 400, height: 300 }, 1)).toEqual({ x: 50, y: 0, width: 300, height: 300 })
    expect(largestArea({ width: 300, height: 400 }, 1)).toEqual({ x: 0, y: 50, width: 300, height: 300 })
  })

  it('follows a handle while the opposite edge stays', () => {
    const area = { x: 50, y: 50, width: 100, height: 100 }
    const size = { width: 400, height: 300 }
    const drag = (handle: 'mr' | 'tl' | 'br', x: number, y: number, ratio?: number) =>
      resizeArea(area, { handle, offset: { x, y }, ratio }, size)
    expect(drag('mr', 30, 99)).toEqual({ ...area, width: 130 })
    expect(drag('tl', -20, 10)).toEqual({ x: 30, y: 60, width: 120, height: 90 })
    expect(drag('br', 60, 0, 1)).toEqual({ ...area, width: 160, height: 160 })
  })

  it('grows from a rounded speck at the edge in the exact ratio', () => {
    const drag = { handle: 'tl', offset: { x: 0, y: -20 }, ratio: 16 / 9 } as const
    const grown = resizeArea({ x: 40, y: 69, width: 2, height: 1 }, drag, { width: 42, height: 70 })
    expect(Math.abs(grown.width - (grown.height * 16) / 9)).toBeLessThan(2)
  })

  it('keeps its ratio over any drags, and stays inside', () => {
    const corners = HANDLES.filter((handle) => !handle.includes('m'))
    fc.assert(
      fc.property(sizes, ratios, fc.array(fc.tuple(fc.constantFrom(...corners), travel)), (size, ratio, drags) => {
        let area = largestArea(size, ratio)
        for (const [handle, offset] of drags) {
          area = resizeArea(area, { handle, offset, ratio }, size)
          expect(wholeArea(area, size)).toEqual(area)
          // Each side is rounded once. Tiny areas have no room for the ratio.
          const isRound = ratio === undefined || Math.min(area.width, area.height) <= 20
          expect(isRound || Math.abs(area.width - area.height * ratio) <= 1 + ratio).toBe(true)
        }
      }),
    )
  })
})
