import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { childrenIn, parentOf } from './node-tree.ts'

type Tree = Pick<Document, 'children' | 'nodes'>

/** Members of the node's group in drawing order; just the node without a group. */
export function groupOf(document: Tree, id: NodeId): NodeId[] {
  const group = document.nodes[id]?.group
  if (group === undefined) return [id]
  return childrenIn(document, parentOf(document, id)).filter((other) => document.nodes[other]?.group === group)
}

/** The nodes together with the members of their groups, without duplicates. */
export function withGroups(document: Tree, ids: readonly NodeId[]): NodeId[] {
  return [...new Set(ids.flatMap((id) => groupOf(document, id)))]
}

/** Bodies that move as one: completely selected groups, and each other node alone. */
export function bodiesOf(document: Tree, ids: readonly NodeId[]): NodeId[][] {
  const idSet = new Set(ids)
  const bodies = new Map<string, NodeId[]>()
  for (const id of ids) {
    const members = groupOf(document, id)
    const isWhole = members.length > 1 && members.every((member) => idSet.has(member))
    // A group id may be any text; no node id has this prefix.
    const key = isWhole ? `group ${document.nodes[id]?.group ?? ''}` : id
    bodies.set(key, [...(bodies.get(key) ?? []), id])
  }
  return [...bodies.values()]
}

/** Name of the group of some members; `undefined` without one. Members that were grouped elsewhere may have none. */
export function groupNameOf({ nodes }: Tree, members: readonly NodeId[]): string | undefined {
  return members.map((id) => nodes[id]?.groupName).find((name) => name !== undefined)
}

/** Takes a node out of its group. */
export function leaveGroup(node: Node): void {
  delete node.group
  delete node.groupName
}
