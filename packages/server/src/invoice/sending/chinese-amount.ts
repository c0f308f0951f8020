const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟'] as const
const GROUPS = ['', '万', '亿', '万亿'] as const

/** Four digits in words: `1023` → 壹仟零贰拾叁. */
function groupWords(group: string): string {
  const words = Array.from(group).map((digit, index) =>
    digit === '0' ? '零' : `${DIGITS[Number(digit)] ?? ''}${PLACES[group.length - 1 - index] ?? ''}`,
  )
  return words.join('').replaceAll(/零+/g, '零').replace(/零$/, '')
}

/** Whole yuan in words; empty for none. */
function yuanWords(yuan: number): string {
  const digits = String(yuan)
  const padded = digits.padStart(Math.ceil(digits.length / 4) * 4, '0')
  const groups = padded.match(/\d{4}/g) ?? []
  const words = groups.map((group, index) => {
    const text = groupWords(group)
    // A group of zeros stands for itself as one 零, which the next one may bring along.
    return text === '' ? '零' : `${text}${GROUPS[groups.length - 1 - index] ?? ''}`
  })
  return words
    .join('')
    .replaceAll(/零+/g, '零')
    .replaceAll(/^零|零$/g, '')
}

/**
 * An amount (fen) in capital Chinese numerals, as invoices and cheques have it: 壹仟贰佰叁拾肆元伍角陆分, 壹佰元整.
 * Source: 《正确填写票据和结算凭证的基本规定》 of the People's Bank of China, 支付结算办法 appendix 1.
 */
export function chineseAmount(cents: number): string {
  const whole = Math.abs(cents)
  const [yuan, jiao, fen] = [Math.floor(whole / 100), Math.floor(whole / 10) % 10, whole % 10]
  const head = yuan === 0 ? '' : `${yuanWords(yuan)}元`
  const tail = [
    jiao > 0 ? `${DIGITS[jiao]}角` : fen > 0 && yuan > 0 ? '零' : '',
    fen > 0 ? `${DIGITS[fen]}分` : '整',
  ].join('')
  return `${cents < 0 ? '负' : ''}${head === '' && tail === '整' ? '零元整' : head + tail}`
}
