import { drawChart } from '../chart/draw-chart.ts'
import { makeElement } from '../package/make-element.ts'
import type { OfficeWords } from '@mallwright/shop-core/widgets/frame-messages'
import { svg } from '../chart/svg.ts'
import type { Box } from './slide-place.ts'
import type { Crop, ShapeLook } from './slide-shape.ts'
import type { Deck, Slide, SlideItem } from './slides.ts'
import type { SlideTable } from './slide-table.ts'
import type { SlideLine, SlideText, TextRun } from './slide-text.ts'

/** What slides are drawn with. */
export interface SlideDrawing {
  readonly deck: Deck
  readonly words: OfficeWords
  /** BCP 47. */
  readonly language: string
}

/** EMU of a point. */
const POINT = 12_700

/** Draws a slide in its own proportions, each thing where it stands. Its unit is a hundredth of its width (`cqi`). */
export function drawSlide(slide: Slide, drawing: SlideDrawing): HTMLElement {
  const { deck } = drawing
  const paper = makeElement('div', 'shop-slide-paper')
  paper.style.aspectRatio = `${deck.width} / ${deck.height}`
  paper.style.color = slide.ink
  fillBox(paper, slide.ground)
  for (const item of slide.items) {
    if (!item.box) continue
    const drawn = drawItem(item, drawing)
    placeBox(drawn, item.box, drawing.deck)
    paper.append(drawn)
  }
  return paper
}

/** Hundredths of the slide's width. */
const unit = (emu: number, { width }: Deck) => `${Math.round((emu / width) * 1e5) / 1e3}cqi`

function placeBox(element: HTMLElement, box: Box, deck: Deck): void {
  const share = (part: number, whole: number) => `${Math.round((part / whole) * 1e5) / 1e3}%`
  element.style.left = share(box.x, deck.width)
  element.style.top = share(box.y, deck.height)
  element.style.width = share(box.width, deck.width)
  element.style.height = share(box.height, deck.height)
  if (box.turn !== 0) element.style.rotate = `${Math.round(box.turn * 100) / 100}deg`
}

function drawItem(item: SlideItem, drawing: SlideDrawing): HTMLElement {
  const { words, language, deck } = drawing
  switch (item.kind) {
    case 'title':
    case 'text':
    case 'foot':
      return drawShape(item, drawing)
    case 'picture':
      return drawPicture(item)
    case 'table':
      return drawTable(item.table, deck)
    case 'chart': {
      const box = makeElement('div', 'shop-slide-item shop-slide-chart')
      box.append(drawChart(item.chart, { chart: words.chart, language }))
      return box
    }
    case 'left':
      return makeElement('div', 'shop-slide-item shop-slide-left', words.leftHere)
  }
}

/** A shape with its text: the shape lies behind, so that what is cut out of it cuts no text. */
function drawShape(
  item: SlideItem & { readonly look: ShapeLook; readonly text: SlideText },
  drawing: SlideDrawing,
): HTMLElement {
  const { look, text, kind, box } = item
  const { deck } = drawing
  const shape = makeElement('div', 'shop-slide-item')
  if (look.fill !== '' || look.picture || look.lineColor !== '') shape.append(drawLook(look, item.box, deck))
  if (text.lines.length === 0) return shape
  const words = makeElement('div', 'shop-slide-text')
  if (kind === 'title') words.setAttribute('role', 'heading')
  if (kind === 'title') words.setAttribute('aria-level', '2')
  const [left, top, right, bottom] = text.insets
  words.style.padding = [top, right, bottom, left].map((inset) => unit(Math.max(0, inset), deck)).join(' ')
  words.style.justifyContent = text.anchor === 'start' ? 'flex-start' : text.anchor === 'end' ? 'flex-end' : 'center'
  if (look.textColor !== '') words.style.color = look.textColor
  if (text.isVertical) words.style.writingMode = 'vertical-rl'
  // What stands on its head is read upright.
  if (box?.isFlippedY === true) words.style.rotate = '180deg'
  words.append(...drawLines(text.lines, deck))
  shape.append(words)
  return shape
}

function drawLook(look: ShapeLook, box: Box | undefined, deck: Deck): Element {
  const { outline, lineColor, fill } = look
  if (outline.kind === 'line' || outline.kind === 'path') return drawPath(look, box, deck)
  const ground = makeElement('div', 'shop-slide-shape')
  fillBox(ground, look)
  if (outline.kind === 'ellipse') ground.style.borderRadius = '50%'
  const shorter = Math.min(box?.width ?? 0, box?.height ?? 0)
  if (outline.kind === 'round') ground.style.borderRadius = unit(outline.radius * shorter, deck)
  if (outline.kind === 'polygon') ground.style.clipPath = `polygon(${outline.points})`
  if (lineColor !== '' && !lineColor.includes('gradient'))
    ground.style.border = `max(1px, ${unit(look.lineWidth, deck)}) ${look.isDashed ? 'dashed' : 'solid'} ${lineColor}`
  if (fill === '' && !look.picture && outline.kind === 'polygon') ground.style.backgroundColor = lineColor
  flip(ground, box)
  return ground
}

/** A line from corner to corner, or a path of its own. */
function drawPath(
  { outline, fill, lineColor, lineWidth, isDashed }: ShapeLook,
  box: Box | undefined,
  deck: Deck,
): Element {
  const isPath = outline.kind === 'path'
  const size = isPath ? `${outline.width} ${outline.height}` : '100 100'
  const drawing = svg('svg', { viewBox: `0 0 ${size}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' })
  drawing.setAttribute('class', 'shop-slide-shape')
  const isPlain = (color: string) => color !== '' && !color.includes('gradient')
  const line = svg('path', { d: isPath ? outline.path : 'M0 0L100 100', 'vector-effect': 'non-scaling-stroke' })
  line.style.fill = isPath && isPlain(fill) ? fill : 'none'
  line.style.stroke = isPlain(lineColor) ? lineColor : 'none'
  line.style.strokeWidth = `max(1px, ${unit(lineWidth, deck)})`
  if (isDashed) line.style.strokeDasharray = '6 4'
  drawing.append(line)
  flip(drawing, box)
  return drawing
}

function flip(element: HTMLElement | SVGElement, box: Box | undefined): void {
  if (!box || (!box.isFlippedX && !box.isFlippedY)) return
  element.style.scale = `${box.isFlippedX ? -1 : 1} ${box.isFlippedY ? -1 : 1}`
}

function fillBox(element: HTMLElement, { fill, picture }: Pick<ShapeLook, 'fill' | 'picture'>): void {
  if (fill !== '') element.style.background = fill
  if (picture) element.style.background = `center / 100% 100% no-repeat url("${URL.createObjectURL(picture)}")`
}

function drawPicture({
  picture,
  text,
  crop,
  box,
}: {
  readonly picture: Blob
  readonly text: string
  readonly crop: Crop
  readonly box: Box | undefined
}): HTMLElement {
  const frame = makeElement('div', 'shop-slide-item shop-slide-picture')
  const image = makeElement('img')
  image.src = URL.createObjectURL(picture)
  image.alt = text
  image.decoding = 'async'
  const wide = 1 - crop.left - crop.right
  const high = 1 - crop.top - crop.bottom
  const share = (part: number) => `${Math.round(part * 1e4) / 1e2}%`
  Object.assign(image.style, {
    width: share(1 / wide),
    height: share(1 / high),
    left: share(-crop.left / wide),
    top: share(-crop.top / high),
  })
  flip(image, box)
  frame.append(image)
  return frame
}

function drawTable({ widths, rows }: SlideTable, deck: Deck): HTMLElement {
  const box = makeElement('div', 'shop-slide-item')
  const table = makeElement('table', 'shop-slide-grid')
  const columns = makeElement('colgroup')
  for (const width of widths) {
    const column = makeElement('col')
    column.style.width = `${Math.round(width * 1e4) / 1e2}%`
    columns.append(column)
  }
  table.append(columns)
  for (const { height, cells } of rows) {
    const row = table.insertRow()
    row.style.height = unit(height, deck)
    for (const cell of cells) {
      const drawn = row.insertCell()
      drawn.colSpan = cell.columns
      drawn.rowSpan = cell.rows
      if (cell.fill !== '') drawn.style.background = cell.fill
      if (cell.ink !== '') drawn.style.color = cell.ink
      if (cell.isBold) drawn.style.fontWeight = '600'
      drawn.append(...drawLines(cell.lines, deck))
    }
  }
  box.append(table)
  return box
}

function drawLines(lines: readonly SlideLine[], deck: Deck): readonly HTMLElement[] {
  let number = 0
  return lines.map((line, index) => {
    number = line.bullet === '#' ? number + 1 : 0
    const drawn = makeElement('p')
    const { style } = drawn
    if (line.align !== 'start') style.textAlign = line.align
    style.lineHeight = String(Math.round(line.spacing * 120) / 100)
    if (line.left > 0) style.paddingInlineStart = unit(line.left, deck)
    if (line.indent !== 0 && line.left + line.indent >= 0) style.textIndent = unit(line.indent, deck)
    if (index > 0 && line.above > 0) style.marginBlockStart = unit(line.above * POINT, deck)
    if (line.bullet !== '') drawn.append(drawBullet(line, number, deck))
    drawn.append(...line.runs.map((run) => drawRun(run, deck)))
    return drawn
  })
}

function drawBullet({ bullet, runs: [first], indent }: SlideLine, number: number, deck: Deck): HTMLElement {
  const mark = makeElement('span', 'shop-slide-bullet', bullet === '#' ? `${number}.` : bullet)
  if (indent < 0) mark.style.minWidth = unit(-indent, deck)
  if (first) mark.style.fontSize = unit(first.size * POINT, deck)
  return mark
}

function drawRun(run: TextRun, deck: Deck): HTMLElement {
  const drawn = makeElement('span', '', run.text)
  const { style } = drawn
  style.fontSize = unit(run.size * POINT, deck)
  if (run.color !== '') style.color = run.color
  if (run.isBold) style.fontWeight = '600'
  if (run.isItalic) style.fontStyle = 'italic'
  if (run.isUnderlined) style.textDecoration = 'underline'
  return drawn
}
