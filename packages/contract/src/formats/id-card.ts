const FORM = /^(?:\d{15}|\d{17}[\dXx])$/

/**
 * The province prefixes: GB/T 2260, 83 of residence permits for residents of Taiwan and 91 of foreigners' cards.
 * Decision 0095.
 */
const PROVINCES: ReadonlySet<string> = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(
    ' ',
  ),
)

/** Weights of the first 17 digits and the check characters by remainder: GB 11643-1999, ISO 7064 MOD 11-2. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** The oldest holder, in years. Specification 1 §5.1. */
const MAX_AGE = 150

/** Difference of Asia/Shanghai to UTC, in ms; it knows no summer time since 1991. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000

/** A day of Asia/Shanghai: a moment, as `Date` or epoch ms, or a wire date that begins with `yyyy-MM-dd`. */
export type Day = Date | number | string

/**
 * Whether a text is an ID card number: 15 or 18 ASCII digits with a province and a date of birth of the last 150 years; of
 * 18 the last is the check character, `X` or `x` for ten. Specification 1 §5.1.
 */
export function isIdCard(text: unknown, today: Day): boolean {
  if (typeof text !== 'string' || !FORM.test(text) || !PROVINCES.has(text.slice(0, 2))) return false
  const birth = text.length === 15 ? `19${text.slice(6, 12)}` : text.slice(6, 14)
  return wasLately(birth, numberOfDay(today)) && (text.length === 15 || hasCheckCharacter(text))
}

/** A day as the number yyyymmdd; NaN for what is no date. */
function numberOfDay(day: Day): number {
  const text = typeof day === 'string' ? day : isoDayOf(new Date(Number(day) + SHANGHAI_OFFSET_MS))
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? Number(text.slice(0, 10).replaceAll('-', '')) : Number.NaN
}

function isoDayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** Whether eight digits are a date that is neither in the future nor longer ago than a life. */
function wasLately(digits: string, today: number): boolean {
  const [year, month, day] = [Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6))]
  const date = new Date(Date.UTC(year, month - 1, day))
  // An impossible day rolls over into another month; so does a year below 100, which is read as one of the 20th century.
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return false
  return Number(digits) <= today && Number(digits) >= today - MAX_AGE * 10_000
}

function hasCheckCharacter(text: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return CHECK_CHARACTERS[sum % 11] === text[17]?.toUpperCase()
}
