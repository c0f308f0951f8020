import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { AA_CONTRAST, contrastOf, textColourOn, mixColours, readableOn } from './contrast.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

it('measures contrast as WCAG defines it', () => {
  expect(contrastOf('#000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#d81e2c', '#d81e2cff')).toBe(1)
})

it('mixes colours and treats invalid ones as black', () => {
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mixColours('url(x)', '#ffffff', 0)).toBe('#000000')
})

it('makes any colour readable on any background, and leaves readable ones unchanged', () => {
  fc.assert(
    fc.property(colour, colour, (text, background) => {
      const readable = readableOn(text, background)
      expect(contrastOf(readable, background)).toBeGreaterThanOrEqual(AA_CONTRAST)
      expect(readable === text || contrastOf(text, background) < AA_CONTRAST).toBe(true)
    }),
  )
})

it('chooses a readable text colour for any background', () => {
  fc.assert(
    fc.property(colour, (background) => {
      expect(contrastOf(textColourOn(background), background)).toBeGreaterThanOrEqual(AA_CONTRAST)
    }),
  )
})
