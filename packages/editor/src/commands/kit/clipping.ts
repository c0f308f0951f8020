import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { groupOf } from './node-groups.ts'
import { nodeIn, locationOf, subtreeOf, topmost } from './node-tree.ts'

/** Original location of a copied node. */
export interface ClippingOrigin {
  /** `undefined` for the page itself. */
  readonly parentId?: NodeId | undefined
  /** Module type of the parent; `undefined` for the page. */
  readonly parentModule?: string | undefined
  /** Index among the parent's children. */
  readonly index: number
}

/** A forest of nodes copied out of a page, unchanged, with all descendants. */
export interface Clipping {
  /** Topmost nodes in drawing order. */
  readonly children: readonly NodeId[]
  readonly nodes: Readonly<Record<NodeId, Node>>
  /** Original locations of the topmost nodes, in their order; absent for content that does not come from a page. */
  readonly from?: readonly ClippingOrigin[] | undefined
}

/** Copies nodes with their descendants; nodes inside another copied node are not repeated. */
export function createClipping(document: Document, ids: readonly NodeId[]): Clipping {
  const children = topmost(document, ids)
  const nodes = children.flatMap((id) => subtreeOf(document, id))
  return {
    children,
    nodes: Object.fromEntries(nodes.map((node) => [node.id, structuredClone(node)])),
    from: children.map((id) => {
      const location = locationOf(document, id)
      const parentModule = location?.parentId && nodeIn(document, location.parentId).module
      return { parentId: location?.parentId, parentModule, index: location?.index ?? 0 }
    }),
  }
}

/** The same clipping under fresh node ids and group ids. */
export function withFreshIds(clipping: Clipping, newId: () => NodeId): Clipping {
  const old = clipping.children.flatMap((id) => subtreeOf(treeOf(clipping), id))
  const idOf = new Map(old.map(({ id }) => [id, newId()]))
  const groups = freshGroups(clipping, newId)
  const renewed = old.map((node): Node => {
    const { group, ...rest } = structuredClone(node)
    const groupId = group === undefined ? undefined : groups.get(node.id)
    return {
      ...rest,
      id: idOf.get(node.id) as NodeId,
      ...(groupId !== undefined && { group: groupId }),
      ...(node.children && { children: node.children.map((id) => idOf.get(id) as NodeId) }),
    }
  })
  return {
    children: clipping.children.map((id) => idOf.get(id) as NodeId),
    nodes: Object.fromEntries(renewed.map((node) => [node.id, node])),
    from: clipping.from,
  }
}

/** Nodes of a clipping, parents before children. */
export function nodesOfClipping(clipping: Clipping): Node[] {
  return clipping.children.flatMap((id) => subtreeOf(treeOf(clipping), id))
}

function treeOf({ children, nodes }: Clipping): Pick<Document, 'children' | 'nodes'> {
  return { children: [...children], nodes }
}

/** A fresh id for each group with several members in one parent; a single remaining member loses its group. */
function freshGroups(clipping: Clipping, newId: () => NodeId): ReadonlyMap<NodeId, string> {
  const groupIds = new Map<NodeId, string>()
  const tree = treeOf(clipping)
  for (const list of [clipping.children, ...Object.values(clipping.nodes).map(({ children = [] }) => children)]) {
    for (const id of list) {
      if (groupIds.has(id) || clipping.nodes[id]?.group === undefined) continue
      const members = groupOf(tree, id)
      const groupId = newId()
      if (members.length > 1) for (const member of members) groupIds.set(member, groupId)
    }
  }
  return groupIds
}
