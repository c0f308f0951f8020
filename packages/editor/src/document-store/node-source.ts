import type { Node, NodeId } from '@mallwright/contract'

import type { DocumentStore } from './document-store.ts'

/** Tells each subscriber about its own node only, so that an edit costs the same however long the page is. */
export interface NodeSource {
  get(id: NodeId): Node | undefined
  subscribe(id: NodeId, listener: () => void): () => void
}

/** Watches a store and calls the listeners of the nodes that became another object. */
export function createNodeSource(store: DocumentStore): NodeSource {
  const listeners = new Map<NodeId, Set<() => void>>()
  store.subscribe(({ document: { nodes } }, { document: { nodes: before } }) => {
    if (nodes === before) return
    for (const [id, waiting] of listeners) {
      if (nodes[id] !== before[id]) for (const listener of waiting) listener()
    }
  })
  return {
    get: (id) => store.getState().document.nodes[id],
    subscribe(id, listener) {
      const waiting = listeners.get(id) ?? new Set()
      listeners.set(id, waiting.add(listener))
      return () => {
        waiting.delete(listener)
        if (waiting.size === 0) listeners.delete(id)
      }
    },
  }
}
