import type { Span } from './rect.ts'

/** Distance from an edge where scrolling starts, in px, and its top speed in px a second. */
const EDGE = 48
const TOP_SPEED = 900

/** Auto-scroll speed at a pointer position: px a second, negative towards the start, 0 away from the edges. */
export function scrollSpeed(pointer: number, view: Span): number {
  const toStart = pointer - view.start
  const toEnd = view.end - pointer
  if (toStart < EDGE) return -TOP_SPEED * Math.min(1, (EDGE - toStart) / EDGE)
  if (toEnd < EDGE) return TOP_SPEED * Math.min(1, (EDGE - toEnd) / EDGE)
  return 0
}
