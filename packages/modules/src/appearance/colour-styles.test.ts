import { AA_CONTRAST, contrastOf } from '@mallwright/contract/values'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { textColourStyle, backgroundStyle, surfaceStyle } from './colour-styles.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('are empty without a custom colour', () => {
  expect([textColourStyle(''), backgroundStyle(''), surfaceStyle('')]).toEqual([{}, {}, {}])
})

it('leave a custom text colour unchanged in the light theme and make it readable in the dark one', () => {
  expect(textColourStyle('#1f5b3a')).toEqual({
    color: expect.stringMatching(/^var\(--mw-l, #1f5b3a\) var\(--mw-d, #[0-9a-f]{6}\)$/),
  })
  expect(textColourStyle('#ffffff')).toEqual({ color: '#ffffff' })
})

it('make all text readable on a custom background', () => {
  fc.assert(
    fc.property(colour, (background) => {
      const tokens = surfaceStyle(background) as Record<string, string>
      for (const name of ['--mw-text', '--mw-name', '--mw-text-weak', '--mw-primary-text', '--mw-price-small'])
        expect(contrastOf(tokens[name] ?? '', background), name).toBeGreaterThanOrEqual(AA_CONTRAST)
      expect(contrastOf(tokens['--mw-price'] ?? '', background)).toBeGreaterThanOrEqual(3)
    }),
  )
})
