import { PLAIN } from './cell-styles.ts'
import type { CellBorder } from './cell-styles.ts'
import type { CellRange, Sheet, SheetCell } from './excel-sheet.ts'

/** A cell as it is drawn. */
export interface GridCell {
  readonly cell: SheetCell
  readonly column: number
  /** Shown rows and columns that it covers. */
  readonly rowSpan: number
  readonly colSpan: number
  /** Width (px) of the columns that it covers. */
  readonly width: number
  /** Lines to its right and below it, its neighbours' included; to its left and above it only where it has no neighbour. */
  readonly border: CellBorder
}

/** A row as it is drawn. */
export interface GridRow {
  readonly row: number
  readonly cells: readonly GridCell[]
}

/** Rows and cells of a sheet as they are drawn: without what is hidden, and without what other cells cover. */
export interface SheetGrid {
  readonly columns: readonly number[]
  readonly rows: readonly GridRow[]
}

const EMPTY: SheetCell = { text: '', isNumber: false, style: PLAIN }

/** Columns behind the last one with a text that a long text may run into. */
const SPILL_COLUMNS = 6

/** Lays a sheet out as a table. */
export function layOutSheet(sheet: Sheet): SheetGrid {
  const columns = shown(sheet.columns + SPILL_COLUMNS, sheet.hiddenColumns)
  const rows = shown(sheet.rows, sheet.hiddenRows)
  const merged = layOutMerges(sheet.merges, rows, columns)
  const laid = rows.map((row) => ({ row, cells: layOutRow(sheet, row, { rows, columns, merged }) }))
  const used = laid
    .flatMap(({ cells }) => cells)
    .filter(({ cell, column }) => column < sheet.columns || cell.text !== '')
    .reduce((most, { column, colSpan }) => Math.max(most, columns.indexOf(column) + colSpan), 0)
  const kept = new Set(columns.slice(0, used))
  return {
    columns: [...kept],
    rows: laid.map(({ row, cells }) => ({ row, cells: cells.filter(({ column }) => kept.has(column)) })),
  }
}

/** What is joined: the range of a first cell, and the cells that another one covers. Keys are `row,column`. */
interface Merged {
  readonly spans: ReadonlyMap<string, CellRange>
  readonly covered: ReadonlySet<string>
}

function layOutMerges(merges: readonly CellRange[], rows: readonly number[], columns: readonly number[]): Merged {
  const covered = new Set<string>()
  const spans = new Map<string, CellRange>()
  for (const range of merges) {
    const inColumns = columns.filter((column) => column >= range.left && column <= range.right)
    const keys = rows
      .filter((row) => row >= range.top && row <= range.bottom)
      .flatMap((row) => inColumns.map((column) => `${row},${column}`))
    const [first, ...others] = keys
    // Of ranges that lie across each other the first counts.
    if (first === undefined || keys.some((key) => covered.has(key) || spans.has(key))) continue
    spans.set(first, range)
    for (const key of others) covered.add(key)
  }
  return { spans, covered }
}

/** What a row is laid out in. */
interface Frame {
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  readonly merged: Merged
}

function layOutRow(sheet: Sheet, row: number, { rows, columns, merged }: Frame): readonly GridCell[] {
  const its = sheet.cells.get(row)
  const isCovered = (column: number) => merged.covered.has(`${row},${column}`)
  const isFree = (column: number) => {
    const neighbour = its?.get(column)
    const isJoined = isCovered(column) || merged.spans.has(`${row},${column}`)
    return !isJoined && (neighbour?.text ?? '') === '' && neighbour?.style.isDrawn !== true
  }
  const cells: GridCell[] = []
  let index = 0
  while (index < columns.length) {
    const rest = columns.slice(index)
    const [column = 0] = rest
    if (isCovered(column)) {
      index++
      continue
    }
    const range = merged.spans.get(`${row},${column}`)
    const cell = (range ? sheet.cells.get(range.top)?.get(range.left) : its?.get(column)) ?? EMPTY
    const right = range?.right ?? rest[spilled(sheet, cell, { columns: rest, isFree }) - 1] ?? column
    const taken = rest.filter((one) => one <= right)
    const place = { top: row, left: column, bottom: range?.bottom ?? row, right }
    cells.push({
      cell,
      column,
      colSpan: taken.length,
      rowSpan: rows.filter((one) => one >= row && one <= place.bottom).length,
      width: taken.reduce((sum, one) => sum + sheet.widthOf(one), 0),
      border: bordersOf(sheet, place),
    })
    index += taken.length
  }
  return cells
}

/** Lines around a range: two cells share the one between them, which either may ask for. */
function bordersOf({ cells }: Sheet, { top, left, bottom, right }: CellRange): CellBorder {
  const at = (row: number, column: number) => cells.get(row)?.get(column)?.style.border ?? {}
  const lines = {
    top: top === 0 ? at(top, left).top : undefined,
    left: left === 0 ? at(top, left).left : undefined,
    right: at(top, right).right ?? at(top, right + 1).left,
    bottom: at(bottom, left).bottom ?? at(bottom + 1, left).top,
  }
  return Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== undefined))
}

function shown(count: number, hidden: ReadonlySet<number>): readonly number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => !hidden.has(index))
}

/** Width (px) of a wide and of a narrow character, and of what stands around a text. */
const TEXT_PX = { wide: 13, narrow: 7, around: 13 } as const

/** Into how many columns, its own included, a text runs that is longer than its column, as spreadsheets draw it. */
function spilled(
  sheet: Sheet,
  { text, isNumber, style }: SheetCell,
  { columns, isFree }: { readonly columns: readonly number[]; readonly isFree: (column: number) => boolean },
): number {
  const runs = text !== '' && !isNumber && !style.isWrapped && (style.align === '' || style.align === 'left')
  if (!runs) return 1
  const longest = Math.max(...text.split('\n').map(textWidth)) * style.scale + TEXT_PX.around
  let width = 0
  for (const [index, column] of columns.entries()) {
    if (index > 0 && !isFree(column)) return index
    width += sheet.widthOf(column)
    if (width >= longest) return index + 1
  }
  return columns.length
}

function textWidth(line: string): number {
  const wide = line.match(/[\u2E80-\uFFFF]/g)?.length ?? 0
  return wide * TEXT_PX.wide + (line.length - wide) * TEXT_PX.narrow
}
