import { childKey } from '../../data-list/model/row-choice.ts'
import type { ListRow } from '../../data-list/model/row-page.ts'

/** What is chosen of an upstream voucher. */
export interface ChosenVoucher {
  readonly row: ListRow
  /** The chosen lines of those that came with the voucher. */
  readonly lines: readonly ListRow[]
  /** Every line is chosen, those that did not come with it, too. */
  readonly isWhole: boolean
}

/** The vouchers of which lines are chosen, in the order of the list. */
export function chosenVouchers(rows: readonly ListRow[], chosen: ReadonlySet<string>): readonly ChosenVoucher[] {
  return rows.flatMap((row): ChosenVoucher[] => {
    const lines = row.children.filter((child) => chosen.has(childKey(row.key, child.key)))
    if (lines.length === 0) return []
    return [{ row, lines, isWhole: lines.length === row.children.length }]
  })
}

/** How many lines are chosen. */
export function countLines(vouchers: readonly ChosenVoucher[]): number {
  return vouchers.reduce((sum, { row, lines, isWhole }) => sum + (isWhole ? row.childTotal : lines.length), 0)
}
