import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { nodesOfClipping } from '../commands/kit/clipping.ts'
import type { Clipping } from '../commands/kit/clipping.ts'
import { callOf } from '../commands/kit/define-command.ts'
import type { CommandCall, ModuleRules } from '../commands/kit/define-command.ts'
import { insertBlock } from '../commands/page/insert-block.ts'
import { nodeIn } from '../commands/kit/node-tree.ts'
import { offsetCopies, stackInMiddle } from '../geometry/copy-rects.ts'
import { bodyOf } from '../geometry/rect.ts'
import type { Box, Point } from '../geometry/rect.ts'

/** Topmost nodes of a clipping. */
export function topsOf({ children, nodes }: Clipping): Node[] {
  return children.flatMap((id) => nodes[id] ?? [])
}

/** The call that drops a clipping into a flow; rects are dropped. */
export function dropInFlow(clipping: Clipping, location: { parentId: NodeId | undefined; index: number }): CommandCall {
  const placed = topsOf(clipping).map(({ rect: _rect, group: _group, ...node }) => node as Node)
  return callOf(insertBlock, {
    nodes: withPositioned(clipping, placed),
    insertions: [{ ...location, nodeIds: [...clipping.children] }],
  })
}

/** The call that drops a clipping into a free container: arrangement kept, centred at the pointer, inside the bounds. */
export function dropInContainer(
  clipping: Clipping,
  { document, rules }: { readonly document: Document; readonly rules: ModuleRules },
  target: { readonly id: NodeId; readonly at: Point },
): CommandCall {
  const parent = nodeIn(document, target.id)
  const bounds = rules.boundsOf(parent)
  const tops = topsOf(clipping)
  const stacked = stackInMiddle(
    tops.map(({ module }) => rules.sizeOf(module)),
    bounds,
  )
  const boxes = tops.map(({ rect }, index) => rect ?? (stacked[index] as Box))
  const body = bodyOf(boxes)
  const dx = Math.round(target.at.x - body.x - body.width / 2)
  const dy = Math.round(target.at.y - body.y - body.height / 2)
  const moved = boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy }))
  const rects = offsetCopies(moved, { bounds, taken: [] })
  const placed = tops.map((node, index): Node => ({ ...node, rect: rects[index] }))
  const put = { parentId: target.id, index: parent.children?.length ?? 0, nodeIds: [...clipping.children] }
  return callOf(insertBlock, { nodes: withPositioned(clipping, placed), insertions: [put] })
}

function withPositioned(clipping: Clipping, placed: readonly Node[]): Node[] {
  return nodesOfClipping({
    ...clipping,
    nodes: { ...clipping.nodes, ...Object.fromEntries(placed.map((node) => [node.id, node])) },
  })
}
