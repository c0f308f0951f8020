import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fen, fenFromYuan, moneyText, yuanFromFen } from './money.ts'
import { Yuan } from './yuan.ts'

it.each([
  [0, '0.00'],
  [12, '0.12'],
  [123_450, '1,234.50'],
  [9_999_999_999, '99,999,999.99'],
  [-5, '-0.05'],
])('shows %i fen as %s', (amount, text) => {
  expect(moneyText(fen(amount))).toBe(text)
})

it('loses no fen in serialization', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (amount) => {
      expect(fenFromYuan(JSON.parse(JSON.stringify(yuanFromFen(fen(amount)))) as number)).toBe(amount)
    }),
  )
})

it('accepts whole amounts only', () => {
  for (const amount of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => fen(amount)).toThrow(RangeError)
  // @ts-expect-error a plain number is no money
  expect(moneyText(1250)).toBe('12.50')
})

it('refuses wire amounts in yuan that fen cannot represent', () => {
  expect([1e12, -1e12, Number.NaN, Infinity].map((yuan) => Yuan.safeParse(yuan).success)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(Yuan.safeParse(99_999_999.99).success).toBe(true)
})
