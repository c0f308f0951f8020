import { NodeId, Rect } from '@mallwright/contract/document'
import type { Document, Node } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { bodyOf, moveWithin } from '../geometry/rect.ts'
import type { Box, Size } from '../geometry/rect.ts'
import type { ActionContext } from './define-command.ts'
import { bodiesOf } from './node-groups.ts'
import { nodeIn, parentOf } from './node-tree.ts'

/** New rects of freely placed nodes: what every command about their places and sizes takes. */
export const Placing = z.object({ places: z.array(z.object({ nodeId: NodeId, rect: Rect })) })
export type Placing = z.infer<typeof Placing>

/** Gives each node its rect. */
export function applyPlacing(document: Document, { places }: Placing): void {
  for (const { nodeId, rect } of places) nodeIn(document, nodeId).rect = { ...rect }
}

/** What a placing is about. */
export function placedIds({ places }: Placing): NodeId[] {
  return places.map(({ nodeId }) => nodeId)
}

/** Selected items of one free container that may be moved. */
export interface SelectedItems {
  readonly container: Node
  readonly bounds: Size
  readonly items: readonly { readonly nodeId: NodeId; readonly rect: Box }[]
  /** Groups that are selected whole count as one. */
  readonly bodies: readonly (readonly NodeId[])[]
}

// All actions of a menu look at the same context.
const known = new WeakMap<ActionContext, { readonly items: SelectedItems | undefined }>()

/** The selection as items of one free container; `undefined` when it is something else or one of them is locked. */
export function selectedItems(context: ActionContext): SelectedItems | undefined {
  const before = known.get(context) ?? { items: findItems(context) }
  known.set(context, before)
  return before.items
}

function findItems({ document, selection, rules }: ActionContext): SelectedItems | undefined {
  const first = selection[0]
  const parentId = first && document.nodes[first]?.rect && parentOf(document, first)
  const container = parentId && document.nodes[parentId]
  if (!container || !rules.isFree(container.module)) return undefined
  const held = new Set(container.children)
  const items = selection.flatMap((nodeId) => {
    const node = document.nodes[nodeId]
    return node?.rect && !node.isLocked && held.has(nodeId) ? [{ nodeId, rect: node.rect }] : []
  })
  if (items.length !== selection.length) return undefined
  return { container, bounds: rules.boundsOf(container), items, bodies: bodiesOf(document, selection) }
}

/** Moves bodies as their boxes are moved, inside the container; what is in a body keeps its place in it. */
export function placeBodies({ items, bodies, bounds }: SelectedItems, move: (boxes: Box[]) => Box[]): Placing {
  const rects = new Map(items.map(({ nodeId, rect }) => [nodeId, rect]))
  const boxes = bodies.map((ids) => bodyOf(ids.flatMap((id) => rects.get(id) ?? [])))
  const moved = move(boxes).map((box) => moveWithin(box, { x: 0, y: 0 }, bounds))
  const places = bodies.flatMap((ids, index) =>
    ids.flatMap((nodeId) => {
      const [rect, from, to] = [rects.get(nodeId), boxes[index], moved[index]]
      if (!rect || !from || !to) return []
      return [{ nodeId, rect: { ...rect, x: rect.x + to.x - from.x, y: rect.y + to.y - from.y } }]
    }),
  )
  return { places }
}
