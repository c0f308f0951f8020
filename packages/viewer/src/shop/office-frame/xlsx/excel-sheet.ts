import type { OfficePackage } from '../package/office-package.ts'
import { readCut } from '../package/read-cut.ts'
import { attributeOf, childOf, childrenOf, isOn } from '../package/xml.ts'
import { PLAIN } from './cell-styles.ts'
import type { CellStyle } from './cell-styles.ts'
import { cellText } from './excel-text.ts'
import type { CellText } from './excel-text.ts'
import type { Workbook } from './excel-workbook.ts'
import { readDrawings } from './sheet-drawings.ts'
import type { SheetDrawing } from './sheet-drawings.ts'

/** A cell as the sheet has it. */
export interface SheetCell extends CellText {
  readonly style: CellStyle
}

/** A range of cells, first and last row and column from 0. */
export interface CellRange {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** The part of a sheet that is shown. Rows and columns are counted from 0. */
export interface Sheet {
  /** By row, then by column. */
  readonly cells: ReadonlyMap<number, ReadonlyMap<number, SheetCell>>
  readonly merges: readonly CellRange[]
  /** Rows and columns with a text in them, and those before them. */
  readonly rows: number
  readonly columns: number
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  /** Width (px) of a column. */
  readonly widthOf: (column: number) => number
  readonly frozenRows: number
  readonly frozenColumns: number
  /** There is more than is shown. */
  readonly isCut: boolean
  readonly drawings: readonly SheetDrawing[]
}

/** What is shown of a sheet at most. */
export const SHEET_LIMITS = { rows: 1000, columns: 50, cells: 20_000 } as const

/** Width of a column that says none, in characters. ECMA-376 part 1 §18.3.1.81. */
const USUAL_CHARACTERS = 8.43

/** Reads a sheet of a workbook. Throws for what is none. */
export function readSheet(file: OfficePackage, book: Workbook, part: string): Sheet {
  const read = readCut(file, part, ['sheetData', 'row'])
  if (!read) throw new Error('a workbook without its sheet')
  const { root } = read
  const { cells, hiddenRows, isCut } = readCells(root, book)
  const texts = [...cells].map(([row, its]) => ({ row, column: lastText(its) })).filter(({ column }) => column >= 0)
  const columns = texts.reduce((most, { column }) => Math.max(most, column + 1), 0)
  const used = texts.reduce((most, { row }) => Math.max(most, row + 1), 0)
  const maxRows = Math.floor(SHEET_LIMITS.cells / Math.max(1, columns))
  const pane = childOf(root, 'sheetViews', 'sheetView', 'pane')
  const isFrozen = attributeOf(pane, 'state').startsWith('frozen')
  const split = (name: string) => (isFrozen ? Math.floor(Number(attributeOf(pane, name) || 0)) : 0)
  return {
    cells,
    merges: childrenOf(childOf(root, 'mergeCells'), 'mergeCell').flatMap((one) => readRange(attributeOf(one, 'ref'))),
    rows: Math.min(used, maxRows),
    columns,
    hiddenRows,
    ...readColumns(root),
    frozenRows: split('ySplit'),
    frozenColumns: split('xSplit'),
    isCut: read.isCut || isCut || used > maxRows,
    drawings: readDrawings(file, book, root, part),
  }
}

/** The last column of a row that has a text; -1 without one. */
function lastText(row: ReadonlyMap<number, SheetCell>): number {
  return [...row].reduce((last, [column, { text }]) => (text === '' ? last : Math.max(last, column)), -1)
}

/** The cells within the limits. A row or a cell that does not say where it stands follows the one before it. */
function readCells(root: Element, book: Workbook) {
  const cells = new Map<number, ReadonlyMap<number, SheetCell>>()
  const hiddenRows = new Set<number>()
  let isCut = false
  let row = -1
  for (const element of childrenOf(childOf(root, 'sheetData'), 'row')) {
    row = Number(attributeOf(element, 'r') || row + 2) - 1
    const read = readRow(element, book)
    isCut ||= read.isCut
    if (row >= SHEET_LIMITS.rows) {
      // Rows below may be there for their look alone.
      isCut ||= lastText(read.cells) >= 0
      if (isCut) break
      continue
    }
    if (isOn(element, 'hidden')) hiddenRows.add(row)
    cells.set(row, read.cells)
  }
  return { cells, hiddenRows, isCut }
}

function readRow(element: Element, book: Workbook) {
  const cells = new Map<number, SheetCell>()
  let isCut = false
  let column = -1
  for (const cell of childrenOf(element, 'c')) {
    column = readPlace(attributeOf(cell, 'r'))?.column ?? column + 1
    const style = book.styles[Number(attributeOf(cell, 's') || 0)] ?? PLAIN
    if (column < SHEET_LIMITS.columns) cells.set(column, { ...cellText(cell, style.format, book), style })
    else isCut ||= childOf(cell, 'v') !== undefined || childOf(cell, 'is') !== undefined
  }
  return { cells, isCut }
}

/** Pixels of a column by its characters, and the bounds that a phone sets. ECMA-376 part 1 §18.3.1.13. */
const CHARACTER_PX = 7
const PADDING_PX = 5
const WIDTHS = { least: 36, most: 320 } as const

function readColumns(root: Element): Pick<Sheet, 'hiddenColumns' | 'widthOf'> {
  const hiddenColumns = new Set<number>()
  const widths = new Map<number, number>()
  for (const one of childrenOf(childOf(root, 'cols'), 'col')) {
    const last = Math.min(Number(attributeOf(one, 'max')), SHEET_LIMITS.columns)
    for (let column = Number(attributeOf(one, 'min')) - 1; column >= 0 && column < last; column++) {
      if (isOn(one, 'hidden')) hiddenColumns.add(column)
      const width = Number(attributeOf(one, 'width') || Number.NaN)
      if (Number.isFinite(width)) widths.set(column, width)
    }
  }
  const usual = Number(attributeOf(childOf(root, 'sheetFormatPr'), 'defaultColWidth') || USUAL_CHARACTERS)
  return {
    hiddenColumns,
    widthOf: (column) => {
      const px = Math.round((widths.get(column) ?? usual) * CHARACTER_PX + PADDING_PX)
      return Math.min(WIDTHS.most, Math.max(WIDTHS.least, px))
    },
  }
}

/** A range such as `A1:C3`; nothing of what is none. */
function readRange(text: string): CellRange[] {
  const [from, to] = text.split(':').map(readPlace)
  if (!from || !to || from.row > to.row || from.column > to.column) return []
  return [{ top: from.row, left: from.column, bottom: to.row, right: to.column }]
}

/** Row and column of a cell by its name; `undefined` for no name. */
function readPlace(name: string): { readonly row: number; readonly column: number } | undefined {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(name)
  if (!match) return undefined
  const column = (match[1] ?? '').split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(match[2]) - 1, column }
}

/** The letters of a column: A to Z, then AA. */
export function columnName(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26))
  return column < 26 ? rest : columnName(Math.floor(column / 26) - 1) + rest
}
