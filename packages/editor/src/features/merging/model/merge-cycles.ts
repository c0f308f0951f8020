import type { NodeId } from '@mallwright/contract/document'

/** All cycles of a parent relation. They are disjoint, since every node has one parent. Linear. */
export function cyclesIn(parents: ReadonlyMap<NodeId, NodeId | undefined>): NodeId[][] {
  const cycles: NodeId[][] = []
  const visited = new Set<NodeId>()
  for (const start of parents.keys()) {
    const path = new Map<NodeId, number>()
    let id: NodeId | undefined = start
    while (id !== undefined && !visited.has(id) && !path.has(id)) {
      path.set(id, path.size)
      id = parents.get(id)
    }
    const entry = id === undefined ? undefined : path.get(id)
    if (entry !== undefined) cycles.push([...path.keys()].slice(entry))
    for (const seen of path.keys()) visited.add(seen)
  }
  return cycles
}
