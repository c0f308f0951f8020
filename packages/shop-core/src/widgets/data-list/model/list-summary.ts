import { numberText } from './cell-text.ts'
import type { ListColumn } from './list-layout.ts'
import type { ListPage, ListRow } from './row-page.ts'
import { childKey } from './row-choice.ts'

/** Most decimals of a value; engine 0. */
const DECIMALS = 6

/** Sums of a list's summed columns. */
export interface SummaryLine {
  /** Over all rows, over those that are loaded, or over the chosen ones. */
  readonly of: 'all' | 'loaded' | 'chosen'
  readonly sums: readonly { readonly column: ListColumn; readonly text: string }[]
}

/** The columns that are summed: numbers that are shown and flagged. Specification 2 §9. */
export function summedColumns(columns: readonly ListColumn[]): readonly ListColumn[] {
  return columns.filter(({ type, isShown, isSummed }) => type === 'Number' && isShown && isSummed)
}

/** Lines of the summary: the server's sums, else those of the loaded rows; and those of the chosen rows. Engine 1.9. */
export function summaryOf(
  columns: readonly ListColumn[],
  list: { readonly rows: readonly ListRow[]; readonly sums: ListPage['sums']; readonly chosen: ReadonlySet<string> },
): readonly SummaryLine[] {
  const summed = summedColumns(columns)
  if (summed.length === 0) return []
  const isComplete = summed.every(({ field }) => list.sums[field] !== undefined)
  const lineOf = (of: SummaryLine['of'], rows: readonly ListRow[]): SummaryLine => ({
    of,
    sums: summed.map((column) => ({ column, text: exactSum(rows, column) })),
  })
  const all: SummaryLine = {
    of: 'all',
    sums: summed.map((column) => ({ column, text: numberText(list.sums[column.field] ?? 0, column.precision) })),
  }
  const chosen = leaves(list.rows, (key) => list.chosen.has(key))
  return [
    isComplete
      ? all
      : lineOf(
          'loaded',
          leaves(list.rows, () => true),
        ),
    ...(list.chosen.size > 0 ? [lineOf('chosen', chosen)] : []),
  ]
}

/** Child rows that are wanted, and rows that have none. */
function leaves(rows: readonly ListRow[], isWanted: (key: string) => boolean): readonly ListRow[] {
  return rows.flatMap((row) =>
    row.children.length === 0
      ? [row].filter(({ key }) => isWanted(key))
      : row.children.filter(({ key }) => isWanted(childKey(row.key, key))),
  )
}

/** Sum of a column with its decimals, half away from zero; values that are no numbers are left out. */
function exactSum(rows: readonly ListRow[], { field, precision }: ListColumn): string {
  const sum = rows.reduce((total, { values }) => total + scaled(values[field]), 0n)
  const unit = 10n ** BigInt(Math.max(0, DECIMALS - precision))
  const half = sum < 0n ? -unit / 2n : unit / 2n
  return numberText(decimalText((sum + half) / unit, Math.min(precision, DECIMALS)), precision)
}

/** A number as a whole number of its smallest decimals. */
function scaled(value: unknown): bigint {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0n
  const [whole = '0', fraction = ''] = value.toFixed(DECIMALS).split('.')
  return BigInt(whole + fraction)
}

/** A whole number of smallest decimals as a decimal text. */
function decimalText(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return units < 0n ? `-${text}` : text
}
