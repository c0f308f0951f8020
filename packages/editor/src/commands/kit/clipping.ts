import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { groupOf } from './node-groups.ts'
import { nodeIn, locationOf, subtreeOf, topmost } from './node-tree.ts'

/** Where one of the copied nodes stood. */
export interface ClippingOrigin {
  /** `undefined` for the page itself. */
  readonly parentId?: NodeId | undefined
  /** The type of the module that held it; `undefined` for the page. */
  readonly parentModule?: string | undefined
  /** Its index among the children of its parent. */
  readonly index: number
}

/** Nodes taken out of a page with everything below them, as they were: a tree of their own. */
export interface Clipping {
  /** The topmost, in drawing order. */
  readonly children: readonly NodeId[]
  readonly nodes: Readonly<Record<NodeId, Node>>
  /** Where the topmost stood, in their order; absent for what was made from something else. */
  readonly from?: readonly ClippingOrigin[] | undefined
}

/** Copies nodes with everything below them, without those below another one. */
export function createClipping(document: Document, ids: readonly NodeId[]): Clipping {
  const children = topmost(document, ids)
  const nodes = children.flatMap((id) => subtreeOf(document, id))
  return {
    children,
    nodes: Object.fromEntries(nodes.map((node) => [node.id, structuredClone(node)])),
    from: children.map((id) => {
      const place = locationOf(document, id)
      const parentModule = place?.parentId && nodeIn(document, place.parentId).module
      return { parentId: place?.parentId, parentModule, index: place?.index ?? 0 }
    }),
  }
}

/** The same part under fresh ids: what holds what follows, and each group gets a mark of its own. */
export function withFreshIds(part: Clipping, newId: () => NodeId): Clipping {
  const old = part.children.flatMap((id) => subtreeOf(treeOf(part), id))
  const idOf = new Map(old.map(({ id }) => [id, newId()]))
  const groups = freshGroups(part, newId)
  const renewed = old.map((node): Node => {
    const { group, ...rest } = structuredClone(node)
    const mark = group === undefined ? undefined : groups.get(node.id)
    return {
      ...rest,
      id: idOf.get(node.id) as NodeId,
      ...(mark !== undefined && { group: mark }),
      ...(node.children && { children: node.children.map((id) => idOf.get(id) as NodeId) }),
    }
  })
  return {
    children: part.children.map((id) => idOf.get(id) as NodeId),
    nodes: Object.fromEntries(renewed.map((node) => [node.id, node])),
    from: part.from,
  }
}

/** The nodes of a part, parents before children. */
export function nodesOfClipping(part: Clipping): Node[] {
  return part.children.flatMap((id) => subtreeOf(treeOf(part), id))
}

function treeOf({ children, nodes }: Clipping): Pick<Document, 'children' | 'nodes'> {
  return { children: [...children], nodes }
}

/** A new mark for each group that has several members in one place; what is left of a group is none. */
function freshGroups(part: Clipping, newId: () => NodeId): ReadonlyMap<NodeId, string> {
  const marks = new Map<NodeId, string>()
  const tree = treeOf(part)
  for (const list of [part.children, ...Object.values(part.nodes).map(({ children = [] }) => children)]) {
    for (const id of list) {
      if (marks.has(id) || part.nodes[id]?.group === undefined) continue
      const members = groupOf(tree, id)
      const mark = newId()
      if (members.length > 1) for (const member of members) marks.set(member, mark)
    }
  }
  return marks
}
