import { middleOf, spanOf } from './rect.ts'
import type { Axis, Box, Size, Span } from './rect.ts'

/** The user's guides of a container by axis, in its units. */
export interface OwnLines {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** What a moving box may align with: other boxes, the container, the user's guides. */
export interface SnapScene {
  readonly others: readonly Box[]
  readonly bounds: Size
  readonly own?: OwnLines | undefined
}

/** A box as seen from one axis. */
export interface Neighbour {
  readonly span: Span
  readonly cross: Span
}

/** Snap candidates of one axis, computed once a gesture. All lists ascend. */
export interface SnapIndex {
  /** Snap positions of edges: edges of boxes and container, guides. */
  readonly edges: readonly number[]
  /** Snap positions of middles. */
  readonly middles: readonly number[]
  /** Each box twice: by start and by end. */
  readonly edgeBoxes: LinedBoxes
  readonly middleBoxes: LinedBoxes
  /** By start on the other axis. */
  readonly crossBoxes: LinedBoxes
  /** Longest box on the other axis. */
  readonly longestCross: number
}

/** Boxes by line, as parallel lists. */
interface LinedBoxes {
  /** Ascending. */
  readonly positions: readonly number[]
  readonly boxes: readonly Neighbour[]
}

/** Tolerance for lines that count as equal. */
export const SAME_LINE = 0.01

/** Boxes that share an edge or middle with a span along an axis, by start. */
export function alignedWith(scene: SnapScene, axis: Axis, span: Span): readonly Neighbour[] {
  const { edgeBoxes, middleBoxes } = snapIndex(scene, axis)
  const found = new Set([
    ...boxesAt(edgeBoxes, span.start),
    ...boxesAt(edgeBoxes, span.end),
    ...boxesAt(middleBoxes, middleOf(span)),
  ])
  return [...found].toSorted((a, b) => a.span.start - b.span.start)
}

/** Boxes that overlap a span of the other axis, by start. */
export function overlapping(scene: SnapScene, axis: Axis, cross: Span): readonly Neighbour[] {
  const { crossBoxes, longestCross } = snapIndex(scene, axis)
  const { positions, boxes } = crossBoxes
  return boxes
    .slice(lowerIndex(positions, cross.start - longestCross), lowerIndex(positions, cross.end))
    .filter(({ cross: own }) => own.end > cross.start)
    .toSorted((a, b) => a.span.start - b.span.start)
}

function boxesAt({ positions, boxes }: LinedBoxes, at: number): readonly Neighbour[] {
  return boxes.slice(lowerIndex(positions, at - SAME_LINE), lowerIndex(positions, at + SAME_LINE))
}

// Read at every move; the scene stays the same object during a gesture.
const cache = new WeakMap<SnapScene, Readonly<Record<Axis, SnapIndex>>>()

/** Snap index of a scene along an axis, cached per scene. */
export function snapIndex(scene: SnapScene, axis: Axis): SnapIndex {
  const before = cache.get(scene) ?? { x: makeIndex(scene, 'x'), y: makeIndex(scene, 'y') }
  cache.set(scene, before)
  return before[axis]
}

/** Length of a container along an axis. */
export function boundAlong({ bounds }: SnapScene, axis: Axis): number {
  return axis === 'x' ? bounds.width : bounds.height
}

/** Binary search: first index whose entry is not below a value; the length when all are. */
export function lowerIndex(ascending: readonly number[], value: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

function makeIndex(scene: SnapScene, axis: Axis): SnapIndex {
  const cross = axis === 'x' ? 'y' : 'x'
  const neighbours = scene.others.map((b): Neighbour => ({
    span: spanOf(b, axis),
    cross: spanOf(b, cross),
  }))
  const own = scene.own?.[axis] ?? []
  const bound = boundAlong(scene, axis)
  return {
    edges: ascending([0, bound, ...own, ...neighbours.flatMap(({ span }) => [span.start, span.end])]),
    middles: ascending([bound / 2, ...own, ...neighbours.map(({ span }) => middleOf(span))]),
    edgeBoxes: lined(neighbours, ({ span }) => [span.start, span.end]),
    middleBoxes: lined(neighbours, ({ span }) => [middleOf(span)]),
    crossBoxes: lined(neighbours, ({ cross: own }) => [own.start]),
    longestCross: Math.max(0, ...neighbours.map(({ cross: own }) => own.end - own.start)),
  }
}

function lined(neighbours: readonly Neighbour[], linesOf: (neighbour: Neighbour) => readonly number[]): LinedBoxes {
  const entries = neighbours.flatMap((box) => linesOf(box).map((at) => ({ at, box }))).toSorted((a, b) => a.at - b.at)
  return { positions: entries.map(({ at }) => at), boxes: entries.map(({ box }) => box) }
}

/** Sorted without duplicates. */
function ascending(positions: readonly number[]): number[] {
  return [...new Set(positions)].toSorted((a, b) => a - b)
}
