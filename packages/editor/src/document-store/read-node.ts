import type { Node } from '@mallwright/contract/document'
import { readProps } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'

type Props = Readonly<Record<string, unknown>>

// Nodes never change: an edit makes another object.
const cache = new WeakMap<Node, Props>()

/** A node's props at the current version with every default; read once a node, the same object every time. */
export function readNode(definition: Definition, node: Node): Props {
  const before = cache.get(node)
  if (before) return before
  const read = readProps(definition, node)
  cache.set(node, read)
  return read
}
