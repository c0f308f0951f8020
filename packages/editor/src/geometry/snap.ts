import { edgeOf } from './handle.ts'
import type { Handle } from './handle.ts'
import { boxOf, middleOf, spanOf } from './rect.ts'
import type { Axis, Box, Size, Span } from './rect.ts'
import type { ResizeLimits } from './resize.ts'

/** How near an edge must be to jump, in container units. Specification 3 §9. */
export const SNAP_DISTANCE = 5

/** What a moving box may align with: the other boxes of the container and the container itself. */
export interface SnapScene {
  readonly others: readonly Box[]
  readonly bounds: Size
}

interface Candidate {
  /** How far the box has to go to lie on the guide. */
  readonly offset: number
}

/** Jumps a moving box to the nearest guide on each axis, edges to edges and centres to centres. Never leaves the container. */
export function snapMove(box: Box, scene: SnapScene): Box {
  const jump = (axis: Axis): Span => {
    const span = spanOf(box, axis)
    const bound = boundOf(scene.bounds, axis)
    const lines = linesOf(scene, axis)
    const offset = nearest(
      [
        ...offsetsTo(span.start, lines.edges),
        ...offsetsTo(span.end, lines.edges),
        ...offsetsTo(middleOf(span), lines.centres),
      ],
      // A guide that would push the box out does not count, so snapping again changes nothing.
      (by) => span.start + by >= 0 && span.end + by <= bound,
    )
    return { start: span.start + offset, end: span.end + offset }
  }
  return keepSize(boxOf(jump('x'), jump('y')), box)
}

/** Jumps the dragged edges of a resize to the nearest guide; the other edges stay. */
export function snapResize(box: Box, handle: Handle, scene: SnapScene, limits: ResizeLimits): Box {
  const jump = (axis: Axis): Span => {
    const span = spanOf(box, axis)
    const edge = edgeOf(handle, axis)
    if (!edge) return span
    const min = axis === 'x' ? limits.min.width : limits.min.height
    const moved = (by: number): Span => ({ ...span, [edge]: span[edge] + by })
    const offset = nearest(offsetsTo(span[edge], linesOf(scene, axis).edges), (by) => {
      const { start, end } = moved(by)
      return start >= 0 && end <= boundOf(scene.bounds, axis) && end - start >= min
    })
    return moved(offset)
  }
  return boxOf(jump('x'), jump('y'))
}

function nearest(candidates: readonly Candidate[], isAllowed: (offset: number) => boolean): number {
  let best: number | undefined
  for (const { offset } of candidates) {
    const isNear = Math.abs(offset) <= SNAP_DISTANCE && (best === undefined || Math.abs(offset) < Math.abs(best))
    if (isNear && isAllowed(offset)) best = offset
  }
  return best ?? 0
}

function offsetsTo(from: number, lines: readonly number[]): Candidate[] {
  return lines.map((line) => ({ offset: line - from }))
}

function linesOf({ others, bounds }: SnapScene, axis: Axis): { edges: number[]; centres: number[] } {
  const spans = others.map((other) => spanOf(other, axis))
  const bound = boundOf(bounds, axis)
  return {
    edges: [0, bound, ...spans.flatMap(({ start, end }) => [start, end])],
    centres: [bound / 2, ...spans.map(middleOf)],
  }
}

function boundOf(bounds: Size, axis: Axis): number {
  return axis === 'x' ? bounds.width : bounds.height
}

/** Adding and taking away an offset can change a float's last digit; a move never changes a size. */
function keepSize(moved: Box, { width, height }: Size): Box {
  return { ...moved, width, height }
}
