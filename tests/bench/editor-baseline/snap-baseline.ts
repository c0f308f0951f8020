interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const SNAP = 5

const linesOf = (start: number, size: number) => [start, start + size / 2, start + size]

/** Smallest snap offset between the lines of two spans, within the threshold. */
function snapOffset(start: number, size: number, others: readonly (readonly [number, number])[]): number {
  let best = SNAP + 1
  for (const [at, length] of others)
    for (const line of linesOf(at, length))
      for (const ownLine of linesOf(start, size)) if (Math.abs(line - ownLine) < Math.abs(best)) best = line - ownLine
  return Math.abs(best) <= SNAP ? best : 0
}

const isNear = (first: number, second: number) => Math.abs(first - second) < 0.01

/** Snap lines along one axis: the extent of each line that the item touches, and the gaps to the nearest boxes. */
function snapLinesOf(at: Rect, others: readonly Rect[], axis: 'x' | 'y') {
  const [position, size, cross, length] =
    axis === 'x' ? (['x', 'width', 'y', 'height'] as const) : (['y', 'height', 'x', 'width'] as const)
  const lines = new Map<number, [number, number]>()
  let before = -Infinity
  let after = Infinity
  for (const other of others) {
    const shared = linesOf(at[position], at[size]).filter((ownLine) =>
      linesOf(other[position], other[size]).some((line) => isNear(ownLine, line)),
    )
    for (const line of shared) {
      const [from, to] = lines.get(line) ?? [at[cross], at[cross] + at[length]]
      lines.set(line, [Math.min(from, other[cross]), Math.max(to, other[cross] + other[length])])
    }
    if (shared.length === 0) continue
    const end = other[cross] + other[length]
    if (end <= at[cross]) before = Math.max(before, end)
    if (other[cross] >= at[cross] + at[length]) after = Math.min(after, other[cross])
  }
  const gaps = [
    [before, at[cross]],
    [at[cross] + at[length], after],
  ].filter(([from = 0, to = 0]) => Number.isFinite(from) && Number.isFinite(to))
  return { lines, gaps, middle: at[position] + at[size] / 2 }
}

function paintLabel(pen: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  const width = pen.measureText(text).width + 8
  pen.fillRect(x - width / 2, y - 8, width, 16)
  pen.fillStyle = '#fff'
  pen.fillText(text, x, y)
  pen.fillStyle = '#c4127a'
}

function paint(pen: CanvasRenderingContext2D, at: Rect, others: readonly Rect[]): void {
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height)
  pen.fillStyle = '#c4127a'
  for (const axis of ['x', 'y'] as const) {
    const { lines, gaps, middle } = snapLinesOf(at, others, axis)
    for (const [line, [from, to]] of lines)
      if (axis === 'x') pen.fillRect(line, from, 1, to - from)
      else pen.fillRect(from, line, to - from, 1)
    for (const [from = 0, to = 0] of gaps) {
      const centre = (from + to) / 2
      if (axis === 'x') pen.fillRect(middle, from, 1, to - from)
      else pen.fillRect(from, middle, to - from, 1)
      paintLabel(pen, String(to - from), axis === 'x' ? middle : centre, axis === 'x' ? centre : middle)
    }
  }
  paintLabel(pen, `${at.x}, ${at.y}`, at.x + at.width / 2, at.y + at.height + 20)
}

/** Free items in plain DOM, small texts in rows: one is dragged, snaps to all others, and shows lines, gaps and position. */
export function drawFreeItems(root: HTMLElement, count: number): void {
  const page = document.createElement('main')
  page.className = 'free'
  root.append(page)
  const rects: Rect[] = Array.from({ length: count }, (_, index) => ({
    x: (index % 10) * 36 + 4,
    y: Math.floor(index / 10) * 24 + 4,
    width: 30,
    height: 20,
  }))
  const canvas = document.createElement('canvas')
  // Visible section of the page.
  canvas.width = page.clientWidth
  canvas.height = window.innerHeight
  for (const [index, rect] of rects.entries()) {
    const item = document.createElement('div')
    item.dataset['node'] = `m${index}i`
    item.textContent = String(index)
    item.style.cssText = `left:${rect.x}px;top:${rect.y}px;width:${rect.width}px;height:${rect.height}px`
    page.append(item)
    const others = rects.filter((_, otherIndex) => otherIndex !== index)
    item.addEventListener('pointerdown', (event) => drag({ item, rect, others, canvas }, event))
  }
  page.append(canvas)
}

interface DragStart {
  readonly item: HTMLElement
  readonly rect: Rect
  readonly others: readonly Rect[]
  readonly canvas: HTMLCanvasElement
}

function drag({ item, rect, others, canvas }: DragStart, down: PointerEvent): void {
  item.setPointerCapture(down.pointerId)
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  let current = { x: rect.x, y: rect.y }
  const move = (event: PointerEvent) => {
    const x = rect.x + event.clientX - down.clientX
    const y = rect.y + event.clientY - down.clientY
    const spans = (position: 'x' | 'y', size: 'width' | 'height') =>
      others.map((box) => [box[position], box[size]] as const)
    const next = {
      x: x + snapOffset(x, rect.width, spans('x', 'width')),
      y: y + snapOffset(y, rect.height, spans('y', 'height')),
    }
    if (next.x === current.x && next.y === current.y) return
    current = next
    item.style.transform = `translate(${next.x - rect.x}px, ${next.y - rect.y}px)`
    paint(pen, { ...rect, ...next }, others)
  }
  item.addEventListener('pointermove', move)
  item.addEventListener('pointerup', () => item.removeEventListener('pointermove', move), { once: true })
}
