import type { CompiledNode, NodeId } from '@mallwright/contract/document'
import { nodesOf } from '@mallwright/contract/document'
import { replaceEqualDeep } from '@tanstack/react-query'

import type { DesignedContent } from './read-designed.ts'

/**
 * A newer home page in which every node that is still the same is the same object, wherever it stands now: it is
 * neither drawn nor loaded again, and a long list keeps the pages that were loaded into it.
 */
export function shareNodes(before: DesignedContent, next: DesignedContent): DesignedContent {
  const known = new Map(nodesOf(before.page.nodes).map((node) => [node.id, node]))
  const nodes = shareAll(before.page.nodes, next.page.nodes, known)
  const look = replaceEqualDeep(before.page.look, next.page.look)
  const page = { ...next.page, look, nodes: nodes as CompiledNode[] }
  const isSame = nodes === before.page.nodes && look === before.page.look && page.title === before.page.title
  return { ...next, page: isSame ? before.page : page, views: replaceEqualDeep(before.views, next.views) }
}

function shareAll(
  before: readonly CompiledNode[] | undefined,
  next: readonly CompiledNode[],
  known: ReadonlyMap<NodeId, CompiledNode>,
): readonly CompiledNode[] {
  const shared = next.map((node) => shareNode(node, known))
  const isSame = before?.length === shared.length && shared.every((node, index) => node === before[index])
  return isSame ? before : shared
}

function shareNode(next: CompiledNode, known: ReadonlyMap<NodeId, CompiledNode>): CompiledNode {
  const before = known.get(next.id)
  if (!before) return next
  const { children: childrenBefore, ...ownBefore } = before
  const { children, ...own } = next
  const shared = children && shareAll(childrenBefore, children, known)
  // Equal parts come back as the very objects of before; equal altogether, as `ownBefore` itself.
  const kept = replaceEqualDeep(ownBefore, own)
  if (kept === ownBefore && shared === childrenBefore) return before
  return { ...kept, ...(shared && { children: shared }) }
}
