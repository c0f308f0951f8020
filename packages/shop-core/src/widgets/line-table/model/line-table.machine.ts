import { ownValue } from '@mallwright/contract/values'
import { dependentsOf } from '@mallwright/contract/voucher/formula'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { plainText } from '../../controls/value-text.ts'
import { dateText, shanghaiNow } from '../../date-input/date-text.ts'
import { createBook, withRow } from './line-book.ts'
import type { LineTableState } from './line-book.ts'
import { computedFields, isTyped } from './line-column.ts'
import type { ComputedField, HeadField, LineColumn } from './line-column.ts'
import { isBlank, missingFields, stateOf } from './line-row.ts'
import type { CellValues, Companion, Companions, LineRow, RowState } from './line-row.ts'

/** Most rows of a table; engine 4.1. */
export const MAX_ROWS = 1000

/** The index of none: what is computed changes no row, unless it does all. */
const NO_ROW = -1

/** What a change of a row says: values by field, and the references that were chosen. */
export interface RowChange {
  readonly values: CellValues
  readonly companions?: Companions
}

/** A loaded row; `id` is that of the database. */
export interface LoadedRow extends RowChange {
  readonly id: string
}

/** A required cell without a value. */
export interface MissingCell {
  readonly key: string
  /** Place of the row among those that count, from 1. */
  readonly number: number
  readonly column: LineColumn
}

/** What is saved. */
export interface LineTableResult {
  readonly rows: readonly {
    readonly id?: string
    readonly iRowNo: number
    readonly cRowState: RowState
    readonly values: CellValues
    readonly companions: Companions
  }[]
  readonly deleted: readonly string[]
}

/** A table of line items without its drawing. Specification 2 §4.8. */
export interface LineTable {
  readonly state: StoreApi<LineTableState>
  readonly columns: readonly LineColumn[]
  /** Nothing of it can be changed. */
  readonly isDisabled: boolean
  /** Adds rows alike; refused as a whole above the most. Gives the key of the first. */
  add(change: RowChange, count?: number): string | undefined
  /** Changes a row; read-only cells stay. */
  edit(key: string, change: RowChange): void
  /** Removes a row; one that is read-only stays. */
  remove(key: string): void
  /** Changes a field of the header. */
  setHead(field: string, value: string): void
  isReadOnly(key: string, column?: LineColumn): boolean
  missing(): readonly MissingCell[]
  result(): LineTableResult
}

/** How a table is made. `isRowReadOnly` and `isCellReadOnly` are asked with the values of the row. */
export interface LineTableOptions {
  readonly columns: readonly LineColumn[]
  readonly rows?: readonly LoadedRow[]
  readonly head?: { readonly fields: readonly HeadField[]; readonly values: CellValues }
  readonly isDisabled?: boolean
  readonly isRowReadOnly?: (values: CellValues) => boolean
  readonly isCellReadOnly?: (values: CellValues, column: LineColumn) => boolean
  /** `yyyy-MM-dd`, the day on which the form was opened: Shanghai's unless given. */
  readonly today?: string
}

/** Creates a table. Throws when its formulas do not parse or go in a circle. */
export function createLineTable(options: LineTableOptions): LineTable {
  const { columns, isDisabled = false } = options
  const { fields: headFields = [], values: headValues = {} } = options.head ?? {}
  const order = computedFields(columns, headFields)
  const book = createBook({ columns, headFields, today: options.today ?? dateText(shanghaiNow(), 'date') })
  const newKey = keys()
  const loaded = (options.rows ?? []).map((row) => ({ id: row.id, row: loadedRow(newKey(), row) }))
  const ids = new Map(loaded.map(({ id, row }) => [row.key, id] as const))
  const rows = loaded.map(({ row }) => row)
  const start: LineTableState = { rows, deleted: [], head: headValues, sums: {}, count: 0 }
  const counted = rows.reduce((next, row) => book.counted(next, undefined, row), start)
  const state = createStore<LineTableState>(() => book.computed(counted, order, undefined))
  const { getState, setState } = state

  const indexOf = (key: string) => getState().rows.findIndex((row) => row.key === key)
  const rowOf = (key: string) => getState().rows[indexOf(key)]
  const { isRowReadOnly, isCellReadOnly } = locksOf(options)

  return {
    state,
    columns,
    isDisabled,
    isReadOnly(key, column) {
      const row = rowOf(key)
      return !row || (column ? isCellReadOnly(row, column) : isRowReadOnly(row))
    },
    add(change, count = 1) {
      if (isDisabled || getState().rows.length + count > MAX_ROWS) return undefined
      const added = Array.from({ length: count }, () => newRow(newKey(), columns, change))
      const longer: LineTableState = { ...getState(), rows: [...getState().rows, ...added] }
      const counted = added.reduce((next, row) => book.counted(next, undefined, row), longer)
      setState(added.reduce((next, _, index) => book.computed(next, order, getState().rows.length + index), counted))
      return added[0]?.key
    },
    edit(key, change) {
      const index = indexOf(key)
      const before = getState().rows[index]
      if (!before || isRowReadOnly(before)) return
      const allowed = columns.filter((column) => !isCellReadOnly(before, column)).map(({ field }) => field)
      const changed = withCopies(columns, change, { allowed, before })
      const after = editedRow(before, changed, columns)
      const replaced = book.counted(withRow(getState(), index, after), before, after)
      setState(book.computed(replaced, changedBy(changed, { before, after, columns, order }), index))
    },
    remove(key) {
      const row = rowOf(key)
      if (!row || isRowReadOnly(row)) return
      const id = ids.get(key)
      const { rows, deleted } = getState()
      const without = { ...getState(), rows: rows.filter((each) => each !== row) }
      const next = book.counted(without, row, undefined)
      setState(book.computed({ ...next, deleted: id === undefined ? deleted : [...deleted, id] }, order, NO_ROW))
    },
    setHead(field, value) {
      if (isDisabled) return
      const next = { ...getState(), head: { ...getState().head, [field]: value } }
      setState(book.computed(next, dependentsOf(order, [{ place: 'head', name: field }]), undefined))
    },
    missing: () => missingCells(getState(), columns),
    result: () => resultOf(getState(), columns, ids),
  }
}

/** What of a table cannot be changed. */
function locksOf(options: LineTableOptions) {
  const isRowReadOnly = ({ values }: LineRow) =>
    (options.isDisabled ?? false) || (options.isRowReadOnly?.(values) ?? false)
  const isCellReadOnly = (row: LineRow, column: LineColumn) =>
    isRowReadOnly(row) || !isTyped(column) || (options.isCellReadOnly?.(row.values, column) ?? false)
  return { isRowReadOnly, isCellReadOnly }
}

function missingCells({ rows }: LineTableState, columns: readonly LineColumn[]): readonly MissingCell[] {
  const counting = rows.filter((row) => !isBlank(row, columns))
  return counting.flatMap((row, index) =>
    missingFields(row, columns).map((column) => ({ key: row.key, number: index + 1, column })),
  )
}

function resultOf(
  { rows, deleted }: LineTableState,
  columns: readonly LineColumn[],
  ids: ReadonlyMap<string, string>,
): LineTableResult {
  const counting = rows.filter((row) => !isBlank(row, columns))
  return {
    rows: counting.map(({ key, state: cRowState, values, companions }, index) => {
      const id = ids.get(key)
      return { ...(id !== undefined && { id }), iRowNo: index + 1, cRowState, values, companions }
    }),
    deleted,
  }
}

/** Keys of the rows of one table. */
function keys(): () => string {
  let last = 0
  return () => `row-${(last += 1)}`
}

function loadedRow(key: string, { values, companions = {} }: LoadedRow): LineRow {
  return { key, state: 'empty', values, companions, loaded: values, problems: {} }
}

function newRow(key: string, columns: readonly LineColumn[], change: RowChange): LineRow {
  const defaults = columns.flatMap(({ field, defaultValue }) =>
    defaultValue === undefined ? [] : [[field, defaultValue] as const],
  )
  const all = columns.map(({ field }) => field)
  const before = { values: Object.fromEntries(defaults), companions: {} }
  const { values, companions = {} } = withCopies(columns, change, { allowed: all, before })
  return { key, state: 'new', values: { ...before.values, ...values }, companions, problems: {} }
}

/** The computed fields that a change of a row concerns. */
function changedBy(
  { values }: RowChange,
  at: {
    readonly before: LineRow
    readonly after: LineRow
    readonly columns: readonly LineColumn[]
    readonly order: readonly ComputedField[]
  },
): readonly ComputedField[] {
  const { before, after, columns, order } = at
  // A row that begins to count, or no longer does, changes every total.
  if (isBlank(before, columns) !== isBlank(after, columns)) return order
  const fields = Object.keys(values).map((name) => ({ place: 'row' as const, name }))
  return dependentsOf(order, fields)
}

function editedRow(row: LineRow, change: RowChange, columns: readonly LineColumn[]): LineRow {
  const values = { ...row.values, ...change.values }
  const companions = { ...row.companions, ...change.companions }
  return { ...row, values, companions, state: stateOf(row.loaded, values, columns) }
}

/** Where a change is made: the fields that may be changed, and the row before it. */
interface ChangePlace {
  readonly allowed: readonly string[]
  readonly before: Pick<LineRow, 'values' | 'companions'>
}

/** A change with what is copied of the references that it chooses; cells that may not change are left out. */
function withCopies(columns: readonly LineColumn[], change: RowChange, { allowed, before }: ChangePlace): RowChange {
  const { values, companions = {} } = change
  const copied = columns.flatMap((column) => {
    const { field, copies } = column
    const chosen = copies && ownValue(companions, copies.column)
    if (!copies || !chosen || !allowed.includes(copies.column)) return []
    const text = memberText(chosen, copies.member)
    return staysTyped({ ...column, copies }, text, before) ? [] : [[field, text] as const]
  })
  const typed = Object.entries(values).filter(([field]) => allowed.includes(field))
  const kept = Object.entries(companions).filter(([field]) => allowed.includes(field))
  return { values: Object.fromEntries([...copied, ...typed]), companions: Object.fromEntries(kept) }
}

function memberText([chosen]: readonly Companion[], member: string): string {
  return plainText(chosen?.value[member])
}

/**
 * Whether a cell keeps what was typed into it: at the first choice of its row, and when the chosen one has nothing to copy. A further choice
 * replaces it. Engine 4.2.
 */
function staysTyped(
  { field, copies, isReadOnly = false }: LineColumn & Required<Pick<LineColumn, 'copies'>>,
  text: string,
  { values, companions }: ChangePlace['before'],
): boolean {
  const value = values[field] ?? ''
  const former = ownValue(companions, copies.column) ?? []
  const isTyped = value !== '' && value !== memberText(former, copies.member)
  return !isReadOnly && isTyped && (text === '' || former.length === 0)
}
