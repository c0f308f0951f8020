import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fenFromYuan, moneyText, yuanFromFen } from './money.ts'

it.each([
  [0, '0.00'],
  [12, '0.12'],
  [123_450, '1,234.50'],
  [9_999_999_999, '99,999,999.99'],
  [-5, '-0.05'],
])('shows %i fen as %s', (fen, text) => {
  expect(moneyText(fen)).toBe(text)
})

it('loses no fen on the way over the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (fen) => {
      expect(fenFromYuan(JSON.parse(JSON.stringify(yuanFromFen(fen))) as number)).toBe(fen)
    }),
  )
})
