import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isCreditCode } from './index.ts'
import { DECEPTIVE, digits, LONG_TEXTS, NOT_TEXTS, replaceAt } from './test-characters.ts'

const ALPHABET = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY')

const VALID = [
  '91110000MA0DEM001A',
  '91110000MA0DEM002D',
  '91110000MA0DEM003G',
  '91110000MA0DEM004K',
  '91110000MA0DEM0080',
  '91110000MA0DEM013H',
  '91350100M000100Y43',
  '11100000000000000A',
  '52440000MJX000000P',
  'Y1000000YYYYYYYYYY',
  // A wrong check character counts not.
  '91110000MA0DEM001B',
  '911100000000000000',
  '000000000000000000',
  '110000000000001',
  '440301103456789',
  '000000000000000',
  '999999999999999',
]
const INVALID = [
  '',
  '9',
  '91110000MA0DEM001',
  '91110000MA0DEM001AA',
  '91110000ma0dem001a',
  '91110000MA0DEM001a',
  '9111000XMA0DEM001A',
  '91-110000MA0DEM001',
  '91110000 MA0DEM001',
  '91110000MA0DEM001\n',
  '\n91110000MA0DEM001',
  '91110000MA0DEM001A\n',
  '11000000000001',
  '1100000000000011',
  '11000000000000A',
  '1100000000000 1',
  '110000000000001\n',
  '-10000000000001',
  '９１110000MA0DEM001A',
  '91110000МА0DEM001A',
  '91110000ＭA0DEM001A',
  '91110000MA0DEM001Á',
  '91110000MA0DEM00😀',
  ...['I', 'O', 'S', 'V', 'Z', 'i', 'o', 's', 'v', 'z'].map((letter) => replaceAt('91110000MA0DEM001A', 17, letter)),
  ...[2, 3, 4, 5, 6, 7].map((index) => replaceAt('91110000MA0DEM001A', index, 'A')),
]

describe('a unified social credit code', () => {
  it.each(VALID)('is %s', (text) => expect(isCreditCode(text)).toBe(true))

  it.each(INVALID)('is not %j', (text) => expect(isCreditCode(text)).toBe(false))

  it.each(DECEPTIVE)('has no %j', (character) => {
    for (const index of [0, 2, 9, 17]) {
      expect(isCreditCode(replaceAt('91110000MA0DEM001A', index, character))).toBe(false)
    }
    expect(isCreditCode(replaceAt('110000000000001', 14, character))).toBe(false)
    expect(isCreditCode(`91110000MA0DEM001A${character}`)).toBe(false)
  })

  it('is a text', () => expect(NOT_TEXTS.filter((value) => isCreditCode(value))).toEqual([]))

  it('is none of 10,000 characters', () => expect(LONG_TEXTS.filter((text) => isCreditCode(text))).toEqual([]))

  const code = fc
    .tuple(
      fc.array(fc.constantFrom(...ALPHABET), { minLength: 2, maxLength: 2 }),
      digits(6),
      fc.array(fc.constantFrom(...ALPHABET), { minLength: 10, maxLength: 10 }),
    )
    .map(([authority, area, rest]) => authority.join('') + area + rest.join(''))

  it('is every code of its alphabet, and none with another character', () => {
    fc.assert(fc.property(code, (text) => isCreditCode(text)))
    fc.assert(fc.property(digits(15), (text) => isCreditCode(text)))
    fc.assert(
      fc.property(code, fc.nat(17), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), (text, index, other) => {
        fc.pre(!ALPHABET.includes(other))
        expect(isCreditCode(replaceAt(text, index, other))).toBe(false)
      }),
    )
  })
})
