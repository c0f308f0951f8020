import type { Node, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Part } from '@mallwright/modules/views'

import type { NodeSource } from '../../../document-store/node-source.ts'
import { readNode } from '../../../document-store/read-node.ts'

/** The drawn children of a node, as an external store. */
export interface ChildNodesStore {
  /** Hidden children are left out; the same list until one of them changes. */
  readonly read: () => readonly Part[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Watches the children of a node. */
export function createChildNodesStore(nodes: NodeSource, children: readonly NodeId[]): ChildNodesStore {
  let parts: readonly Part[] = []
  return {
    read: () => {
      const next = children.flatMap((id) => {
        const node = nodes.get(id)
        return node && !node.isHidden ? [childNodeOf(node)] : []
      })
      if (next.length !== parts.length || next.some((part, index) => part !== parts[index])) parts = next
      return parts
    },
    subscribe: (listener) => {
      const stops = children.map((id) => nodes.subscribe(id, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

const cache = new WeakMap<Node, Part>()

function childNodeOf(node: Node): Part {
  const before = cache.get(node)
  if (before) return before
  const definition = definitionOf(node.module)
  const part = { id: node.id, props: definition ? readNode(definition, node) : node.props }
  cache.set(node, part)
  return part
}
