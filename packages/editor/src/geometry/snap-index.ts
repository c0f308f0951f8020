import { middleOf, spanOf } from './rect.ts'
import type { Axis, Box, Size, Span } from './rect.ts'

/** Where the user's own lines lie in a container, across each axis, in its units. */
export interface OwnLines {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** What a moving box may align with: the other boxes of the container, the container itself and the user's own lines. */
export interface SnapScene {
  readonly others: readonly Box[]
  readonly bounds: Size
  readonly own?: OwnLines | undefined
}

/** A box of the scene as one axis sees it. */
export interface Neighbour {
  readonly span: Span
  readonly cross: Span
}

/** What one axis of a scene has to offer, computed once a gesture. All lists ascend. */
export interface SnapIndex {
  /** Where edges may jump to: edges of boxes and of the container, the user's lines. */
  readonly edges: readonly number[]
  /** Where a middle may jump to. */
  readonly middles: readonly number[]
  /** Each box twice: at its start and at its end. */
  readonly edgeBoxes: LinedBoxes
  readonly middleBoxes: LinedBoxes
  /** By where they start on the other axis. */
  readonly crossBoxes: LinedBoxes
  /** How far the longest box reaches on the other axis. */
  readonly longestCross: number
}

/** Boxes at their lines, one list beside the other. */
interface LinedBoxes {
  /** Ascending. */
  readonly places: readonly number[]
  readonly boxes: readonly Neighbour[]
}

/** Boxes whose lines differ less lie on the same one. */
export const SAME_LINE = 0.01

/** The boxes of a scene that share an edge or the middle with a span along an axis, by where they start. */
export function alignedWith(scene: SnapScene, axis: Axis, span: Span): readonly Neighbour[] {
  const { edgeBoxes, middleBoxes } = snapIndex(scene, axis)
  const found = new Set([
    ...boxesAt(edgeBoxes, span.start),
    ...boxesAt(edgeBoxes, span.end),
    ...boxesAt(middleBoxes, middleOf(span)),
  ])
  return [...found].toSorted((one, other) => one.span.start - other.span.start)
}

/** The boxes of a scene that overlap a stretch of the other axis, by where they start. */
export function overlapping(scene: SnapScene, axis: Axis, cross: Span): readonly Neighbour[] {
  const { crossBoxes, longestCross } = snapIndex(scene, axis)
  const { places, boxes } = crossBoxes
  return boxes
    .slice(lowerIndex(places, cross.start - longestCross), lowerIndex(places, cross.end))
    .filter(({ cross: own }) => own.end > cross.start)
    .toSorted((one, other) => one.span.start - other.span.start)
}

function boxesAt({ places, boxes }: LinedBoxes, at: number): readonly Neighbour[] {
  return boxes.slice(lowerIndex(places, at - SAME_LINE), lowerIndex(places, at + SAME_LINE))
}

// A gesture asks on every move; its scene stays the same object.
const known = new WeakMap<SnapScene, Readonly<Record<Axis, SnapIndex>>>()

/** The lines and boxes of a scene along an axis; the same object as long as the scene is. */
export function snapIndex(scene: SnapScene, axis: Axis): SnapIndex {
  const before = known.get(scene) ?? { x: makeIndex(scene, 'x'), y: makeIndex(scene, 'y') }
  known.set(scene, before)
  return before[axis]
}

/** The length of a container along an axis. */
export function boundAlong({ bounds }: SnapScene, axis: Axis): number {
  return axis === 'x' ? bounds.width : bounds.height
}

/** Where the first entry stands that is not below a value, in a list that ascends; its length when all are below. */
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
  const neighbours = scene.others.map((other): Neighbour => ({
    span: spanOf(other, axis),
    cross: spanOf(other, cross),
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
  const entries = neighbours
    .flatMap((box) => linesOf(box).map((at) => ({ at, box })))
    .toSorted((one, other) => one.at - other.at)
  return { places: entries.map(({ at }) => at), boxes: entries.map(({ box }) => box) }
}

/** Each place once. */
function ascending(places: readonly number[]): number[] {
  return [...new Set(places)].toSorted((one, other) => one - other)
}
