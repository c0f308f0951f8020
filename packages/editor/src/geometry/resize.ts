import { edgeOf } from './resize-handle.ts'
import type { Handle } from './resize-handle.ts'
import { boxOf, clamp, spanOf } from './rect.ts'
import type { Axis, Box, Point, Size, Span } from './rect.ts'

/** Minimum size of a wrapped item, in container units. Specification 3 §5. */
export const MIN_ITEM_SIZE: Size = { width: 20, height: 20 }

/** Minimum size of a box without wrapper, in container units. Specification 3 §5. */
export const MIN_BOX_SIZE: Size = { width: 20, height: 0 }

/** Limits of a resize. */
export interface ResizeLimits {
  /** Defaults to `MIN_BOX_SIZE`. */
  readonly min?: Size
  /** Size of the container; its origin is 0, 0. */
  readonly bounds: Size
}

/** Minimum length along an axis. */
export function minAlong(axis: Axis, { min = MIN_BOX_SIZE }: ResizeLimits): number {
  return axis === 'x' ? min.width : min.height
}

/** Resizes a box by one handle. The opposite edge stays, also when limits stop the drag. */
export function resizeBox(box: Box, handle: Handle, offset: Point, limits: ResizeLimits): Box {
  const drag = (axis: Axis) =>
    dragEdge(spanOf(box, axis), edgeOf(handle, axis), {
      offset: offset[axis],
      min: minAlong(axis, limits),
      bound: axis === 'x' ? limits.bounds.width : limits.bounds.height,
    })
  return boxOf(drag('x'), drag('y'))
}

function dragEdge(
  span: Span,
  edge: 'start' | 'end' | undefined,
  { offset, min, bound }: { offset: number; min: number; bound: number },
): Span {
  if (edge === 'start') return { ...span, start: clamp(Math.round(span.start + offset), 0, span.end - min) }
  if (edge === 'end') {
    // The minimum size wins over the far bound at the very edge.
    return { ...span, end: Math.max(span.start + min, Math.min(bound, Math.round(span.end + offset))) }
  }
  return span
}
