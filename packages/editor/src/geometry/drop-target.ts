import { clamp, holdsPoint, middleOf, spanOf } from './rect.ts'
import type { Box, Point, Size } from './rect.ts'

/** A free container that would take what is dragged. Boxes in the same unit as the pointer. */
export interface DropContainer {
  readonly id: string
  readonly box: Box
  /** Container units in one unit of the pointer. */
  readonly unitsPerPx: number
}

/** What can be dropped on: the modules of the sequence from top to bottom and the containers that take the dragged kind. */
export interface DropScene {
  readonly modules: readonly Box[]
  readonly containers: readonly DropContainer[]
  /** The whole page; a release outside drops nothing. */
  readonly page: Box
}

/** Where something would land. */
export type DropTarget =
  | {
      readonly kind: 'sequence'
      readonly index: number
      /** Where to draw the insertion line. */ readonly lineY: number
    }
  | { readonly kind: 'container'; readonly id: string; /** Where in the container, in its units. */ readonly at: Point }

/** The strip at a container's top and bottom that still means "before" and "after" it, as a part of its height. */
const EDGE_PART = 0.15
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
  const index = insertionIndex(pointer.y, scene.modules)
  return { kind: 'sequence', index, lineY: insertionLine(index, scene) }
}

/** The index at which a pointer inserts: before the first module whose middle is below it. */
export function insertionIndex(pointerY: number, modules: readonly Box[]): number {
  const found = modules.findIndex((module) => pointerY < middleOf(spanOf(module, 'y')))
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
  const edge = Math.min(EDGE_MAX, box.height * EDGE_PART)
  return holdsPoint({ ...box, y: box.y + edge, height: box.height - 2 * edge }, pointer)
}

function insertionLine(index: number, { modules, page }: DropScene): number {
  const above = modules[index - 1]
  const below = modules[index]
  const ends = [above && above.y + above.height, below?.y].filter((y) => y !== undefined)
  return ends.length === 0 ? page.y : ends.reduce((sum, y) => sum + y, 0) / ends.length
}
