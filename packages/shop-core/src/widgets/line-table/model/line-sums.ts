import { Decimal, readDecimal } from '@mallwright/contract/voucher/formula'

/** Sum and number of the values of a field over the rows that count. */
export interface FieldSum {
  /** An exact decimal. */
  readonly sum: string
  readonly count: number
}
export type FieldSums = Readonly<Record<string, FieldSum>>

const NOTHING: FieldSum = { sum: '0', count: 0 }

/** The sum of a field. */
export function sumOf(sums: FieldSums, field: string): FieldSum {
  return sums[field] ?? NOTHING
}

/** A sum with one value in the place of another; '' is none. Nothing else is added up again. */
export function withReplaced({ sum, count }: FieldSum, before: string, after: string): FieldSum {
  const [old, next] = [readDecimal(before), readDecimal(after)]
  let total = new Decimal(sum)
  if (old) total = total.minus(old)
  if (next) total = total.plus(next)
  return { sum: total.toFixed(), count: count - Number(old !== null) + Number(next !== null) }
}
