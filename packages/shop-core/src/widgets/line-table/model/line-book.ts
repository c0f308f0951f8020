import { evaluateFormula, fieldValueType } from '@mallwright/contract/voucher/formula'
import type { FormulaRef, FormulaScope } from '@mallwright/contract/voucher/formula'

import { plainText } from '../../controls/value-text.ts'
import { valueTypeOf } from './line-column.ts'
import type { ComputedField, HeadField, LineColumn } from './line-column.ts'
import { isBlank } from './line-row.ts'
import type { CellValues, LineRow } from './line-row.ts'
import { sumOf, withReplaced } from './line-sums.ts'
import type { FieldSums } from './line-sums.ts'

/** What a table holds. */
export interface LineTableState {
  readonly rows: readonly LineRow[]
  /** Ids of loaded rows that were removed. */
  readonly deleted: readonly string[]
  readonly head: CellValues
  readonly sums: FieldSums
  /** Rows that count: those that are not blank. */
  readonly count: number
}

/** The fields of a table, and the day on which its form was opened. */
interface TableFields {
  readonly columns: readonly LineColumn[]
  readonly headFields: readonly HeadField[]
  readonly today: string
}

/** Keeps totals and computed fields in step with the rows. */
export interface LineBook {
  /** The totals with one row in the place of another: only the difference is added. */
  counted(state: LineTableState, before: LineRow | undefined, after: LineRow | undefined): LineTableState
  /**
   * Computes some fields in their order: those of rows for the row at an index, or for all when there is none or a field of
   * the header has changed on the way.
   */
  computed(state: LineTableState, fields: readonly ComputedField[], index: number | undefined): LineTableState
}

/** A table with a row in the place of another. */
export function withRow(state: LineTableState, index: number, row: LineRow): LineTableState {
  const rows = [...state.rows]
  rows[index] = row
  return { ...state, rows }
}

/** Creates the book of a table. */
export function createBook(fields: TableFields): LineBook {
  const { columns } = fields
  const scopeOf = scopes(fields)
  const numbers = columns.filter((column) => valueTypeOf(column) === 'number').map(({ field }) => field)

  const counted: LineBook['counted'] = (state, before, after) => {
    const [old, next] = [before, after].map((row) => (row && !isBlank(row, columns) ? row : undefined))
    const sums = { ...state.sums }
    for (const field of numbers) {
      const [was, is] = [old?.values[field] ?? '', next?.values[field] ?? '']
      if (was !== is) sums[field] = withReplaced(sumOf(state.sums, field), was, is)
    }
    return { ...state, sums, count: state.count - Number(old !== undefined) + Number(next !== undefined) }
  }

  const computedRow = (state: LineTableState, field: ComputedField, row: LineRow): LineRow => {
    const { value, problem } = evaluateFormula(field.tree, scopeOf(state, row), field.precision)
    if (row.values[field.name] === value && row.problems[field.name] === problem) return row
    const { [field.name]: _, ...problems } = row.problems
    return {
      ...row,
      values: { ...row.values, [field.name]: value },
      problems: problem ? { ...problems, [field.name]: problem } : problems,
    }
  }

  /** Computes a field of all rows in one pass: a thousand rows are copied once. */
  const withColumn = (state: LineTableState, field: ComputedField): LineTableState => {
    const rows = [...state.rows]
    let next = state
    for (const [index, row] of state.rows.entries()) {
      const after = computedRow(next, field, row)
      if (after === row) continue
      rows[index] = after
      next = counted(next, row, after)
    }
    return next === state ? state : { ...next, rows }
  }

  const withCell = (state: LineTableState, field: ComputedField, index: number): LineTableState => {
    const row = state.rows[index]
    const after = row && computedRow(state, field, row)
    return row && after && after !== row ? counted(withRow(state, index, after), row, after) : state
  }

  return {
    counted,
    computed(state, fields, index) {
      let next = state
      let isForAll = index === undefined
      for (const field of fields) {
        if (field.place === 'row') {
          next = isForAll || index === undefined ? withColumn(next, field) : withCell(next, field, index)
          continue
        }
        const { value } = evaluateFormula(field.tree, scopeOf(next, undefined), field.precision)
        if ((next.head[field.name] ?? '') === value) continue
        next = { ...next, head: { ...next.head, [field.name]: value } }
        isForAll = true
      }
      return next
    },
  }
}

/** What formulas read of a table: for a row, or for the header. */
function scopes({ columns, headFields, today }: TableFields) {
  const columnTypes = new Map(columns.map((column) => [column.field, valueTypeOf(column)] as const))
  const headTypes = new Map(headFields.map(({ field, valueType }) => [field, valueType] as const))
  return (state: LineTableState, row: LineRow | undefined): FormulaScope => ({
    valueOf: ({ isHead, name, member }: FormulaRef) => {
      if (isHead || !row) return state.head[name] ?? ''
      if (member === undefined) return row.values[name] ?? ''
      return plainText(row.companions[name]?.[0]?.value[member])
    },
    typeOf: ({ isHead, name, member }: FormulaRef) => {
      if (member !== undefined) return fieldValueType(member)
      return isHead || !row ? headTypes.get(name) : columnTypes.get(name)
    },
    sumOf: (name) => sumOf(state.sums, name),
    rowCount: () => state.count,
    today,
  })
}
