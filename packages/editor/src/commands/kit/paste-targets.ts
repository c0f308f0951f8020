import type { Document, NodeId } from '@mallwright/contract/document'

import type { ActionContext } from './define-command.ts'
import type { ClippingOrigin } from './clipping.ts'
import { nodeIn, locationOf, subtreeOf, topmost } from './node-tree.ts'

/** Location that accepts pasted nodes; the index counts existing children. */
export interface PasteTarget {
  readonly parentId: NodeId | undefined
  readonly index: number
}

/** A topmost pasted node. */
export interface PastedNode {
  readonly module: string
  readonly from?: ClippingOrigin | undefined
}

type Context = Pick<ActionContext, 'document' | 'selection' | 'rules'>

/** Target of each pasted node: one common target in or beside the selection, else the nearest one that accepts it; `undefined` when none does. */
export function findPasteTargets(
  pasted: readonly PastedNode[],
  context: Context,
  isInPlace: boolean,
): readonly (PasteTarget | undefined)[] {
  const originals = isInPlace ? pasted.map((node) => originalTarget(node, context)) : []
  if (isInPlace && originals.every((home) => home !== undefined)) return originals
  const targets = outwardTargets(pasted, context)
  const isTakenAt = (node: PastedNode, { parentId }: PasteTarget) => acceptsPasted(context, parentId, node)
  const common = targets.find((target) => pasted.every((node) => isTakenAt(node, target)))
  if (common) return pasted.map(() => common)
  return pasted.map((node) => targets.find((target) => isTakenAt(node, target)) ?? nearestTarget(node, context))
}

/** Whether a parent accepts a pasted node. Unknown modules stay in parents of the type they came from. */
function acceptsPasted(
  { document, rules }: Context,
  parentId: NodeId | undefined,
  { module, from }: PastedNode,
): boolean {
  if (parentId === undefined) return rules.accepts(undefined, module)
  const parent = nodeIn(document, parentId)
  if (!parent.children || parent.isLocked) return false
  return rules.accepts(parent.module, module) || (!rules.isKnown(module) && from?.parentModule === parent.module)
}

/** Original location of a pasted node, if this page has it. */
function originalTarget(node: PastedNode, context: Context): PasteTarget | undefined {
  const { document } = context
  const { from } = node
  if (!from || (from.parentId !== undefined && !Object.hasOwn(document.nodes, from.parentId))) return undefined
  if (!acceptsPasted(context, from.parentId, node)) return undefined
  const { length } = from.parentId === undefined ? document.children : (nodeIn(document, from.parentId).children ?? [])
  return { parentId: from.parentId, index: Math.min(from.index, length) }
}

/** Targets from the selection outwards: the selected container, beside the selection and its ancestors, the page. */
function outwardTargets(pasted: readonly PastedNode[], { document, selection, rules }: Context): PasteTarget[] {
  const selected = topmost(document, selection)
  const anchor = selected.at(-1)
  if (anchor === undefined) return [{ parentId: undefined, index: document.children.length }]
  const { module, children } = nodeIn(document, anchor)
  // A copied container is pasted beside itself, not into itself.
  const isEntered = children && selection.length === 1 && !pasted.some((node) => node.module === module)
  const targets: PasteTarget[] = isEntered ? [{ parentId: anchor, index: children.length }] : []
  for (
    let target = locationOf(document, anchor);
    target;
    target = target.parentId && locationOf(document, target.parentId)
  ) {
    const isFree = target.parentId !== undefined && rules.isFree(nodeIn(document, target.parentId).module)
    // Beside several nodes of different parents is where all of them are.
    const isAround = selected.length === 1 || isAncestor(document, target.parentId, selected)
    if (isAround) targets.push({ parentId: target.parentId, index: isFree ? target.count : target.index + 1 })
  }
  return targets
}

/** Whether a parent contains all of the nodes; the page does. */
function isAncestor(document: Document, parentId: NodeId | undefined, ids: readonly NodeId[]): boolean {
  if (parentId === undefined) return true
  const inside = new Set(subtreeOf(document, parentId).map(({ id }) => id))
  return ids.every((id) => inside.has(id))
}

/** End of the accepting container that is the fewest nodes away from the selection. */
function nearestTarget(node: PastedNode, context: Context): PasteTarget | undefined {
  const { document } = context
  const order = inDrawingOrder(document)
  const at = Math.max(0, order.indexOf(topmost(document, context.selection).at(-1) ?? ('' as NodeId)))
  const [found] = order
    .map((id, index) => ({ id, away: Math.abs(index - at) }))
    .filter(({ id }) => acceptsPasted(context, id, node))
    .toSorted((left, right) => left.away - right.away)
  return found && { parentId: found.id, index: nodeIn(document, found.id).children?.length ?? 0 }
}

function inDrawingOrder(document: Document): NodeId[] {
  const visit = (ids: readonly NodeId[]): NodeId[] =>
    ids.flatMap((id) => [id, ...visit(nodeIn(document, id).children ?? [])])
  return visit(document.children)
}
