import { clamp, holdsPoint, middleOf, spanOf } from './rect.ts'
import type { Box, Point, Size } from './rect.ts'

/** A free container that would take what is dragged. Boxes in the same unit as the pointer. */
export interface DropContainer {
  readonly id: string
  readonly box: Box
  /** Container units in one unit of the pointer. */
  readonly unitsPerPx: number
}

/** A module of a sequence as it is drawn. */
export interface DropModule {
  /** Among all modules of the sequence; some may not be drawn. */
  readonly index: number
  readonly box: Box
}

/** Modules one below the other that take what is dragged: the page, or a module that holds a flow. */
export interface DropSequence {
  /** `undefined` for the page itself. */
  readonly id: string | undefined
  readonly box: Box
  /** The drawn modules from top to bottom. */
  readonly modules: readonly DropModule[]
}

/** What can be dropped on; a release outside of the page drops nothing. */
export interface DropScene {
  readonly containers: readonly DropContainer[]
  /** Those inside others first; the page is the last, when it takes what is dragged. */
  readonly sequences: readonly DropSequence[]
  readonly page: Box
}

/** A place between modules. */
export interface SequenceTarget {
  readonly kind: 'sequence'
  /** `undefined` for the page itself. */
  readonly id: string | undefined
  /** Among all modules, also those that are not drawn: they stay before what follows them. */
  readonly index: number
  /** Where to draw the insertion line: its left end and its width. */
  readonly line: { readonly x: number; readonly y: number; readonly width: number }
}

/** Where something would land. */
export type DropTarget =
  | SequenceTarget
  | { readonly kind: 'container'; readonly id: string; /** Where in the container, in its units. */ readonly at: Point }

/** The strip at a container's top and bottom that still means "before" and "after" it, as a part of its height. */
const EDGE_FRACTION = 0.15
const EDGE_MAX = 12

/** Where a pointer would drop; nothing outside the page. */
export function dropTarget(pointer: Point, scene: DropScene): DropTarget | undefined {
  if (!holdsPoint(scene.page, pointer)) return undefined
  const container = scene.containers.find(({ box }) => isWellInside(box, pointer))
  if (container) {
    const { box, unitsPerPx } = container
    const at = { x: (pointer.x - box.x) * unitsPerPx, y: (pointer.y - box.y) * unitsPerPx }
    return { kind: 'container', id: container.id, at }
  }
  const sequence = scene.sequences.find(({ id, box }) => id === undefined || isWellInside(box, pointer))
  return sequence && sequenceTarget(insertionIndex(pointer.y, sequence.modules), sequence)
}

/** What a place between drawn modules is as a target; 0 is before the first of them. */
export function sequenceTarget(place: number, sequence: DropSequence): SequenceTarget {
  const { id, box, modules } = sequence
  const above = modules[place - 1]
  const line = { x: box.x, y: insertionLine(place, sequence), width: box.width }
  return { kind: 'sequence', id, index: above ? above.index + 1 : 0, line }
}

/** The place between drawn modules at which a pointer inserts: before the first whose middle is below it. */
export function insertionIndex(pointerY: number, modules: readonly DropModule[]): number {
  const found = modules.findIndex(({ box }) => pointerY < middleOf(spanOf(box, 'y')))
  return found === -1 ? modules.length : found
}

/** The box of a dropped item: centred on the pointer, inside the container, whole units. */
export function dropBox(at: Point, size: Size, bounds: Size): Box {
  const width = Math.min(size.width, bounds.width)
  const height = Math.min(size.height, bounds.height)
  return {
    x: Math.round(clamp(at.x - width / 2, 0, bounds.width - width)),
    y: Math.round(clamp(at.y - height / 2, 0, bounds.height - height)),
    width,
    height,
  }
}

function isWellInside(box: Box, pointer: Point): boolean {
  const edge = Math.min(EDGE_MAX, box.height * EDGE_FRACTION)
  return holdsPoint({ ...box, y: box.y + edge, height: box.height - 2 * edge }, pointer)
}

/** Where the line of an insertion lies: in the middle between its neighbours. */
function insertionLine(place: number, { modules, box }: DropSequence): number {
  const above = modules[place - 1]?.box
  const below = modules[place]?.box
  const ends = [above && above.y + above.height, below?.y].filter((y) => y !== undefined)
  return ends.length === 0 ? box.y : ends.reduce((sum, y) => sum + y, 0) / ends.length
}
