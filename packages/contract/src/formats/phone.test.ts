import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isPhone } from './index.ts'
import { DECEPTIVE, digits, LONG_TEXTS, NOT_TEXTS, replaceAt } from './test-characters.ts'

const VALID = ['13800000000', '19900110005', '10000000000', '11111111111', '19999999999', '12345678901', '17012345678']

const INVALID = [
  '',
  '1',
  '1380000000',
  '138000000000',
  '23800000000',
  '03800000000',
  '-1380000000',
  '1380000000a',
  '1380000000X',
  '+8613800000000',
  '8613800000000',
  '138 0000 0000',
  '138-0000-0000',
  '1.38e10',
  '13800000000\n',
  '\n13800000000',
  '13800000000;',
  '13800000000,13800000000',
  '(138)0000000',
  '1e10000000',
  '0x138000000',
  '１３８００００００００',
]

describe('a phone number', () => {
  it.each(VALID)('is %s', (text) => expect(isPhone(text)).toBe(true))

  it.each(INVALID)('is not %j', (text) => expect(isPhone(text)).toBe(false))

  it.each(DECEPTIVE)('has no %j among its digits, nor before or after them', (character) => {
    for (const index of [0, 1, 5, 10]) expect(isPhone(replaceAt('13800000000', index, character))).toBe(false)
    expect([isPhone(`${character}13800000000`), isPhone(`13800000000${character}`)]).toEqual([false, false])
  })

  it('is a text', () => expect(NOT_TEXTS.filter((value) => isPhone(value))).toEqual([]))

  it('is none of 10,000 characters', () => expect(LONG_TEXTS.filter((text) => isPhone(text))).toEqual([]))

  it('is one and ten digits, and nothing else', () => {
    fc.assert(fc.property(digits(10), (rest) => isPhone(`1${rest}`)))
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 14 }), (text) => {
        const isDigits = Array.from(text).every((character) => '0123456789'.includes(character))
        expect(isPhone(text)).toBe(text.length === 11 && text.startsWith('1') && isDigits)
      }),
    )
    fc.assert(
      fc.property(
        digits(10),
        fc.nat(10),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        (rest, at, other) => {
          fc.pre(!/^\d$/.test(other))
          expect(isPhone(replaceAt(`1${rest}`, at, other))).toBe(false)
        },
      ),
    )
  })
})
