import type { NodeId } from '@mallwright/contract/document'

/** A cycle in a parent relation; `undefined` when there is none. */
export function cycleIn(parents: ReadonlyMap<NodeId, NodeId | undefined>): NodeId[] | undefined {
  const acyclic = new Set<NodeId>()
  for (const start of parents.keys()) {
    const path: NodeId[] = []
    let id: NodeId | undefined = start
    while (id !== undefined && !acyclic.has(id)) {
      if (path.includes(id)) return path.slice(path.indexOf(id))
      path.push(id)
      id = parents.get(id)
    }
    for (const visited of path) acyclic.add(visited)
  }
  return undefined
}
