import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'

import { boxInVideo, codeIn, SCAN_BOX } from './code-reader.ts'

const TEXT = 'https://mall.example/InvitationCode?code=ABCD2345'

/** The pixels of a QR code, four a cell, of given colours. */
function pixelsOf(text: string, dark = 0, light = 255) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const side = size * 4
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      pixels.fill(data[y >> 2]?.[x >> 2] ? dark : light, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return { width: side, height: side, data: pixels }
}

describe('reading a code', () => {
  it.each([
    ['black on white', 0, 255],
    ['in bad light', 60, 110],
  ])('finds what the mall itself encodes, %s', (_, dark, light) => {
    expect(codeIn(pixelsOf(TEXT, dark, light))).toBe(TEXT)
  })

  it('finds nothing in a blank picture', () => {
    expect(codeIn({ width: 200, height: 200, data: new Uint8ClampedArray(160_000).fill(200) })).toBeUndefined()
  })
})

describe('the box in the video', () => {
  it('is the middle square that lies below the box on the screen', () => {
    expect(SCAN_BOX).toBe(250)
    // 1280 × 720 in a view of 300 × 360: half the size, the sides cut off.
    expect(boxInVideo({ width: 300, height: 360 }, { width: 1280, height: 720 })).toEqual({ x: 390, y: 110, side: 500 })
  })

  it('never leaves the video', () => {
    expect(boxInVideo({ width: 200, height: 200 }, { width: 640, height: 480 })).toEqual({ x: 80, y: 0, side: 480 })
  })
})
