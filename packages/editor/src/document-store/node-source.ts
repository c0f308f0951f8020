import type { Node, NodeId } from '@mallwright/contract/document'

import type { DocumentStore } from './document-store.ts'

/** Per-node subscriptions, so that the cost of an edit does not depend on the page's length. */
export interface NodeSource {
  get(id: NodeId): Node | undefined
  subscribe(id: NodeId, listener: () => void): () => void
  /** Calls the listeners of an unchanged node, such as when it enters the viewport. */
  notify(id: NodeId): void
}

/** Observes a store and notifies the listeners of nodes that became another object. */
export function createNodeSource(store: DocumentStore): NodeSource {
  // Arrays instead of sets: nearly every node has exactly one listener.
  const listeners = new Map<NodeId, readonly (() => void)[]>()
  const notify = (id: NodeId) => {
    for (const listener of listeners.get(id) ?? []) listener()
  }
  store.subscribe(({ document: { nodes } }, { document: { nodes: before } }) => {
    if (nodes === before) return
    for (const id of listeners.keys()) if (nodes[id] !== before[id]) notify(id)
  })
  return {
    get: (id) => store.getState().document.nodes[id],
    subscribe(id, listener) {
      listeners.set(id, [...(listeners.get(id) ?? []), listener])
      return () => {
        const remaining = (listeners.get(id) ?? []).filter((other) => other !== listener)
        if (remaining.length === 0) listeners.delete(id)
        else listeners.set(id, remaining)
      }
    },
    notify,
  }
}
