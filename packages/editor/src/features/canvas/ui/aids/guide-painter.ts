import type { Distance, Guide, Guides } from '../../../../geometry/guides.ts'
import type { Box, Point } from '../../../../geometry/rect.ts'

/** Input of guide painting, in screen px of the overlay unless noted. */
export interface GuideScene {
  readonly guides: Guides
  /** Box of the container. */
  readonly box: Box
  /** Screen px per unit of the container. */
  readonly px: number
  /** Label below the moved item, centred at a point. */
  readonly label?: { readonly words: string; readonly at: Point } | undefined
  /** Font family of the label. */
  readonly family: string
}

/** Paint order for a canvas over an area of the overlay; can be sent to a worker. */
export interface GuideSheet {
  readonly area: Box
  /** Device pixel ratio. */
  readonly density: number
  /** Clears the canvas when absent. */
  readonly scene?: GuideScene | undefined
}

type Canvas = HTMLCanvasElement | OffscreenCanvas
type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** How far markings may exceed the container, in px: the label below an item at its bottom. */
const MARGIN = 40

const LINE = '#e0218a'
const DISTANCE = '#c4127a'
const LABEL = '#2557d6'

/** Area of the overlay that the canvas must cover: the container, cut to the viewport. */
export function paintedBox(container: Box, view: Box): Box {
  const x = Math.floor(Math.max(container.x - MARGIN, view.x))
  const y = Math.floor(Math.max(container.y - MARGIN, view.y))
  const right = Math.min(container.x + container.width + MARGIN, view.x + view.width)
  const bottom = Math.min(container.y + container.height + MARGIN, view.y + view.height)
  return { x, y, width: Math.max(1, Math.ceil(right - x)), height: Math.max(1, Math.ceil(bottom - y)) }
}

/** Gives a function that replaces the content of a canvas. Its context is created once: in a worker, Firefox refuses to look it up again. */
export function createSheetPainter(canvas: Canvas): (sheet: GuideSheet) => void {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('a canvas without a 2d context')
  return ({ area, density, scene }) => {
    // Whole pixels, as canvases store them: assigning a size reallocates the canvas even if it is equal.
    const width = Math.round(area.width * density)
    const height = Math.round(area.height * density)
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    pen.setTransform(density, 0, 0, density, -area.x * density, -area.y * density)
    pen.clearRect(area.x, area.y, area.width, area.height)
    if (scene) paintGuides(pen, scene)
  }
}

/** Paints lines, gaps with lengths and the label; the pen's origin is the overlay's. */
function paintGuides(pen: Pen, { guides, box, px, label, family }: GuideScene): void {
  const { lines, distances } = guides
  pen.fillStyle = LINE
  for (const line of lines) paintLine(pen, line, box, px)
  for (const distance of distances) paintGap(pen, distance, box, px)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = `500 11px ${family}`
  for (const distance of distances) paintLength(pen, distance, box, px)
  if (!label) return
  pen.font = `12px ${family}`
  paintLabel(pen, label.words, { x: label.at.x, y: label.at.y + 20 }, { height: 20, padding: 6, colour: LABEL })
}

function paintLine(pen: Pen, { axis, at, start, end }: Guide, box: Box, px: number): void {
  const length = (end - start) * px
  if (axis === 'x') pen.fillRect(box.x + at * px, box.y + start * px, 1, length)
  else pen.fillRect(box.x + start * px, box.y + at * px, length, 1)
}

/** A line along the gap with a bar at either end. */
function paintGap(pen: Pen, { axis, at, start, end }: Distance, box: Box, px: number): void {
  const [from, to] = [start * px, end * px]
  const across = at * px
  const rect = (along: number, length: number, side: number, width: number) =>
    axis === 'x'
      ? pen.fillRect(box.x + along, box.y + across - side, length, width)
      : pen.fillRect(box.x + across - side, box.y + along, width, length)
  rect(from, to - from, 0.5, 1)
  rect(from, 1, 3.5, 7)
  rect(to - 1, 1, 3.5, 7)
}

function paintLength(pen: Pen, { axis, at, start, end }: Distance, box: Box, px: number): void {
  const middle = ((start + end) / 2) * px
  const across = at * px
  const centre = axis === 'x' ? { x: box.x + middle, y: box.y + across } : { x: box.x + across, y: box.y + middle }
  const words = String(Math.round((end - start) * 10) / 10)
  paintLabel(pen, words, centre, { height: 16, padding: 4, colour: DISTANCE })
}

function paintLabel(
  pen: Pen,
  words: string,
  { x, y }: Point,
  look: { readonly height: number; readonly padding: number; readonly colour: string },
): void {
  const { height, padding, colour } = look
  const width = pen.measureText(words).width + 2 * padding
  pen.fillStyle = colour
  pen.beginPath()
  pen.roundRect(x - width / 2, y - height / 2, width, height, 4)
  pen.fill()
  pen.fillStyle = '#fff'
  pen.fillText(words, x, y + 0.5)
}
