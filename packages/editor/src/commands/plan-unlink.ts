import { intersectVisibility, MAX_NODES } from '@mallwright/contract/document'
import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { nodesOfPart, renewPart } from './copied-part.ts'
import type { Unlinking } from './unlink-block.ts'

/**
 * What unlinking would put in the place of a link: copies under fresh ids, shown when and to whom they were by way of the
 * link; those that nobody could see are hidden. `undefined` when the page would hold too many modules.
 */
export function planUnlink(
  document: Document,
  link: Node,
  { content, newId }: { readonly content: Document; readonly newId: () => NodeId },
): Unlinking | undefined {
  const renewed = renewPart({ children: content.children, nodes: content.nodes }, newId)
  const nodes = nodesOfPart(renewed)
  if (Object.keys(document.nodes).length - 1 + nodes.length > MAX_NODES) return undefined
  const tops = new Set(renewed.children)
  return {
    linkId: link.id,
    children: [...renewed.children],
    nodes: nodes.map((node) => (tops.has(node.id) ? asShownBy(link, node) : node)),
  }
}

function asShownBy(link: Node, { rect: _rect, group: _group, showing, ...node }: Node): Node {
  const common = intersectVisibility(link.showing, showing)
  const left = common ? common.showing : showing
  return {
    ...(node as Node),
    ...(left !== undefined && { showing: left }),
    ...((link.isHidden || !common) && { isHidden: true }),
  }
}
