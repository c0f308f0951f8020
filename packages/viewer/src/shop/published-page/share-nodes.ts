import type { CompiledNode, NodeId } from '@mallwright/contract/document'
import { nodesOf } from '@mallwright/contract/document'
import { replaceEqualDeep } from '@tanstack/react-query'

import type { PublishedPage } from './read-published-page.ts'

/**
 * Structural sharing by node id: unchanged nodes of a newer page are the same objects, even when moved. They neither
 * render nor load again, so a long list keeps its loaded pages.
 */
export function shareNodes(before: PublishedPage, next: PublishedPage): PublishedPage {
  const nodesById = new Map(nodesOf(before.page.nodes).map((node) => [node.id, node]))
  const nodes = shareAll(before.page.nodes, next.page.nodes, nodesById)
  const style = replaceEqualDeep(before.page.look, next.page.look)
  const page = { ...next.page, look: style, nodes: nodes as CompiledNode[] }
  const isSame = nodes === before.page.nodes && style === before.page.look && page.title === before.page.title
  return { ...next, page: isSame ? before.page : page, views: replaceEqualDeep(before.views, next.views) }
}

function shareAll(
  before: readonly CompiledNode[] | undefined,
  next: readonly CompiledNode[],
  nodesById: ReadonlyMap<NodeId, CompiledNode>,
): readonly CompiledNode[] {
  const shared = next.map((node) => shareNode(node, nodesById))
  const isSame = before?.length === shared.length && shared.every((node, index) => node === before[index])
  return isSame ? before : shared
}

function shareNode(next: CompiledNode, nodesById: ReadonlyMap<NodeId, CompiledNode>): CompiledNode {
  const before = nodesById.get(next.id)
  if (!before) return next
  const { children: childrenBefore, ...ownBefore } = before
  const { children, ...own } = next
  const shared = children && shareAll(childrenBefore, children, nodesById)
  // Equal members are the previous objects; an equal node is `ownBefore` itself.
  const merged = replaceEqualDeep(ownBefore, own)
  if (merged === ownBefore && shared === childrenBefore) return before
  return { ...merged, ...(shared && { children: shared }) }
}
