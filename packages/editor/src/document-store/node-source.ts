import type { Node, NodeId } from '@mallwright/contract/document'

import type { DocumentStore } from './document-store.ts'

/** Tells each subscriber about its own node only, so that an edit costs the same however long the page is. */
export interface NodeSource {
  get(id: NodeId): Node | undefined
  subscribe(id: NodeId, listener: () => void): () => void
  /** Calls the listeners of a node that is the same: something about its place has changed. */
  notify(id: NodeId): void
}

/** Watches a store and calls the listeners of the nodes that became another object. */
export function createNodeSource(store: DocumentStore): NodeSource {
  // Lists rather than sets: nearly every node of a long page has one listener.
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
        const waiting = (listeners.get(id) ?? []).filter((one) => one !== listener)
        if (waiting.length === 0) listeners.delete(id)
        else listeners.set(id, waiting)
      }
    },
    notify,
  }
}
