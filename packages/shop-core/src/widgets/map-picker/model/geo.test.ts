import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { distanceBetween, toGcj02 } from './geo.ts'

const point = fc.record({
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
})

describe('the distance of two points', () => {
  it('is a degree of a great circle at the equator and at a meridian', () => {
    const degree = (Math.PI * 6_371_008.8) / 180
    expect(distanceBetween({ lng: 10, lat: 0 }, { lng: 11, lat: 0 })).toBeCloseTo(degree, 3)
    expect(distanceBetween({ lng: 120, lat: 30 }, { lng: 120, lat: 31 })).toBeCloseTo(degree, 3)
  })

  it('is the same both ways, never more than half around, and 0 at the same place', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(distanceBetween(from, to)).toBeCloseTo(distanceBetween(to, from), 6)
        expect(distanceBetween(from, to)).toBeLessThanOrEqual(Math.PI * 6_371_008.8)
        expect(distanceBetween(from, from)).toBe(0)
      }),
    )
  })
})

describe('the shift of Chinese maps', () => {
  it('is that of coordtransform', () => {
    const { lng, lat } = toGcj02({ lng: 116.404, lat: 39.915 })
    expect(lng).toBeCloseTo(116.410_244_499_169_38, 9)
    expect(lat).toBeCloseTo(39.916_404_281_501_64, 9)
  })

  it('is less than a kilometre in China, and none outside of it', () => {
    const inside = fc.record({
      lng: fc.double({ min: 75, max: 134, noNaN: true }),
      lat: fc.double({ min: 18, max: 53, noNaN: true }),
    })
    fc.assert(
      fc.property(inside, (place) => {
        const shift = distanceBetween(place, toGcj02(place))
        expect(shift).toBeGreaterThan(10)
        expect(shift).toBeLessThan(1200)
      }),
    )
    expect(toGcj02({ lng: 2.35, lat: 48.85 })).toEqual({ lng: 2.35, lat: 48.85 })
  })
})
