import { NUMERALS } from './invoice-words.data.ts'

const { digits: DIGITS, zero: ZERO, places: PLACES, groups: GROUPS } = NUMERALS

/** Several zeros, which are said once. */
const ZEROS = new RegExp(`${ZERO}+`, 'g')
const AT_THE_ENDS = new RegExp(`^${ZERO}|${ZERO}$`, 'g')
const AT_THE_END = new RegExp(`${ZERO}$`)

/** Four digits in words: thousands, hundreds, tens and ones. */
function groupWords(group: string): string {
  const words = Array.from(group).map((digit, index) =>
    digit === '0' ? ZERO : `${DIGITS[Number(digit)] ?? ''}${PLACES[group.length - 1 - index] ?? ''}`,
  )
  return words.join('').replaceAll(ZEROS, ZERO).replace(AT_THE_END, '')
}

/** Whole yuan in words. */
function yuanWords(yuan: number): string {
  const digits = String(yuan)
  const padded = digits.padStart(Math.ceil(digits.length / 4) * 4, '0')
  const groups = padded.match(/\d{4}/g) ?? []
  const words = groups.map((group, index) => {
    const text = groupWords(group)
    // A group of zeros is one zero, which the next group may bring along.
    return text === '' ? ZERO : `${text}${GROUPS[groups.length - 1 - index] ?? ''}`
  })
  return words.join('').replaceAll(ZEROS, ZERO).replaceAll(AT_THE_ENDS, '')
}

/**
 * An amount (fen) in capital Chinese numerals, as invoices and cheques have it.
 * Source: 正确填写票据和结算凭证的基本规定 of the People's Bank of China (支付结算办法, appendix 1).
 */
export function chineseAmount(cents: number): string {
  const amount = Math.abs(cents)
  const [yuan, jiao, fen] = [Math.floor(amount / 100), Math.floor(amount / 10) % 10, amount % 10]
  const head = yuan === 0 ? '' : yuanWords(yuan) + NUMERALS.yuan
  const tenths = jiao > 0 ? `${DIGITS[jiao] ?? ''}${NUMERALS.jiao}` : fen > 0 && yuan > 0 ? ZERO : ''
  const hundredths = fen > 0 ? `${DIGITS[fen] ?? ''}${NUMERALS.fen}` : NUMERALS.whole
  const words = amount === 0 ? ZERO + NUMERALS.yuan + NUMERALS.whole : head + tenths + hundredths
  return cents < 0 ? NUMERALS.negative + words : words
}
