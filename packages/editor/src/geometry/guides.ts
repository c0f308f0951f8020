import { equalGapsBeside, gapRow, gapsAsLong } from './equal-gaps.ts'
import { middleOf, spanOf } from './rect.ts'
import type { Axis, Box, Span } from './rect.ts'
import { alignedWith, boundAlong, SAME_LINE } from './snap-index.ts'
import type { Neighbour, SnapScene } from './snap-index.ts'

/** Guide line: across `axis` at `at`, from `start` to `end` on the other axis. */
export interface Guide extends Span {
  readonly axis: Axis
  readonly at: number
}

/** Gap label: along `axis` at `at` on the other axis. */
export interface Distance extends Span {
  readonly axis: Axis
  readonly at: number
}

/** Guides of a running gesture. */
export interface Guides {
  readonly lines: readonly Guide[]
  readonly distances: readonly Distance[]
}

/** Lines that a box is aligned with, spanning all aligned boxes, and the gaps to the nearest ones. */
export function guidesOf(box: Box, scene: SnapScene): Guides {
  const aligned = { x: alignedWith(scene, 'x', spanOf(box, 'x')), y: alignedWith(scene, 'y', spanOf(box, 'y')) }
  return {
    lines: [...linesOn(box, scene, 'x', aligned.x), ...linesOn(box, scene, 'y', aligned.y)],
    distances: [...distancesAlong(box, scene, 'x', aligned.y), ...distancesAlong(box, scene, 'y', aligned.x)],
  }
}

function linesOn(box: Box, scene: SnapScene, axis: Axis, aligned: readonly Neighbour[]): Guide[] {
  const cross = axis === 'x' ? 'y' : 'x'
  const whole: Span = { start: 0, end: boundAlong(scene, cross) }
  const own = spanOf(box, axis)
  const ownCross = spanOf(box, cross)
  const found = new Map<number, Span>()
  const addLine = (at: number, reach: Span) => {
    const previous = found.get(at)
    found.set(at, previous ? join(previous, reach) : reach)
  }
  for (const at of sharedLines(own, { start: 0, end: boundAlong(scene, axis) })) addLine(at, whole)
  for (const line of scene.own?.[axis] ?? []) {
    if ([own.start, own.end, middleOf(own)].some((at) => isNear(at, line))) addLine(line, whole)
  }
  for (const { span, cross: reach } of aligned) {
    for (const at of sharedLines(own, span)) addLine(at, join(ownCross, reach))
  }
  return [...found].map(([at, { start, end }]) => ({ axis, at, start, end }))
}

function sharedLines(a: Span, b: Span): readonly number[] {
  const edges = [a.start, a.end].filter((edge) => isNear(edge, b.start) || isNear(edge, b.end))
  const middle = middleOf(a)
  return isNear(middle, middleOf(b)) ? [...edges, middle] : edges
}

/** All equal gaps of the row if there are any, else the gaps to the nearest aligned boxes. */
function distancesAlong(box: Box, scene: SnapScene, axis: Axis, alignedAcross: readonly Neighbour[]): Distance[] {
  const own = spanOf(box, axis)
  const ownCross = spanOf(box, axis === 'x' ? 'y' : 'x')
  const row = gapRow(scene, axis, ownCross)
  const equal = equalGapsBeside(row, own)
  const [first] = equal
  const gaps = first ? [...equal, ...gapsAsLong(row, first.end - first.start)] : nearestGaps(own, alignedAcross)
  const at = middleOf(ownCross)
  return gaps.map(({ start, end }) => ({ axis, at, start, end })).filter(({ start, end }) => end - start > SAME_LINE)
}

/** Gaps to the nearest of the aligned boxes; along the axis of the gaps their span is `cross`. */
function nearestGaps(own: Span, aligned: readonly Neighbour[]): Span[] {
  let before: number | undefined
  let after: number | undefined
  for (const { cross: span } of aligned) {
    if (span.end <= own.start) before = Math.max(before ?? span.end, span.end)
    if (span.start >= own.end) after = Math.min(after ?? span.start, span.start)
  }
  return [
    ...(before === undefined ? [] : [{ start: before, end: own.start }]),
    ...(after === undefined ? [] : [{ start: own.end, end: after }]),
  ]
}

function join(a: Span, b: Span): Span {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) }
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < SAME_LINE
}
