import type { OfficeWords } from '@mallwright/shop-core/widgets/frame-messages'

import { drawChart } from '../chart/draw-chart.ts'
import { makeElement } from '../package/make-element.ts'
import { columnName } from './excel-sheet.ts'
import type { Sheet } from './excel-sheet.ts'
import { layOutSheet } from './sheet-grid.ts'
import type { GridCell } from './sheet-grid.ts'
import type { SheetDrawing } from './sheet-drawings.ts'

/** The table of a sheet, with letters above it and numbers beside it, and what is not shown of it. */
export function drawSheet(sheet: Sheet, words: OfficeWords, language: string): DocumentFragment {
  const { columns, rows } = layOutSheet(sheet)
  const drawn = document.createDocumentFragment()
  const table = makeElement('table', 'shop-grid')
  const head = makeElement('tr')
  head.append(makeElement('td', 'shop-grid-corner'))
  for (const column of columns) {
    const letter = makeElement('th', '', columnName(column))
    letter.scope = 'col'
    letter.style.minWidth = `${sheet.widthOf(column)}px`
    head.append(letter)
  }
  const top = makeElement('thead')
  top.append(head)
  const body = makeElement('tbody')
  for (const { row, cells } of rows) {
    const line = makeElement('tr', row < sheet.frozenRows ? 'is-frozen' : '')
    const number = makeElement('th', '', String(row + 1))
    number.scope = 'row'
    line.append(number, ...cells.map((cell) => drawCell(cell, cell.column + cell.colSpan <= sheet.frozenColumns)))
    body.append(line)
  }
  table.append(top, body)
  drawn.append(table)
  if (sheet.isCut) {
    const cut = words.cut.replace('{rows}', String(sheet.rows)).replace('{columns}', String(sheet.columns))
    drawn.append(makeElement('p', 'shop-grid-note', cut))
  }
  if (sheet.drawings.length > 0) drawn.append(drawDrawings(sheet.drawings, words, language))
  return drawn
}

/** Charts and pictures below the cells, where they cover none. */
export function drawDrawings(drawings: readonly SheetDrawing[], words: OfficeWords, language: string): HTMLElement {
  const box = makeElement('div', 'shop-grid-drawings')
  for (const drawing of drawings) {
    if (drawing.kind === 'chart') box.append(drawChart(drawing.chart, { chart: words.chart, language }))
    else if (drawing.kind === 'left') box.append(makeElement('p', 'shop-grid-left', words.leftHere))
    else {
      const picture = makeElement('img')
      picture.src = URL.createObjectURL(drawing.picture)
      picture.alt = drawing.text
      box.append(picture)
    }
  }
  return box
}

function drawCell({ cell, colSpan, rowSpan, width, border }: GridCell, isFrozen: boolean): HTMLElement {
  const { text, isNumber, color, style } = cell
  const drawn = makeElement('td', isFrozen ? 'is-frozen' : '')
  if (colSpan > 1) drawn.colSpan = colSpan
  if (rowSpan > 1) drawn.rowSpan = rowSpan
  Object.assign(drawn.style, style.css)
  for (const [side, line] of Object.entries(border)) drawn.style.setProperty(`border-${side}`, line)
  if (color !== undefined) drawn.style.color = color
  drawn.style.textAlign = style.align === '' ? (isNumber ? 'end' : 'start') : style.align
  if (text === '') return drawn
  // A number is never broken, a text never wider than its columns.
  const inner = makeElement('div', isNumber ? 'is-number' : '', text)
  if (!isNumber) inner.style.maxWidth = `${width - PADDING_PX}px`
  drawn.append(inner)
  return drawn
}

/** What stands left and right of a text, as the style sheet has it. */
const PADDING_PX = 12

/** How much of the window what stands still may take. */
const STILL_SHARE = 0.5

/** Lets the rows and columns that the sheet has frozen stand still, unless they would leave too little to be moved. */
export function freeze(view: HTMLElement): void {
  const head = view.querySelector('thead')
  const corner = view.querySelector<HTMLElement>('.shop-grid-corner')
  if (!head || !corner) return
  let top = heightOf(head)
  for (const row of view.querySelectorAll<HTMLElement>('tr.is-frozen')) {
    if (top + heightOf(row) > view.clientHeight * STILL_SHARE) break
    for (const cell of row.children) (cell as HTMLElement).style.setProperty('--shop-top', `${top}px`)
    row.classList.add('is-still')
    top += heightOf(row)
  }
  const frozen = [...view.querySelectorAll<HTMLElement>('td.is-frozen')]
  const right = Math.max(0, ...frozen.map((cell) => cell.offsetLeft + cell.offsetWidth))
  if (right > view.clientWidth * STILL_SHARE) return
  for (const cell of frozen) {
    cell.style.setProperty('--shop-left', `${cell.offsetLeft}px`)
    cell.classList.add('is-still')
  }
}

/** Height (px) with its fraction, without which rows would move by a part of a pixel. */
function heightOf(element: Element): number {
  return element.getBoundingClientRect().height
}
