/** A position, in the caller's unit. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Width and height. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Position and size; the origin is the container's top left. */
export interface Box extends Point, Size {}

/** Axes; all computations are per axis. */
export type Axis = 'x' | 'y'

/** Extent on one axis. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Span of a box along an axis. */
export function spanOf(box: Box, axis: Axis): Span {
  return axis === 'x' ? { start: box.x, end: box.x + box.width } : { start: box.y, end: box.y + box.height }
}

/** Middle of a span. */
export function middleOf({ start, end }: Span): number {
  return (start + end) / 2
}

/** Box from two spans. */
export function boxOf(x: Span, y: Span): Box {
  return { x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start }
}

/** Bounding box; empty at the origin for no boxes. */
export function bodyOf(boxes: readonly Box[]): Box {
  const [first] = boxes
  if (!first) return { x: 0, y: 0, width: 0, height: 0 }
  let [left, top, right, bottom] = [first.x, first.y, first.x, first.y]
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Box between two opposite corners, in any order. */
export function boxBetween(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}

/** Whether two boxes are equal. */
export function isSameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

/** Whether two boxes touch or overlap. */
export function isTouching(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
}

/** Clamps a number; the lower bound wins when they cross. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** Moves a box inside its container; a larger one sticks to the origin. */
export function moveWithin(box: Box, offset: Point, bounds: Size): Box {
  return {
    ...box,
    x: clamp(box.x + offset.x, 0, bounds.width - box.width),
    y: clamp(box.y + offset.y, 0, bounds.height - box.height),
  }
}

/** Whether a box contains a point, edges included. */
export function holdsPoint(box: Box, point: Point): boolean {
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height
}

/** Box rounded to whole units, as stored without snapping. */
export function roundBox(box: Box): Box {
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) }
}
