import { edgeOf } from './resize-handle.ts'
import type { Handle } from './resize-handle.ts'
import { boxOf, middleOf, spanOf } from './rect.ts'
import type { Axis, Box, Size, Span } from './rect.ts'
import { minAlong } from './resize.ts'
import type { ResizeLimits } from './resize.ts'

/** How near an edge must be to jump, in container units. Specification 3 §9. */
export const SNAP_DISTANCE = 5

/** What a moving box may align with: the other boxes of the container and the container itself. */
export interface SnapScene {
  readonly others: readonly Box[]
  readonly bounds: Size
}

/** Jumps a moving box to the nearest guide on each axis, edges to edges and centres to centres. Never leaves the container. */
export function snapMove(box: Box, scene: SnapScene): Box {
  const jump = (axis: Axis): Span => {
    const span = spanOf(box, axis)
    const bound = boundOf(scene.bounds, axis)
    const lines = linesOf(scene, axis)
    const offset = nearest(
      [
        [span.start, lines.edges],
        [span.end, lines.edges],
        [middleOf(span), lines.centres],
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
    const min = minAlong(axis, limits)
    const moved = (by: number): Span => ({ ...span, [edge]: span[edge] + by })
    const offset = nearest([[span[edge], linesOf(scene, axis).edges]], (by) => {
      const { start, end } = moved(by)
      return start >= 0 && end <= boundOf(scene.bounds, axis) && end - start >= min
    })
    return moved(offset)
  }
  return boxOf(jump('x'), jump('y'))
}

/** The smallest allowed way from any anchor to any of its lines, within the snap distance; 0 when there is none. */
function nearest(
  anchors: readonly (readonly [number, readonly number[]])[],
  isAllowed: (offset: number) => boolean,
): number {
  let best: number | undefined
  for (const [anchor, lines] of anchors) {
    for (const line of lines) {
      const offset = line - anchor
      const reach = best === undefined ? SNAP_DISTANCE : Math.abs(best)
      const isNearer = best === undefined ? Math.abs(offset) <= reach : Math.abs(offset) < reach
      if (isNearer && isAllowed(offset)) best = offset
    }
  }
  return best ?? 0
}

interface Lines {
  readonly edges: readonly number[]
  readonly centres: readonly number[]
}

// A gesture asks on every move; its scene stays the same object.
const knownLines = new WeakMap<SnapScene, Readonly<Record<Axis, Lines>>>()

function linesOf(scene: SnapScene, axis: Axis): Lines {
  const known = knownLines.get(scene) ?? { x: findLines(scene, 'x'), y: findLines(scene, 'y') }
  knownLines.set(scene, known)
  return known[axis]
}

/** Where boxes begin, end and have their middle; each place once. */
function findLines({ others, bounds }: SnapScene, axis: Axis): Lines {
  const spans = others.map((other) => spanOf(other, axis))
  const bound = boundOf(bounds, axis)
  return {
    edges: [...new Set([0, bound, ...spans.flatMap(({ start, end }) => [start, end])])],
    centres: [...new Set([bound / 2, ...spans.map(middleOf)])],
  }
}

function boundOf(bounds: Size, axis: Axis): number {
  return axis === 'x' ? bounds.width : bounds.height
}

/** Adding and taking away an offset can change a float's last digit; a move never changes a size. */
function keepSize(moved: Box, { width, height }: Size): Box {
  return { ...moved, width, height }
}
