/** A place, in whatever unit its caller works in. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How large something is. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A position and a size; the origin is the top left of what holds it. */
export interface Box extends Point, Size {}

/** The two directions that everything is computed in, one at a time. */
export type Axis = 'x' | 'y'

/** The stretch that a box covers in one direction. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** The stretch of a box along an axis. */
export function spanOf(box: Box, axis: Axis): Span {
  return axis === 'x' ? { start: box.x, end: box.x + box.width } : { start: box.y, end: box.y + box.height }
}

/** The middle of a stretch. */
export function middleOf({ start, end }: Span): number {
  return (start + end) / 2
}

/** The box that covers two stretches. */
export function boxOf(x: Span, y: Span): Box {
  return { x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start }
}

/** Keeps a number between two bounds; the lower one wins when they cross. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** Moves a box by an offset and keeps it inside its container; one that is larger than the container sticks to the origin. */
export function moveWithin(box: Box, offset: Point, bounds: Size): Box {
  return {
    ...box,
    x: clamp(box.x + offset.x, 0, bounds.width - box.width),
    y: clamp(box.y + offset.y, 0, bounds.height - box.height),
  }
}

/** Whether a point lies in a box, its edges included. */
export function holdsPoint(box: Box, point: Point): boolean {
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height
}

/** A box with whole numbers, as it is stored when nothing snapped it. */
export function roundBox(box: Box): Box {
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) }
}
