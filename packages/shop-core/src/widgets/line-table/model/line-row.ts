import type { FormulaProblem } from '@mallwright/contract/voucher/formula'

import type { LineColumn } from './line-column.ts'

/** Texts by field. */
export type CellValues = Readonly<Record<string, string>>

/** A chosen reference beside its key: what it is shown as, and what is saved of it. */
export interface Companion {
  readonly text: string
  readonly value: Readonly<Record<string, unknown>>
}
export type Companions = Readonly<Record<string, readonly Companion[]>>

/** How a row differs from what was loaded. Specification 2 §3. */
export type RowState = 'empty' | 'new' | 'edit'

/** A row of a table of line items. */
export interface LineRow {
  /** Of this table, not of the database. */
  readonly key: string
  readonly state: RowState
  readonly values: CellValues
  readonly companions: Companions
  /** What was loaded; absent of a new row. */
  readonly loaded?: CellValues
  /** Computed fields without a value, and why. */
  readonly problems: Readonly<Record<string, FormulaProblem>>
}

/** Whether a row holds nothing but defaults: it is not counted, checked, summed or saved. A loaded one never is. */
export function isBlank(row: LineRow, columns: readonly LineColumn[]): boolean {
  if (row.loaded) return false
  return columns.every(
    ({ field, formula, defaultValue = '' }) =>
      formula !== undefined || (row.values[field] ?? '') === '' || row.values[field] === defaultValue,
  )
}

/** The state of a row with these values: a loaded one that is set back is as it was. Specification 2 §4.8. */
export function stateOf(loaded: CellValues | undefined, values: CellValues, columns: readonly LineColumn[]): RowState {
  if (!loaded) return 'new'
  const isSame = columns.every(
    ({ field, formula }) => formula !== undefined || (values[field] ?? '') === (loaded[field] ?? ''),
  )
  return isSame ? 'empty' : 'edit'
}

/** What is missing of a row: the shown required columns without a value. Specification 2 §5. */
export function missingFields({ values }: LineRow, columns: readonly LineColumn[]): readonly LineColumn[] {
  return columns.filter(({ field, type, isShown = true, isRequired = false }) => {
    if (!isShown || !isRequired || type === 'Checkbox') return false
    const value = values[field] ?? ''
    return type === 'Number' ? !/^-?\d+(\.\d+)?$/.test(value) : value.trim() === ''
  })
}
