import type { Document, NodeId, Rect } from '@mallwright/contract'

import type { ModuleRules } from '../commands/define-command.ts'
import { childrenIn, nodeIn, placeOf, subtreeOf } from '../commands/node-tree.ts'
import { dropBox } from '../geometry/drop-target.ts'

/** Which part of another layer's line a dragged layer is over. */
export type LinePart = 'before' | 'inside' | 'after'

/** What moves a layer to where it was dropped: the input of `node.move`. */
export interface LayerMove {
  readonly nodeId: NodeId
  readonly parentId: NodeId | undefined
  readonly index: number
  readonly rect?: Rect
}

/** Where a layer lands when it is dropped on a part of another one's line; `undefined` where it may not stand. */
export function layerMove(
  document: Document,
  rules: ModuleRules,
  drop: { readonly nodeId: NodeId; readonly targetId: NodeId; readonly part: LinePart },
): LayerMove | undefined {
  const { nodeId, targetId, part } = drop
  const from = placeOf(document, nodeId)
  const target = placeOf(document, targetId)
  // Nothing goes into itself.
  if (!from || !target || subtreeOf(document, nodeId).some(({ id }) => id === targetId)) return undefined
  const parentId = part === 'inside' ? targetId : target.parentId
  if (!takes(document, rules, parentId, nodeId)) return undefined
  const others = childrenIn(document, parentId).filter((id) => id !== nodeId)
  const index = part === 'inside' ? others.length : others.indexOf(targetId) + (part === 'after' ? 1 : 0)
  if (parentId === from.parentId) return { nodeId, parentId, index }
  const rect = rectIn(document, rules, parentId, nodeId)
  return rect ? { nodeId, parentId, index, rect } : { nodeId, parentId, index }
}

function takes(document: Document, rules: ModuleRules, parentId: NodeId | undefined, nodeId: NodeId): boolean {
  const parent = parentId === undefined ? undefined : nodeIn(document, parentId)
  if (parent && (!parent.children || parent.isLocked)) return false
  const isOwn = parent ? parent.children?.includes(nodeId) : document.children.includes(nodeId)
  return isOwn || rules.accepts(parent?.module, nodeIn(document, nodeId).module)
}

/** Where it stands in a free container: in its middle, as after a click in the palette. */
function rectIn(
  document: Document,
  rules: ModuleRules,
  parentId: NodeId | undefined,
  nodeId: NodeId,
): Rect | undefined {
  const parent = parentId === undefined ? undefined : nodeIn(document, parentId)
  if (!parent || !rules.isFree(parent.module)) return undefined
  const { module, rect } = nodeIn(document, nodeId)
  const bounds = rules.boundsOf(parent)
  return dropBox({ x: bounds.width / 2, y: bounds.height / 2 }, rect ?? rules.sizeOf(module), bounds)
}
