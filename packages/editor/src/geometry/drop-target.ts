import { clamp, holdsPoint, middleOf, spanOf } from './rect.ts'
import type { Box, Point, Size } from './rect.ts'

/** A free container that accepts the dragged node. Boxes in pointer units. */
export interface DropContainer {
  readonly id: string
  readonly box: Box
  /** Container units per pointer unit. */
  readonly unitsPerPx: number
}

/** A rendered module of a sequence. */
export interface DropModule {
  /** Index among all modules of the sequence, rendered or not. */
  readonly index: number
  readonly box: Box
}

/** A flow that accepts the dragged node: the page or a flow container. */
export interface DropSequence {
  /** `undefined` for the page. */
  readonly id: string | undefined
  readonly box: Box
  /** Rendered modules from top to bottom. */
  readonly modules: readonly DropModule[]
  /** Bar that shows its children as tabs, most of whose content is closed. */
  readonly bar?: DropBar | undefined
}

/** Tabs in a row, from left to right; their `index` is that of the child. */
export interface DropBar {
  readonly box: Box
  readonly tabs: readonly DropModule[]
}

/** Possible drop targets; a release outside the page drops nothing. */
export interface DropScene {
  readonly containers: readonly DropContainer[]
  /** Inner sequences first; the page comes last if it accepts the dragged node. */
  readonly sequences: readonly DropSequence[]
  readonly page: Box
}

/** A drop target between modules. */
export interface SequenceTarget {
  readonly kind: 'sequence'
  /** `undefined` for the page. */
  readonly id: string | undefined
  /** Index among all modules; unrendered ones count. */
  readonly index: number
  /** Insertion line: left end and width; between tabs upper end and height. */
  readonly line: { readonly x: number; readonly y: number; readonly width: number; readonly height?: number }
}

/** Drop target of a pointer. */
export type DropTarget =
  | SequenceTarget
  | { readonly kind: 'container'; readonly id: string; /** Position in container units. */ readonly at: Point }

/** Fraction of a container's height at top and bottom that means "before" and "after". */
const EDGE_FRACTION = 0.15
const EDGE_MAX = 12

/** Drop target at a pointer; `undefined` outside the page. */
export function dropTarget(pointer: Point, scene: DropScene): DropTarget | undefined {
  if (!holdsPoint(scene.page, pointer)) return undefined
  for (const { id, bar } of scene.sequences) {
    if (bar && bar.tabs.length > 0 && holdsPoint(bar.box, pointer)) return barTarget(pointer.x, id, bar)
  }
  const container = scene.containers.find(({ box }) => isWellInside(box, pointer))
  if (container) {
    const { box, unitsPerPx } = container
    const at = { x: (pointer.x - box.x) * unitsPerPx, y: (pointer.y - box.y) * unitsPerPx }
    return { kind: 'container', id: container.id, at }
  }
  const sequence = scene.sequences.find(({ id, box }) => id === undefined || isWellInside(box, pointer))
  return sequence && sequenceTarget(insertionIndex(pointer.y, sequence.modules), sequence)
}

/** Target of a slot between rendered modules; 0 is before the first one. */
export function sequenceTarget(slot: number, sequence: DropSequence): SequenceTarget {
  const { id, box, modules } = sequence
  const above = modules[slot - 1]
  const line = { x: box.x, y: insertionLine(slot, sequence), width: box.width }
  return { kind: 'sequence', id, index: above ? above.index + 1 : 0, line }
}

/** Target between the tabs of a bar: before the first one whose middle is to the right. */
function barTarget(pointerX: number, id: string | undefined, { box, tabs }: DropBar): SequenceTarget {
  const found = tabs.findIndex((tab) => pointerX < middleOf(spanOf(tab.box, 'x')))
  const slot = found === -1 ? tabs.length : found
  const [before, after] = [tabs[slot - 1], tabs[slot]]
  const ends = [before && before.box.x + before.box.width, after?.box.x].filter((x) => x !== undefined)
  const x = ends.reduce((sum, end) => sum + end, 0) / ends.length
  const line = { x: clamp(x, box.x, box.x + box.width), y: box.y, width: 0, height: box.height }
  return { kind: 'sequence', id, index: before ? before.index + 1 : 0, line }
}

/** Slot at a pointer: before the first module whose middle is below it. */
export function insertionIndex(pointerY: number, modules: readonly DropModule[]): number {
  const found = modules.findIndex(({ box }) => pointerY < middleOf(spanOf(box, 'y')))
  return found === -1 ? modules.length : found
}

/** Box of a dropped item: centred on the pointer, inside the container, whole units. */
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

/** Insertion line halfway between the neighbours. */
function insertionLine(slot: number, { modules, box }: DropSequence): number {
  const above = modules[slot - 1]?.box
  const below = modules[slot]?.box
  const ends = [above && above.y + above.height, below?.y].filter((y) => y !== undefined)
  return ends.length === 0 ? box.y : ends.reduce((sum, y) => sum + y, 0) / ends.length
}
