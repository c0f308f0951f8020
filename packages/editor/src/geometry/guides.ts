import { middleOf, spanOf } from './rect.ts'
import type { Axis, Box, Span } from './rect.ts'
import type { SnapScene } from './snap.ts'

/** A line to draw: across `axis` at `at`, from `start` to `end` on the other axis. */
export interface Guide extends Span {
  readonly axis: Axis
  readonly at: number
}

/** A gap to label: a stretch along `axis` at the height `at` of the other axis. */
export interface Distance extends Span {
  readonly axis: Axis
  readonly at: number
}

/** What to draw while something moves. */
export interface Guides {
  readonly lines: readonly Guide[]
  readonly distances: readonly Distance[]
}

const SAME = 0.01

/** The lines that a box lies on right now, each as long as the boxes it joins, and the gaps to the nearest box on a line. */
export function guidesOf(box: Box, scene: SnapScene): Guides {
  const lines = [...linesOn(box, scene, 'x'), ...linesOn(box, scene, 'y')]
  return { lines, distances: [...distancesAlong(box, scene, 'x'), ...distancesAlong(box, scene, 'y')] }
}

function linesOn(box: Box, { others, bounds }: SnapScene, axis: Axis): Guide[] {
  const container: Box = { x: 0, y: 0, ...bounds }
  const cross = axis === 'x' ? 'y' : 'x'
  const found = new Map<number, Span>()
  const own = spanOf(box, axis)
  for (const other of [container, ...others]) {
    for (const at of sharedLines(own, spanOf(other, axis))) {
      const reach = other === container ? spanOf(container, cross) : join(spanOf(box, cross), spanOf(other, cross))
      const known = found.get(at)
      found.set(at, known ? join(known, reach) : reach)
    }
  }
  return [...found].map(([at, { start, end }]) => ({ axis, at, start, end }))
}

const NO_LINES: readonly number[] = []

function sharedLines(one: Span, other: Span): readonly number[] {
  if (!isAligned(one, other)) return NO_LINES
  const edges = [one.start, one.end].filter((edge) => isNear(edge, other.start) || isNear(edge, other.end))
  const middle = middleOf(one)
  return isNear(middle, middleOf(other)) ? [...edges, middle] : edges
}

function isAligned(one: Span, other: Span): boolean {
  return (
    isNear(one.start, other.start) ||
    isNear(one.start, other.end) ||
    isNear(one.end, other.start) ||
    isNear(one.end, other.end) ||
    isNear(one.start + one.end, other.start + other.end)
  )
}

function distancesAlong(box: Box, { others }: SnapScene, axis: Axis): Distance[] {
  const cross = axis === 'x' ? 'y' : 'x'
  const own = spanOf(box, axis)
  const ownCross = spanOf(box, cross)
  const aligned = others.filter((other) => isAligned(ownCross, spanOf(other, cross)))
  const spans = aligned.map((other) => spanOf(other, axis))
  const before = spans.filter(({ end }) => end <= own.start).toSorted((a, b) => b.end - a.end)[0]
  const after = spans.filter(({ start }) => start >= own.end).toSorted((a, b) => a.start - b.start)[0]
  const at = middleOf(ownCross)
  return [
    ...(before ? [{ axis, at, start: before.end, end: own.start }] : []),
    ...(after ? [{ axis, at, start: own.end, end: after.start }] : []),
  ].filter(({ start, end }) => end - start > SAME)
}

function join(one: Span, other: Span): Span {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME
}
