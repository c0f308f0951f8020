import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isIdCard } from './index.ts'
import { DECEPTIVE, digits, LONG_TEXTS, NOT_TEXTS, replaceAt } from './test-characters.ts'

const TODAY = '2025-06-30'

/** The check character by the definition of ISO 7064 MOD 11-2: the whole number is 1 modulo 11, with powers of two. */
function withCheck(first17: string): string {
  const sum = Array.from(first17).reduce((total, digit, index) => total + Number(digit) * (2 ** (17 - index) % 11), 0)
  const check = (12 - (sum % 11)) % 11
  return first17 + (check === 10 ? 'X' : String(check))
}

const DEMO = [
  '110000198203081122',
  '110000198302101213',
  '110000198303111229',
  '110000198402131313',
  '110000198403141329',
  '110000198502161413',
  '110000198506201451',
]
const VALID = [
  ...DEMO,
  // The examples of GB 11643-1999.
  '11010519491231002X',
  '440524188001010014',
  '11010519491231002x',
  // 15 digits: born in the 20th century.
  '110000820308112',
  '440524800101001',
  '110105491231002',
  '110105000301002',
  '110105040229002',
  ...['11', '15', '21', '37', '46', '50', '54', '65', '71', '81', '82', '83', '91'].map((province) =>
    withCheck(`${province}010119900307211`),
  ),
  // 29 February of leap years, the day itself, and 150 years ago.
  ...['20000229', '20240229', '19040229', '20250630', '18750630'].map((birth) => withCheck(`110101${birth}001`)),
]
const DAYS_THAT_ARE_NONE = [
  '19990229',
  '19000229',
  '20230229',
  '21000229',
  '19900230',
  '19900431',
  '19900631',
  '19901131',
  '19900132',
  '19901301',
  '19900001',
  '19900100',
  '00000000',
  '00010101',
  '00990101',
  '99991231',
  '20250701',
  '20260101',
  '18750629',
  '18741231',
  '18000101',
]
const INVALID = [
  '',
  '1',
  '110000198502161414',
  '11000019850216141',
  '1100001985021614133',
  '11000082030811',
  '1100008203081122',
  '11010519491231002Y',
  '1101051949123100X2',
  'X10105194912310022',
  '110105194912310021',
  '110105 19491231002X',
  '-10000198203081122',
  '1100001982030811.2',
  '110000198203081122\n',
  '\n110000198203081122',
  '11000082030811X',
  ...[
    '00',
    '10',
    '16',
    '20',
    '24',
    '30',
    '38',
    '40',
    '47',
    '49',
    '55',
    '60',
    '66',
    '70',
    '72',
    '80',
    '84',
    '90',
    '99',
  ].map((province) => withCheck(`${province}010119900307211`)),
  ...DAYS_THAT_ARE_NONE.map((birth) => withCheck(`110101${birth}001`)),
  '110105000229002',
  '110105990229002',
  '110105901301002',
  '110105900132002',
  '110105900431002',
  '990105900101002',
]

describe('an ID card number', () => {
  it.each(VALID)('is %s', (text) => expect(isIdCard(text, TODAY)).toBe(true))

  it.each(INVALID)('is not %j', (text) => expect(isIdCard(text, TODAY)).toBe(false))

  it.each(DECEPTIVE)('has no %j among its digits', (character) => {
    for (const index of [0, 6, 13, 16, 17]) {
      expect(isIdCard(replaceAt('11010519491231002X', index, character), TODAY)).toBe(false)
    }
    expect(isIdCard(`11010519491231002X${character}`, TODAY)).toBe(false)
    expect(isIdCard(replaceAt('110105491231002', 14, character), TODAY)).toBe(false)
  })

  it('is a text', () => expect(NOT_TEXTS.filter((value) => isIdCard(value, TODAY))).toEqual([]))

  it('is none of 10,000 characters', () => expect(LONG_TEXTS.filter((text) => isIdCard(text, TODAY))).toEqual([]))

  it('is read on the day of Asia/Shanghai, whatever form the day has', () => {
    const bornOnNewYear = withCheck('11010120260101001')
    const days = ['2026-01-01', '2026-01-01 00:00:00', new Date('2025-12-31T16:00:00Z'), Date.UTC(2025, 11, 31, 16)]
    expect(days.map((day) => isIdCard(bornOnNewYear, day))).toEqual([true, true, true, true])
    const before = ['2025-12-31', '2025-12-31 23:59:59', new Date('2025-12-31T15:59:59Z'), Date.UTC(2025, 11, 31, 15)]
    expect(before.map((day) => isIdCard(bornOnNewYear, day))).toEqual([false, false, false, false])
    expect(['', 'today', Number.NaN, new Date('none')].map((day) => isIdCard(DEMO[0], day))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  const card = fc
    .tuple(
      fc.constantFrom('11', '23', '35', '44', '52', '64', '82'),
      digits(4),
      fc.date({ min: new Date('1900-01-01'), max: new Date('2025-06-30'), noInvalidDate: true }),
      digits(3),
    )
    .map(([province, area, birth, order]) =>
      withCheck(province + area + birth.toISOString().slice(0, 10).replaceAll('-', '') + order),
    )

  it('is every number that its parts make', () => {
    fc.assert(fc.property(card, (text) => isIdCard(text, TODAY)))
    fc.assert(
      fc.property(card, (text) => {
        const old = text.slice(0, 6) + text.slice(8, 17)
        const isDay = !(old.slice(6, 12) === '000229')
        expect(isIdCard(old, TODAY)).toBe(isDay)
      }),
    )
  })

  it('is refused when any one character is another', () => {
    fc.assert(
      fc.property(card, fc.nat(17), fc.constantFrom(...Array.from('0123456789X')), (text, index, other) => {
        fc.pre(text[index] !== other)
        expect(isIdCard(replaceAt(text, index, other), TODAY)).toBe(false)
      }),
    )
  })

  it('is refused when two neighbours are exchanged', () => {
    fc.assert(
      fc.property(card, fc.nat(16), (text, index) => {
        fc.pre(text[index] !== text[index + 1])
        const exchanged = text.slice(0, index) + text[index + 1] + text[index] + text.slice(index + 2)
        expect(isIdCard(exchanged, TODAY)).toBe(false)
      }),
    )
  })
})
