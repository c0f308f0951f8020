import { NodeId, Rect } from '@mallwright/contract/document'
import type { Node } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { bodyOf, moveWithin } from '../../geometry/rect.ts'
import type { Box, Size } from '../../geometry/rect.ts'
import type { ActionContext } from './define-command.ts'
import { bodiesOf } from './node-groups.ts'
import { parentOf } from './node-tree.ts'

/** The rect of one item of a free container. */
export const NodeRect = z.object({ nodeId: NodeId, rect: Rect })
export type NodeRect = z.infer<typeof NodeRect>

/** Selected items of one free container, all unlocked. */
export interface SelectedItems {
  readonly container: Node
  readonly bounds: Size
  readonly items: readonly { readonly nodeId: NodeId; readonly rect: Box }[]
  /** A completely selected group counts as one body. */
  readonly bodies: readonly (readonly NodeId[])[]
}

// Every action of a menu reads the same context.
const cache = new WeakMap<ActionContext, { readonly items: SelectedItems | undefined }>()

/** The selection as items of one free container; `undefined` for any other selection and when an item is locked. */
export function selectedItems(context: ActionContext): SelectedItems | undefined {
  const entry = cache.get(context) ?? { items: findItems(context) }
  cache.set(context, entry)
  return entry.items
}

function findItems({ document, selection, rules }: ActionContext): SelectedItems | undefined {
  const first = selection[0]
  const parentId = first && document.nodes[first]?.rect && parentOf(document, first)
  const container = parentId && document.nodes[parentId]
  if (!container || !rules.isFree(container.module)) return undefined
  const children = new Set(container.children)
  const items = selection.flatMap((nodeId) => {
    const node = document.nodes[nodeId]
    return node?.rect && !node.isLocked && children.has(nodeId) ? [{ nodeId, rect: node.rect }] : []
  })
  if (items.length !== selection.length) return undefined
  return { container, bounds: rules.boundsOf(container), items, bodies: bodiesOf(document, selection) }
}

/** New rects after moving whole bodies inside the container; items keep their offset within their body. */
export function moveBodies({ items, bodies, bounds }: SelectedItems, move: (boxes: Box[]) => Box[]): NodeRect[] {
  const rects = new Map(items.map(({ nodeId, rect }) => [nodeId, rect]))
  const boxes = bodies.map((ids) => bodyOf(ids.flatMap((id) => rects.get(id) ?? [])))
  const moved = move(boxes).map((box) => moveWithin(box, { x: 0, y: 0 }, bounds))
  return bodies.flatMap((ids, index) =>
    ids.flatMap((nodeId) => {
      const [rect, from, to] = [rects.get(nodeId), boxes[index], moved[index]]
      if (!rect || !from || !to) return []
      return [{ nodeId, rect: { ...rect, x: rect.x + to.x - from.x, y: rect.y + to.y - from.y } }]
    }),
  )
}
