/** What of a moment a date field holds. Specification 2 §3 (cFieldTypeCode). */
export const DATE_TYPES = ['date', 'datetime', 'month', 'time'] as const
export type DateType = (typeof DATE_TYPES)[number]

/** A field type code as a type of date: the type itself, or JSON that has one; an unknown one is a day. Engine 4.2, decision 0147. */
export function dateTypeOf(code: string): DateType {
  const named = /^\s*\{.*"type"\s*:\s*"(\w+)"/s.exec(code)?.[1] ?? code
  return DATE_TYPES.find((type) => type === named) ?? 'date'
}

const SHAPES: Readonly<Record<DateType, RegExp>> = {
  date: /^(\d{4})-(\d{1,2})-(\d{1,2})$/,
  datetime: /^(\d{4})-(\d{1,2})-(\d{1,2})[ T](\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/,
  month: /^(\d{4})-(\d{1,2})$/,
  time: /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/,
}

/** The shape that a type is typed in. */
export const DATE_HINTS: Readonly<Record<DateType, string>> = {
  date: 'yyyy-MM-dd',
  datetime: 'yyyy-MM-dd HH:mm:ss',
  month: 'yyyy-MM',
  time: 'HH:mm:ss',
}

/** A text as a moment of the clock on the wall, without a time zone; `undefined` when there is none such. */
export function readDate(text: string, type: DateType): Date | undefined {
  const found = SHAPES[type].exec(text.trim())
  if (!found) return undefined
  const numbers = found.slice(1).map((piece) => Number(piece ?? 0))
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] =
    type === 'time' ? [2000, 1, 1, ...numbers] : numbers
  const date = new Date(year, month - 1, day, hour, minute, second)
  // A day that the month has not, or an hour that the day has not, would roll over.
  const isReal =
    year >= 1 && date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day && hour < 24
  return isReal && minute < 60 && second < 60 ? date : undefined
}

/** A moment as the text of a type. */
export function dateText(date: Date, type: DateType): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const month = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}`
  const day = `${month}-${two(date.getDate())}`
  const time = `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
  return { month, date: day, datetime: `${day} ${time}`, time }[type]
}

/** The days from which and to which the last so many days go, today among them. Specification 2 §4.6. */
export function lastDays(count: number, today: Date): readonly [string, string] {
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - count + 1)
  return [dateText(first, 'date'), dateText(today, 'date')]
}

/** Shanghai's offset from UTC in minutes; it has no summer time. */
const SHANGHAI_OFFSET = 480

/** This moment by the clock on Shanghai's walls, wherever the device is; engine 1.6. */
export function shanghaiNow(): Date {
  const now = new Date()
  return new Date(now.getTime() + (SHANGHAI_OFFSET + now.getTimezoneOffset()) * 60_000)
}
