import { edgeOf } from './resize-handle.ts'
import type { Handle } from './resize-handle.ts'
import { boxOf, clamp, spanOf } from './rect.ts'
import type { Axis, Box, Point, Size, Span } from './rect.ts'

/** The smallest wrapped item, in container units. Specification 3 §5. */
export const MIN_ITEM_SIZE: Size = { width: 20, height: 20 }

/** The smallest box that is resized without a wrapper, in container units. Specification 3 §5. */
export const MIN_BOX_SIZE: Size = { width: 20, height: 0 }

/** What a resize has to respect. */
export interface ResizeLimits {
  /** `MIN_BOX_SIZE` when nothing else is said. */
  readonly min?: Size
  /** The size of the container; its origin is 0, 0. */
  readonly bounds: Size
}

/** The shortest that a box may be along an axis. */
export function minAlong(axis: Axis, { min = MIN_BOX_SIZE }: ResizeLimits): number {
  return axis === 'x' ? min.width : min.height
}

/** Resizes a box by dragging one handle. The opposite edge stays, also when the minimum or the container stops the drag. */
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
    // The far bound yields to the minimum: a box at the very edge still has its size.
    return { ...span, end: Math.max(span.start + min, Math.min(bound, Math.round(span.end + offset))) }
  }
  return span
}
