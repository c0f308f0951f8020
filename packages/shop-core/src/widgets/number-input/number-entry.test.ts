import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { afterKey, committed, numberRules, readTyped, storedBounds, withSeparators } from './number-entry.ts'
import type { NumberKey } from './number-entry.ts'

const type = (keys: string, rules: Parameters<typeof numberRules>[0], from = '') =>
  keys.split('').reduce((typed, key) => afterKey(typed, key as NumberKey, numberRules(rules)), from)

describe('what is typed', () => {
  it.each([
    ['1234', { precision: 0 }, '1234'],
    ['1.5', { precision: 0 }, '15'],
    ['1.567', { precision: 2 }, '1.56'],
    ['1.5.7', { precision: 2 }, '1.57'],
    ['.5', { precision: 1 }, '0.5'],
    ['007', { precision: 0 }, '7'],
    ['-5', { precision: 0 }, '-5'],
    ['5--', { precision: 0 }, '5'],
    ['-5', { precision: 0, min: 0 }, '5'],
    ['12C3', { precision: 0 }, '3'],
    ['99999999999999999', { precision: 0 }, '9999999999999999'],
  ])('%s with %o is %s', (keys, rules, expected) => {
    expect(type(keys, rules)).toBe(expected)
  })

  it.each([
    [0, '999999999999999', '1000000000000000'],
    [2, '9999999999999.99', '10000000000000'],
    [6, '999999999.999999', '1000000000'],
  ])('what is stored has 15 digits at most: at precision %i up to %s', (precision, most, above) => {
    const rules = numberRules({ precision, ...storedBounds(precision) })
    expect([most, above].map((typed) => committed(typed, rules))).toEqual([most, most])
    expect([most, above].map((typed) => committed(`-${typed}`, rules))).toEqual([`-${most}`, `-${most}`])
  })

  it('goes on after the old value, and back by one', () => {
    expect(type('5', { precision: 1 }, '12')).toBe('125')
    expect(afterKey('12', 'Backspace', numberRules({}))).toBe('1')
  })

  it.each([
    ['￥1,234.567', 2, '1234.56'],
    ['1.5', 0, '1'],
    ['1.2.3', 2, '1.2'],
    ['abc', 2, ''],
    ['１２', 2, ''],
    [' -7 ', 0, '-7'],
  ])('a pasted %s at precision %i is %s', (text, precision, expected) => {
    expect(readTyped(text, numberRules({ precision }))).toBe(expected)
  })
})

describe('the value on closing', () => {
  it.each([
    ['1.', { precision: 2 }, '1'],
    ['1.50', { precision: 2 }, '1.5'],
    ['-', { precision: 2 }, ''],
    ['', { precision: 2 }, ''],
    ['-0', { precision: 0 }, '0'],
    ['200', { precision: 0, max: 100 }, '100'],
    ['0', { precision: 0, min: 1 }, '1'],
    ['9', { precision: 0, max: 5.9 }, '5'],
    ['0', { precision: 0, min: 0.1 }, '1'],
    ['-9', { precision: 0, min: -5.9 }, '-5'],
    ['0.9', { precision: 1, max: '0.85' }, '0.8'],
  ])('%s with %o is %s', (typed, rules, expected) => {
    expect(committed(typed, numberRules(rules))).toBe(expected)
  })

  it('is within the bounds, has no more decimals than the precision, and stays when it is typed again', () => {
    const decimal = fc
      .tuple(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), maxLength: 6 }),
      )
      .map(([whole, decimals]) => `${whole}${decimals && `.${decimals}`}`)
    const keys = fc.array(fc.constantFrom(...('0123456789.-C'.split('') as NumberKey[])), { maxLength: 24 })
    fc.assert(
      fc.property(decimal, decimal, fc.nat(6), keys, (one, other, precision, pressed) => {
        const [min, max] = Number(one) <= Number(other) ? [one, other] : [other, one]
        const rules = numberRules({ precision, min, max })
        const value = committed(
          pressed.reduce((typed, key) => afterKey(typed, key, rules), ''),
          rules,
        )
        if (value === '' || Number(max) - Number(min) < 1) return
        expect(value).toMatch(precision === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+(\\.\\d{1,${precision}})?$`))
        expect(Number(value)).toBeGreaterThanOrEqual(Number(min))
        expect(Number(value)).toBeLessThanOrEqual(Number(max))
        expect(committed(value, rules)).toBe(value)
      }),
      { numRuns: 2_000 },
    )
  })
})

it('thousands are separated before the point only', () => {
  expect(['1234567.12345', '-1234', '999', ''].map(withSeparators)).toEqual(['1,234,567.12345', '-1,234', '999', ''])
})
