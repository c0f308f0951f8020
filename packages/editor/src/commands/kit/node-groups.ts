import type { Document, NodeId } from '@mallwright/contract/document'

import { childrenIn, parentOf } from './node-tree.ts'

type Tree = Pick<Document, 'children' | 'nodes'>

/** A node with all that it is grouped with, in drawing order; a node without a group alone. */
export function groupOf(document: Tree, id: NodeId): NodeId[] {
  const group = document.nodes[id]?.group
  if (group === undefined) return [id]
  return childrenIn(document, parentOf(document, id)).filter((other) => document.nodes[other]?.group === group)
}

/** The given nodes with all that they are grouped with, each once. */
export function withGroups(document: Tree, ids: readonly NodeId[]): NodeId[] {
  return [...new Set(ids.flatMap((id) => groupOf(document, id)))]
}

/** The given nodes as bodies that move as one: groups that are given whole, and each other node alone. */
export function bodiesOf(document: Tree, ids: readonly NodeId[]): NodeId[][] {
  const given = new Set(ids)
  const bodies = new Map<string, NodeId[]>()
  for (const id of ids) {
    const members = groupOf(document, id)
    const isWhole = members.length > 1 && members.every((member) => given.has(member))
    // A group's mark may be any text; an id alone never has this prefix.
    const key = isWhole ? `group ${document.nodes[id]?.group ?? ''}` : id
    bodies.set(key, [...(bodies.get(key) ?? []), id])
  }
  return [...bodies.values()]
}
