/** What numbers a field takes. Bounds are decimals, included. */
export interface NumberRules {
  /** Decimals; 0 takes integers. */
  readonly precision: number
  readonly min: string
  readonly max: string
}

/** The bound of a field that names none. Specification 2 §5. */
const WIDEST = '9007199254740992'

/** Digits of a number that the gateway stores or compares, those of its decimals included. Engine 1.7, 4.2. */
const STORED_DIGITS = 15

/** The bounds of a number that is stored or compared, by its decimals (0 to 6). */
export function storedBounds(precision = 0): { readonly min: string; readonly max: string } {
  const decimals = precision === 0 ? '' : `.${'9'.repeat(precision)}`
  const max = '9'.repeat(STORED_DIGITS - precision) + decimals
  return { min: `-${max}`, max }
}

/** Rules with the bounds of the specification where a field names none. */
export function numberRules({
  precision = 0,
  min,
  max,
}: {
  readonly precision?: number | undefined
  readonly min?: number | string | undefined
  readonly max?: number | string | undefined
}): NumberRules {
  return { precision, min: plainDecimal(min, `-${WIDEST}`), max: plainDecimal(max, WIDEST) }
}

function plainDecimal(bound: number | string | undefined, absent: string): string {
  const text = String(bound ?? '')
  return /^-?\d+(\.\d+)?$/.test(text) ? text : absent
}

/** A key of the keypad: a digit, the point, the sign, one step back, or clear. */
export type NumberKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | '-' | 'Backspace' | 'C'

/** Most digits before the point, those of the widest bound. */
const WHOLE_DIGITS = WIDEST.length

/** Whether a field can hold a number below zero, so that its keypad has a sign. */
export function hasSign({ min }: NumberRules): boolean {
  return min.startsWith('-')
}

/** What is typed after a key; a key that makes no number changes nothing. Specification 2 §4.5, §5. */
export function afterKey(typed: string, key: NumberKey, rules: NumberRules): string {
  if (key === 'C') return ''
  if (key === 'Backspace') return typed.slice(0, -1)
  const next = key === '-' ? withSignTurned(typed) : typed + key
  return readTyped(next, rules)
}

function withSignTurned(typed: string): string {
  return typed.startsWith('-') ? typed.slice(1) : `-${typed}`
}

/**
 * The number that a typed or pasted text begins with, as far as it is typed: digits, one point, a sign. What exceeds the
 * precision is cut, a second point ends it.
 */
export function readTyped(text: string, rules: NumberRules): string {
  const [, sign = '', whole = '', point = '', decimals = ''] =
    /^(-?)(\d*)(\.?)(\d*)/.exec(text.replace(/[^\d.-]/g, '')) ?? []
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, WHOLE_DIGITS)
  const shown = point && rules.precision > 0 ? `${digits || '0'}.${decimals.slice(0, rules.precision)}` : digits
  return (hasSign(rules) ? sign : '') + shown
}

/** The value of what was typed, within the bounds; '' when it is no number. */
export function committed(typed: string, rules: NumberRules): string {
  const read = readTyped(typed, rules)
  if (!/\d/.test(read)) return ''
  const { precision } = rules
  const scaled = scale(read, precision)
  const min = scale(rules.min, precision, 'up')
  const max = scale(rules.max, precision, 'down')
  const clamped = scaled > max ? max : scaled < min ? min : scaled
  return decimalOf(clamped, precision)
}

/** A decimal in units of its last decimal; one with more decimals is cut, or rounded up or down. */
function scale(decimal: string, precision: number, rounding: 'cut' | 'up' | 'down' = 'cut'): bigint {
  const isNegative = decimal.startsWith('-')
  const [whole = '', decimals = ''] = decimal.replace('-', '').split('.')
  const units = BigInt(whole + decimals.slice(0, precision).padEnd(precision, '0'))
  const isCut = /[1-9]/.test(decimals.slice(precision))
  const away = isCut && rounding === (isNegative ? 'down' : 'up') ? 1n : 0n
  return isNegative ? -(units + away) : units + away
}

/** Units as a decimal without needless zeros. */
function decimalOf(units: bigint, precision: number): string {
  const digits = String(units < 0n ? -units : units).padStart(precision + 1, '0')
  const whole = digits.slice(0, digits.length - precision)
  const decimals = digits.slice(digits.length - precision).replace(/0+$/, '')
  return (units < 0n ? '-' : '') + whole + (decimals && `.${decimals}`)
}

/** A typed number with separators between its thousands. */
export function withSeparators(typed: string): string {
  const [whole = '', ...decimals] = typed.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.')
}
