import type { Span } from './rect.ts'

/** How near an edge of the view scrolling starts, and its top speed in px a second. */
const EDGE = 48
const TOP_SPEED = 900

/** How fast to scroll while something is dragged at `pointer`: px a second, negative towards the start, 0 away from the edges. */
export function scrollSpeed(pointer: number, view: Span): number {
  const toStart = pointer - view.start
  const toEnd = view.end - pointer
  if (toStart < EDGE) return -TOP_SPEED * Math.min(1, (EDGE - toStart) / EDGE)
  if (toEnd < EDGE) return TOP_SPEED * Math.min(1, (EDGE - toEnd) / EDGE)
  return 0
}
