import { dropBox } from './drop-target.ts'
import { bodyOf, clamp, moveWithin } from './rect.ts'
import type { Box, Point, Size } from './rect.ts'

/** Offset of a copy from what it would cover, in container units. */
export const COPY_OFFSET = 10

/** Maximum number of offsets before a copy stays in place. */
const MAX_STEPS = 60

/** Search directions for free space, lower right first. */
const DIRECTIONS = [
  { x: 1, y: 1 },
  { x: -1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
] as const

/** Rects of copies inside a container: arrangement kept, not exactly over existing rects. */
export function offsetCopies(boxes: readonly Box[], { bounds, taken }: { bounds: Size; taken: readonly Box[] }): Box[] {
  const fitted = boxes.map((box) => fit(box, bounds))
  const body = bodyOf(fitted)
  const home = moveWithin(body, { x: 0, y: 0 }, bounds)
  const isTaken = (dx: number, dy: number) =>
    fitted.some(({ x, y }) => taken.some((other) => other.x === x + dx && other.y === y + dy))
  for (const way of DIRECTIONS) {
    for (let step = 0; step <= MAX_STEPS; step++) {
      const to = { ...home, x: home.x + way.x * step * COPY_OFFSET, y: home.y + way.y * step * COPY_OFFSET }
      const inside = moveWithin(to, { x: 0, y: 0 }, bounds)
      // Out of the container in this direction; the next one starts at the origin.
      if (step > 0 && (inside.x !== to.x || inside.y !== to.y)) break
      const [dx, dy] = [to.x - body.x, to.y - body.y]
      if (!isTaken(dx, dy)) return movedBy(fitted, { x: dx, y: dy }, bounds)
    }
  }
  return movedBy(fitted, { x: home.x - body.x, y: home.y - body.y }, bounds)
}

/** Box of a new item: in the middle of a container, else beside, below or above what is there, the newest first, else the next free place from the top; in a cascade when nothing is free. */
export function freePlace(size: Size, { bounds, taken }: { bounds: Size; taken: readonly Box[] }): Box {
  const middle = dropBox({ x: bounds.width / 2, y: bounds.height / 2 }, size, bounds)
  const { width, height } = middle
  const sides: ((other: Box) => Point)[] = [
    (other) => ({ x: other.x + other.width + COPY_OFFSET, y: other.y }),
    (other) => ({ x: other.x - width - COPY_OFFSET, y: other.y }),
    (other) => ({ x: other.x, y: other.y + other.height + COPY_OFFSET }),
    (other) => ({ x: other.x, y: other.y - height - COPY_OFFSET }),
  ]
  const newest = taken.toReversed()
  const points = [middle, ...sides.flatMap((side) => newest.map(side)), ...gridOf(bounds)]
  const places = points.map(({ x, y }) => ({ x, y, width, height }))
  const isFree = (place: Box) => isWithin(place, bounds) && !taken.some((other) => isOverlapping(place, other))
  return places.find(isFree) ?? offsetCopies([middle], { bounds, taken })[0] ?? middle
}

/** Points of a container from the top left, row by row. */
function gridOf({ width, height }: Size): Point[] {
  const columns = Math.floor(width / COPY_OFFSET)
  const count = columns * Math.floor(height / COPY_OFFSET)
  return Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * COPY_OFFSET,
    y: Math.floor(index / columns) * COPY_OFFSET,
  }))
}

function isWithin({ x, y, width, height }: Box, bounds: Size): boolean {
  return x >= 0 && y >= 0 && x + width <= bounds.width && y + height <= bounds.height
}

function isOverlapping(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Boxes stacked vertically in the middle of a container. */
export function stackInMiddle(sizes: readonly Size[], bounds: Size): Box[] {
  const height = sizes.reduce((sum, size) => sum + size.height, 0) + COPY_OFFSET * Math.max(0, sizes.length - 1)
  let y = Math.max(0, Math.round((bounds.height - height) / 2))
  return sizes.map((size) => {
    const box = fit({ x: Math.round((bounds.width - size.width) / 2), y, ...size }, bounds)
    y += size.height + COPY_OFFSET
    return box
  })
}

/** Clamps the size to the container, at least one unit. */
function fit({ x, y, width, height }: Box, bounds: Size): Box {
  return {
    x,
    y,
    width: clamp(width, 1, Math.max(1, bounds.width)),
    height: clamp(height, 1, Math.max(1, bounds.height)),
  }
}

/** When not all fit as arranged, each is clamped separately. */
function movedBy(boxes: readonly Box[], offset: Point, bounds: Size): Box[] {
  return boxes.map((box) => moveWithin(box, offset, bounds))
}
