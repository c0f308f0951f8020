interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const SNAP = 5

const linesOf = (start: number, size: number) => [start, start + size / 2, start + size]

/** The nearest way from a line of one span to a line of another, if it is near enough. */
function jump(start: number, size: number, others: readonly (readonly [number, number])[]): number {
  let best = SNAP + 1
  for (const [at, length] of others)
    for (const line of linesOf(at, length))
      for (const own of linesOf(start, size)) if (Math.abs(line - own) < Math.abs(best)) best = line - own
  return Math.abs(best) <= SNAP ? best : 0
}

/** Free items in plain DOM, as many small texts in rows: one is dragged, snaps to all others and shows a line each way. */
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
  const lines = ['across', 'down'].map((name) => {
    const line = document.createElement('i')
    line.className = name
    page.append(line)
    return line
  })
  for (const [index, rect] of rects.entries()) {
    const item = document.createElement('div')
    item.dataset['node'] = `m${index}i`
    item.textContent = String(index)
    item.style.cssText = `left:${rect.x}px;top:${rect.y}px;width:${rect.width}px;height:${rect.height}px`
    page.append(item)
    const others = rects.filter((_, other) => other !== index)
    item.addEventListener('pointerdown', (event) => drag({ item, rect, others, lines }, event))
  }
}

interface Dragged {
  readonly item: HTMLElement
  readonly rect: Rect
  readonly others: readonly Rect[]
  readonly lines: readonly HTMLElement[]
}

function drag({ item, rect, others, lines: [across, below] }: Dragged, down: PointerEvent): void {
  item.setPointerCapture(down.pointerId)
  const move = (event: PointerEvent) => {
    const x = rect.x + event.clientX - down.clientX
    const y = rect.y + event.clientY - down.clientY
    const toX =
      x +
      jump(
        x,
        rect.width,
        others.map((one) => [one.x, one.width] as const),
      )
    const toY =
      y +
      jump(
        y,
        rect.height,
        others.map((one) => [one.y, one.height] as const),
      )
    item.style.transform = `translate(${toX - rect.x}px, ${toY - rect.y}px)`
    if (across) across.style.transform = `translateY(${toY}px)`
    if (below) below.style.transform = `translateX(${toX}px)`
  }
  item.addEventListener('pointermove', move)
  item.addEventListener('pointerup', () => item.removeEventListener('pointermove', move), { once: true })
}
