import { equalGapsBeside, equalGapStarts, gapRow } from './equal-gaps.ts'
import { edgeOf } from './resize-handle.ts'
import type { Handle } from './resize-handle.ts'
import { boxOf, middleOf, spanOf } from './rect.ts'
import type { Axis, Box, Span } from './rect.ts'
import { minAlong } from './resize.ts'
import type { ResizeLimits } from './resize.ts'
import { boundAlong, lowerIndex, snapIndex } from './snap-index.ts'
import type { SnapScene } from './snap-index.ts'

/** Snap distance in container units. Specification 3 §9. */
export const SNAP_DISTANCE = 5

const SAME = 1e-6

/** Snaps a moving box on each axis to the nearest edge, middle, guide or equal gap, inside the container. Idempotent: an aligned axis stays. */
export function snapMove(box: Box, scene: SnapScene): Box {
  let snapped = box
  // Candidates of one axis depend on the other; each moves once at most, so three passes suffice.
  for (const axis of ['x', 'y', 'x'] as const) {
    if (isSnapped(snapped, scene, axis)) continue
    const cross = axis === 'x' ? 'y' : 'x'
    const isHeld = isSnapped(snapped, scene, cross)
    const from: Box = snapped
    const offset = moveOffset(from, scene, axis, (by) => !isHeld || isSnapped(moved(from, axis, by), scene, cross))
    if (offset !== 0) snapped = moved(snapped, axis, offset)
  }
  return snapped
}

/** Snaps the dragged edges of a resize to the nearest line; the other edges stay. */
export function snapResize(box: Box, handle: Handle, scene: SnapScene, limits: ResizeLimits): Box {
  const jump = (axis: Axis): Span => {
    const span = spanOf(box, axis)
    const edge = edgeOf(handle, axis)
    if (!edge) return span
    const min = minAlong(axis, limits)
    const stretched = (by: number): Span => ({ ...span, [edge]: span[edge] + by })
    const isAllowed = (by: number) => {
      const { start, end } = stretched(by)
      return start >= 0 && end <= boundAlong(scene, axis) && end - start >= min
    }
    return stretched(nearest(lineOffsets(snapIndex(scene, axis).edges, span[edge]), isAllowed))
  }
  return boxOf(jump('x'), jump('y'))
}

/** Smallest allowed offset to a snap position; 0 for none. */
function moveOffset(box: Box, scene: SnapScene, axis: Axis, isAllowed: (by: number) => boolean): number {
  const span = spanOf(box, axis)
  const { edges, middles } = snapIndex(scene, axis)
  const row = gapRow(scene, axis, spanOf(box, axis === 'x' ? 'y' : 'x'))
  const offsets = [
    ...lineOffsets(edges, span.start),
    ...lineOffsets(edges, span.end),
    ...lineOffsets(middles, middleOf(span)),
    ...equalGapStarts(row, span, SNAP_DISTANCE).map((start) => start - span.start),
  ]
  const bound = boundAlong(scene, axis)
  // Offsets that push the box out do not count.
  return nearest(offsets, (by) => span.start + by >= 0 && span.end + by <= bound && isAllowed(by))
}

/** Whether a box is already aligned on an axis. */
function isSnapped(box: Box, scene: SnapScene, axis: Axis): boolean {
  const span = spanOf(box, axis)
  const { edges, middles } = snapIndex(scene, axis)
  if (isOn(edges, span.start) || isOn(edges, span.end) || isOn(middles, middleOf(span))) return true
  return equalGapsBeside(gapRow(scene, axis, spanOf(box, axis === 'x' ? 'y' : 'x')), span).length > 0
}

function isOn(lines: readonly number[], at: number): boolean {
  const nearest = lines[lowerIndex(lines, at - SAME)]
  return nearest !== undefined && nearest <= at + SAME
}

/** Offsets to all lines within the snap distance. */
function lineOffsets(lines: readonly number[], at: number): number[] {
  const first = lowerIndex(lines, at - SNAP_DISTANCE)
  return lines.slice(first, lowerIndex(lines, at + SNAP_DISTANCE + SAME)).map((line) => line - at)
}

/** Smallest allowed offset within the snap distance; 0 for none. */
function nearest(offsets: readonly number[], isAllowed: (by: number) => boolean): number {
  const ways = offsets.toSorted((a, b) => Math.abs(a) - Math.abs(b))
  return ways.find((by) => Math.abs(by) <= SNAP_DISTANCE && isAllowed(by)) ?? 0
}

/** A move never changes the size. */
function moved(box: Box, axis: Axis, by: number): Box {
  return { ...box, [axis]: box[axis] + by }
}
