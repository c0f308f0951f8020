import { edgeOf } from './resize-handle.ts'
import type { Handle } from './resize-handle.ts'
import { boxOf, clamp, middleOf, spanOf } from './rect.ts'
import type { Axis, Box, Point, Size, Span } from './rect.ts'
import { minAlong } from './resize.ts'
import type { ResizeLimits } from './resize.ts'

/** Resizes proportionally by a handle. The opposite edge stays; from a side handle the other axis grows in both directions. The larger change decides; limits stop both axes together. */
export function resizeProportionally(box: Box, handle: Handle, offset: Point, limits: ResizeLimits): Box {
  const axes = (['x', 'y'] as const).map((axis) => scaledAxis(box, handle, axis, limits))
  const scaledAxes = axes
    .filter(({ edge, length }) => edge && length > 0)
    .map(({ axis, edge, length }) => (length + offset[axis] * (edge === 'end' ? 1 : -1)) / length)
  const strongest = scaledAxes.toSorted((one, other) => Math.abs(other - 1) - Math.abs(one - 1))[0] ?? 1
  const scalable = axes.filter(({ length }) => length > 0)
  const most = Math.max(1, Math.min(...scalable.map(({ room, length }) => room / length)))
  const least = Math.min(1, Math.max(...scalable.map(({ min, length }) => min / length)))
  const factor = clamp(strongest, least, most)
  const scaled = (axis: Axis) => stretchedSpan(axes.find((one) => one.axis === axis) as ScaledAxis, factor)
  return boxOf(scaled('x'), scaled('y'))
}

interface ScaledAxis {
  readonly axis: Axis
  readonly edge: 'start' | 'end' | undefined
  readonly span: Span
  readonly length: number
  readonly min: number
  /** Maximum length inside the container with the fixed edge. */
  readonly room: number
  /** Length of the container. */
  readonly bound: number
}

function scaledAxis(box: Box, handle: Handle, axis: Axis, limits: ResizeLimits): ScaledAxis {
  const span = spanOf(box, axis)
  const edge = edgeOf(handle, axis)
  const bound = axis === 'x' ? limits.bounds.width : limits.bounds.height
  const toStart = edge === 'start' ? span.end : middleOf(span)
  const toEnd = bound - (edge === 'end' ? span.start : middleOf(span))
  const room = edge ? (edge === 'start' ? toStart : toEnd) : 2 * Math.min(toStart, toEnd)
  return { axis, edge, span, length: span.end - span.start, min: minAlong(axis, limits), room, bound }
}

function stretchedSpan({ edge, span, length, min, room, bound }: ScaledAxis, factor: number): Span {
  if (factor === 1) return span
  // The moved edge lands on a whole number, as in every other drag, unless a limit is nearer.
  const within = (next: number) => clamp(next, Math.min(length, min), Math.max(length, room))
  const grown = length * factor
  if (edge === 'start') return { start: span.end - within(span.end - Math.round(span.end - grown)), end: span.end }
  if (edge === 'end')
    return { start: span.start, end: span.start + within(Math.round(span.start + grown) - span.start) }
  const next = within(Math.round(grown))
  const start = Math.round(middleOf(span) - next / 2)
  const isWithin = start >= 0 && start + next <= bound
  return isWithin ? { start, end: start + next } : { start: middleOf(span) - next / 2, end: middleOf(span) + next / 2 }
}

/** A box of a body with its minimum size. */
export interface BodyMember {
  readonly box: Box
  readonly min: Size
}

/** Boxes of a resized body: proportional, in hundredths, inside the body and not below their minimum. */
export function scaleBoxes(
  parts: readonly BodyMember[],
  { from, to }: { readonly from: Box; readonly to: Box },
): Box[] {
  const share = (axis: Axis) => {
    const [before, after] = [spanOf(from, axis), spanOf(to, axis)]
    const factor = before.end === before.start ? 1 : (after.end - after.start) / (before.end - before.start)
    return ({ start, end }: Span, min: number): Span => {
      const scaledAxes = Math.max(Math.min(min, end - start), hundredths((end - start) * factor))
      const length = Math.min(scaledAxes, after.end - after.start)
      const first = clamp(hundredths(after.start + (start - before.start) * factor), after.start, after.end - length)
      return { start: first, end: first + length }
    }
  }
  const [x, y] = [share('x'), share('y')]
  return parts.map(({ box, min }) => {
    const [across, down] = [x(spanOf(box, 'x'), min.width), y(spanOf(box, 'y'), min.height)]
    return boxOf(across, down)
  })
}

/** Minimum size of a body that respects the minimum of every box. */
export function minOfBody(body: Size, parts: readonly BodyMember[]): Size {
  const along = (side: 'width' | 'height') =>
    body[side] * Math.max(0, ...parts.map(({ box, min }) => (box[side] > 0 ? Math.min(1, min[side] / box[side]) : 0)))
  return { width: along('width'), height: along('height') }
}

function hundredths(length: number): number {
  return Math.round(length * 100) / 100
}
