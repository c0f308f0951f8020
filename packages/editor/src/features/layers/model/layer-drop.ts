import type { Document, NodeId, Rect } from '@mallwright/contract/document'

import type { ModuleRules } from '../../../commands/kit/define-command.ts'
import { ancestorsOf, childrenIn, nodeIn, locationOf, parentOf } from '../../../commands/kit/node-tree.ts'
import { dropBox } from '../../../geometry/drop-target.ts'

/** Drop position on a layer's row. */
export type DropPosition = 'before' | 'inside' | 'after'

/** Input of `node.moveTogether` for dropped layers. */
export interface LayerMove {
  readonly nodeIds: NodeId[]
  readonly parentId: NodeId | undefined
  readonly index: number
  readonly rects?: Rect[]
}

/** Target of dropped layers; `undefined` where one of them is not allowed. */
export function layerMove(
  document: Document,
  rules: ModuleRules,
  drop: { readonly nodeIds: readonly NodeId[]; readonly targetId: NodeId; readonly position: DropPosition },
): LayerMove | undefined {
  const { targetId, position } = drop
  const target = locationOf(document, targetId)
  // A node cannot be dropped into itself; the others of the selection can.
  const above = ancestorsOf(document, targetId)
  const nodeIds = drop.nodeIds.filter((id) => Object.hasOwn(document.nodes, id) && !above.includes(id))
  if (nodeIds.length === 0 || !target || nodeIds.includes(targetId)) return undefined
  const parentId = position === 'inside' ? targetId : target.parentId
  if (!nodeIds.every((id) => acceptsDrop(document, rules, parentId, id))) return undefined
  const others = childrenIn(document, parentId).filter((id) => !nodeIds.includes(id))
  const index = position === 'inside' ? others.length : others.indexOf(targetId) + (position === 'after' ? 1 : 0)
  const isNear = nodeIds.every((id) => locationOf(document, id)?.parentId === parentId)
  const rects = isNear ? undefined : rectsIn(document, rules, parentId, nodeIds)
  return { nodeIds, parentId, index, ...(rects && { rects }) }
}

function acceptsDrop(document: Document, rules: ModuleRules, parentId: NodeId | undefined, nodeId: NodeId): boolean {
  const parent = parentId === undefined ? undefined : nodeIn(document, parentId)
  if (parent && (!parent.children || parent.isLocked)) return false
  const isOwn = parent ? parent.children?.includes(nodeId) : document.children.includes(nodeId)
  if (isOwn) return true
  // Nothing leaves a locked container.
  const home = parentOf(document, nodeId)
  if (home !== undefined && nodeIn(document, home).isLocked) return false
  return rules.accepts(parent?.module, nodeIn(document, nodeId).module)
}

/** Rects in a free container: existing ones stay, others are stacked in the middle as after insertion from the palette. */
function rectsIn(
  document: Document,
  rules: ModuleRules,
  parentId: NodeId | undefined,
  nodeIds: readonly NodeId[],
): Rect[] | undefined {
  const parent = parentId === undefined ? undefined : nodeIn(document, parentId)
  if (!parent || !rules.isFree(parent.module)) return undefined
  const bounds = rules.boundsOf(parent)
  return nodeIds.map((id) => {
    const { module, rect } = nodeIn(document, id)
    if (rect && parent.children?.includes(id)) return rect
    return dropBox({ x: bounds.width / 2, y: bounds.height / 2 }, rect ?? rules.sizeOf(module), bounds)
  })
}
