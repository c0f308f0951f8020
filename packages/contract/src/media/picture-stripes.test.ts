import { expect, it } from 'vitest'

import { LONG_PICTURE_RATIO, stripeCount, stripeCut, stripesOf, stripeUrl, stripeWidths } from './picture-stripes.ts'

const SIZES = [375, 640, 750, 751, 790, 800, 1080, 1125, 1242, 2000].flatMap((width) =>
  [3.01, 3.5, 4, 4.26, 7.9, 8, 8.01, 21.3].map((ratio) => ({ width, height: Math.ceil(width * ratio) })),
)

it('apply to pictures more than three times as high as wide, and wide enough to be cut', () => {
  expect(stripesOf({ width: 750, height: 750 * LONG_PICTURE_RATIO })).toEqual([])
  expect(stripesOf({ width: 750, height: 750 * LONG_PICTURE_RATIO + 1 })).not.toEqual([])
  expect(stripesOf({ width: 374, height: 9000 })).toEqual([])
  expect(stripesOf({ width: 0, height: 0 })).toEqual([])
})

it.each(SIZES)('cover $width × $height without a gap or a sliver', (size) => {
  const stripes = stripesOf(size)
  let bottom = 0
  for (const { top, height, overlap } of stripes) {
    expect(top).toBeCloseTo(bottom, 12)
    expect(height * size.height).toBeGreaterThanOrEqual(size.width / 2 - 1e-6)
    expect(overlap).toBeLessThan(height)
    bottom = top + height
  }
  expect(bottom).toBe(1)
})

it.each(SIZES)('have whole pixel heights that add up exactly: $width × $height', (size) => {
  const count = stripeCount(size)
  for (const width of stripeWidths(size)) {
    const rendered = { width, height: Math.round((size.height * width) / size.width) }
    const cuts = Array.from({ length: count }, (_, index) => stripeCut(rendered, index, count))
    for (const [index, { top, height }] of cuts.entries()) {
      expect(Number.isInteger(top) && Number.isInteger(height) && height > 0).toBe(true)
      // Where the page puts it is where it was cut, to a hundredth of a pixel in a thousand.
      expect(top).toBeCloseTo((stripesOf(size)[index]?.top ?? 0) * ((size.height * width) / size.width), 6)
      const overlap = index === count - 1 ? 0 : (width / 375) * 2
      expect(top + height - overlap).toBe(cuts[index + 1]?.top ?? rendered.height)
    }
  }
})

it('have a URL for uploaded pictures only', () => {
  const form = { width: 750, format: 'avif' }
  const size = { width: 750, height: 9000 }
  expect(stripeUrl({ url: '/api/alc-oss/handle/downLoad/0b-1/origin', ...size }, 3, form)).toBe(
    '/api/alc-oss/handle/downLoad/0b-1/w750s3.avif',
  )
  expect(stripeUrl({ url: 'https://cdn.example/a.png', ...size }, 3, form)).toBe('')
  expect(stripeUrl({ url: '/api/alc-oss/handle/downLoad/0b-1/vector', ...size }, 3, form)).toBe('')
})
