import { drawChart } from '../chart/draw-chart.ts'
import type { SlideDrawing } from './draw-slide.ts'
import type { SlideTable } from './slide-table.ts'
import type { SlideLine } from './slide-text.ts'
import type { Slide, SlideItem } from './slides.ts'

/** Texts, tables, pictures and charts of a slide one after the other, the title first: large enough for a phone. */
export function drawOutline({ items }: Slide, drawing: SlideDrawing): readonly HTMLElement[] {
  // Numbers, dates and foots are the same on each slide.
  const own = items.filter(({ isShared, kind }) => !isShared && kind !== 'foot')
  const titles = own.filter(({ kind }) => kind === 'title')
  return [...titles, ...own.filter(({ kind }) => kind !== 'title')].flatMap((item) => drawPart(item, drawing) ?? [])
}

function drawPart(item: SlideItem, { words, language }: SlideDrawing): HTMLElement | undefined {
  switch (item.kind) {
    case 'picture': {
      const picture = document.createElement('img')
      picture.src = URL.createObjectURL(item.picture)
      picture.alt = item.text
      picture.decoding = 'async'
      return picture
    }
    case 'table':
      return drawTable(item.table)
    case 'chart':
      return drawChart(item.chart, { chart: words.chart, language })
    case 'left': {
      const left = document.createElement('p')
      left.className = 'shop-slides-note'
      left.textContent = words.leftHere
      return left
    }
    case 'title': {
      const title = document.createElement('h2')
      title.textContent = item.text.lines.map(textOf).join('\n')
      return item.text.lines.length === 0 ? undefined : title
    }
    case 'text':
    case 'foot':
      return item.text.lines.length === 0 ? undefined : drawText(item.text.lines)
  }
}

function drawText(lines: readonly SlideLine[]): HTMLElement {
  const text = document.createElement('div')
  for (const line of lines) {
    const paragraph = document.createElement('p')
    paragraph.textContent = textOf(line)
    if (line.level > 0) paragraph.style.marginInlineStart = `${line.level}em`
    text.append(paragraph)
  }
  return text
}

function drawTable({ rows }: SlideTable): HTMLElement {
  const box = document.createElement('div')
  box.className = 'shop-slide-table'
  // Scrolled by keys, too.
  box.tabIndex = 0
  const table = document.createElement('table')
  for (const { cells } of rows) {
    const row = table.insertRow()
    for (const { lines, columns, rows: covered } of cells) {
      const cell = row.insertCell()
      cell.textContent = lines.map(textOf).join('\n')
      cell.colSpan = columns
      cell.rowSpan = covered
    }
  }
  box.append(table)
  return box
}

function textOf({ runs }: SlideLine): string {
  return runs.map(({ text }) => text).join('')
}
