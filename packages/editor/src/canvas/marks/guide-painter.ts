import type { Distance, Guide, Guides } from '../../geometry/guides.ts'
import type { Box, Point } from '../../geometry/rect.ts'

/** What is painted at one move of a gesture, in screen px of the overlay unless said otherwise. */
export interface GuideScene {
  readonly guides: Guides
  /** Where the container is drawn. */
  readonly box: Box
  /** Screen px in one unit of the container. */
  readonly px: number
  /** The words below what moves, and the middle of its lower edge. */
  readonly label?: { readonly words: string; readonly at: Point } | undefined
}

/** How far beside the container marks may reach, in px: the words below an item at its lower edge. */
const MARGIN = 40

const LINE = '#e0218a'
const DISTANCE = '#c4127a'
const LABEL = '#2557d6'

/** The part of the overlay that a canvas for a container must cover: what of it is in view. */
export function paintedBox(container: Box, view: Box): Box {
  const x = Math.floor(Math.max(container.x - MARGIN, view.x))
  const y = Math.floor(Math.max(container.y - MARGIN, view.y))
  const right = Math.min(container.x + container.width + MARGIN, view.x + view.width)
  const bottom = Math.min(container.y + container.height + MARGIN, view.y + view.height)
  return { x, y, width: Math.max(1, Math.ceil(right - x)), height: Math.max(1, Math.ceil(bottom - y)) }
}

/** Paints the lines, the gaps with their lengths and the words of a scene; the pen's origin is the overlay's. */
export function paintGuides(pen: CanvasRenderingContext2D, { guides, box, px, label }: GuideScene): void {
  const { lines, distances } = guides
  pen.fillStyle = LINE
  for (const line of lines) paintLine(pen, line, box, px)
  for (const distance of distances) paintGap(pen, distance, box, px)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = `500 11px ${fontOf(pen)}`
  for (const distance of distances) paintLength(pen, distance, box, px)
  if (!label) return
  pen.font = `12px ${fontOf(pen)}`
  paintWords(pen, label.words, { x: label.at.x, y: label.at.y + 20 }, { height: 20, padding: 6, colour: LABEL })
}

function paintLine(pen: CanvasRenderingContext2D, { axis, at, start, end }: Guide, box: Box, px: number): void {
  const length = (end - start) * px
  if (axis === 'x') pen.fillRect(box.x + at * px, box.y + start * px, 1, length)
  else pen.fillRect(box.x + start * px, box.y + at * px, length, 1)
}

/** A line along the gap with a bar at either end. */
function paintGap(pen: CanvasRenderingContext2D, { axis, at, start, end }: Distance, box: Box, px: number): void {
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

function paintLength(pen: CanvasRenderingContext2D, { axis, at, start, end }: Distance, box: Box, px: number): void {
  const middle = ((start + end) / 2) * px
  const across = at * px
  const centre = axis === 'x' ? { x: box.x + middle, y: box.y + across } : { x: box.x + across, y: box.y + middle }
  const words = String(Math.round((end - start) * 10) / 10)
  paintWords(pen, words, centre, { height: 16, padding: 4, colour: DISTANCE })
}

function paintWords(
  pen: CanvasRenderingContext2D,
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

const fonts = new WeakMap<CanvasRenderingContext2D, string>()

function fontOf(pen: CanvasRenderingContext2D): string {
  const known = fonts.get(pen) ?? getComputedStyle(pen.canvas).fontFamily
  fonts.set(pen, known)
  return known
}
