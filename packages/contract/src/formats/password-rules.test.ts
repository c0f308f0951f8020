import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isPassword } from './index.ts'
import type { PasswordCode } from './index.ts'
import { DECEPTIVE, digits, LONG_TEXTS, NOT_TEXTS } from './test-characters.ts'

const CODES: readonly PasswordCode[] = ['01', '02', '03', '04', '05']
const rule = (code: PasswordCode) => ({ code, minLength: 8, maxLength: 16 })
/** The codes that a password follows. */
const followed = (text: string) => CODES.filter((code) => isPassword(text, rule(code))).join(' ')

const CASES: readonly (readonly [string, string])[] = [
  ['Mall2025a', '01 02 03'],
  ['Mall2025!', '01 02 03 04 05'],
  ['mall2025!', '01 02 04'],
  ['MALL2025!', '01 02 04'],
  ['mall2025', '01 02'],
  ['MALL2025', '01 02'],
  ['12345678', '01'],
  ['abcdefgh', '01'],
  ['ABCDefgh', '01'],
  ['!!!!!!!!', '01'],
  ['abcd!!!!', '01'],
  ['1234!!!!', '01'],
  ['        ', '01'],
  ['密码密码密码密码', '01'],
  ['密码密码mall1', '01 02'],
  ['Aa1!Aa1!', '01 02 03 04 05'],
  ['Aa1!Aa1', ''],
  ['Aa1!Aa1!Aa1!Aa1!', '01 02 03 04 05'],
  ['Aa1!Aa1!Aa1!Aa1!A', ''],
  ['', ''],
  ['a1', ''],
  ['a1234567', '01 02'],
  ['1234567a', '01 02'],
  ['A1234567', '01 02'],
  ['aA234567', '01 02 03'],
  ['ａＡ１!ａＡ１!', '01'],
  ['mallmall１', '01'],
  ['mallmall²', '01'],
  ['mallmall٣', '01'],
  ['12345678ａ', '01'],
  ['12345678é', '01'],
  ['12345678а', '01'],
  ['Mall 2025', '01 02 03'],
  ['Mall2025，', '01 02 03'],
  ['Mall2025。', '01 02 03'],
  ['Mall2025😀', '01 02 03'],
  ['Mall2025\u200b', '01 02 03'],
  ['Mall2025\u0000', '01 02 03'],
  ['Mall2025\t', '01 02 03'],
  ['ſſſſſſſ1', '01'],
  ['\u212a\u212a\u212a\u212a\u212a\u212a\u212a1', '01'],
  ['İııııı12', '01'],
  ...Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~').map((mark) => [`Mall2025${mark}`, '01 02 03 04 05'] as const),
]

describe('a password', () => {
  it.each(CASES)('%j follows "%s"', (text, codes) => expect(followed(text)).toBe(codes))

  it.each(DECEPTIVE)('has no digit and no special character in %j', (character) => {
    expect(isPassword(`mallmall${character}`, rule('02'))).toBe(false)
    expect(isPassword(`Mall2025${character}`, rule('05'))).toBe(false)
  })

  it('is a text', () => expect(NOT_TEXTS.filter((value) => isPassword(value, rule('01')))).toEqual([]))

  it('follows no strategy of another code', () => {
    for (const code of ['', '00', '06', '1', 'constructor', '__proto__'])
      expect(isPassword('Mall2025!', { ...rule('01'), code: code as PasswordCode })).toBe(false)
  })

  it('is none of 10,000 characters, unless its strategy says so', () => {
    for (const code of CODES) expect(LONG_TEXTS.filter((text) => isPassword(text, rule(code)))).toEqual([])
    const long = { minLength: 8, maxLength: 10_000 }
    expect(isPassword('aA1!'.repeat(2_500), { ...long, code: '05' })).toBe(true)
    expect(isPassword('a'.repeat(10_000), { ...long, code: '05' })).toBe(false)
  })

  const character = (from: string) => fc.constantFrom(...Array.from(from))
  const kinds = {
    digit: character('0123456789'),
    lower: character('abcdefghijklmnopqrstuvwxyz'),
    upper: character('ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
    special: character('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'),
  }
  const NEEDS: Readonly<Record<PasswordCode, readonly (readonly (keyof typeof kinds)[])[]>> = {
    '01': [],
    '02': [['digit'], ['lower', 'upper']],
    '03': [['digit'], ['lower'], ['upper']],
    '04': [['digit'], ['lower', 'upper'], ['special']],
    '05': [['digit'], ['lower'], ['upper'], ['special']],
  }
  const names = Object.keys(kinds) as (keyof typeof kinds)[]

  it('follows a strategy when it has the kinds of characters that it asks for, in any order', () => {
    const anyKinds = fc.subarray(names, { minLength: 1 })
    fc.assert(
      fc.property(
        anyKinds.chain((used) =>
          fc
            .tuple(
              fc.tuple(...used.map((name) => kinds[name])),
              fc.array(fc.oneof(...used.map((name) => kinds[name])), { minLength: 8, maxLength: 12 }),
            )
            .chain(([needed, further]) => {
              const all = [...needed, ...further]
              return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })
            })
            .map((characters) => ({ used, text: characters.join('') })),
        ),
        fc.constantFrom(...CODES),
        ({ used, text }, code) => {
          const isFollowed = NEEDS[code].every((choice) => choice.some((kind) => used.includes(kind)))
          expect(isPassword(text, rule(code))).toBe(isFollowed)
        },
      ),
    )
  })

  it('has a length between both ends', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), fc.nat(30), (length, minLength, maxLength) => {
        const isBetween = length >= minLength && length <= maxLength
        expect(isPassword('a'.repeat(length), { code: '01', minLength, maxLength })).toBe(isBetween)
      }),
    )
    fc.assert(fc.property(digits(8), (text) => followed(text) === '01'))
  })
})
