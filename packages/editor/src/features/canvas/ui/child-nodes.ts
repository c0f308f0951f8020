import type { Node, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import type { ChildNode } from '@mallwright/modules/views'

import type { NodeSource } from '../../../document-store/node-source.ts'
import { readNode } from '../../../document-store/read-node.ts'

/** External store of a node's visible children. */
export interface ChildNodesStore {
  /** Without hidden children; the same array until one of them changes. */
  readonly read: () => readonly ChildNode[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the store of a node's children. */
export function createChildNodesStore(nodes: NodeSource, children: readonly NodeId[]): ChildNodesStore {
  let parts: readonly ChildNode[] = []
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

const cache = new WeakMap<Node, ChildNode>()

function childNodeOf(node: Node): ChildNode {
  const before = cache.get(node)
  if (before) return before
  const definition = definitionOf(node.module)
  const part = { id: node.id, props: definition ? readNode(definition, node) : node.props }
  cache.set(node, part)
  return part
}
