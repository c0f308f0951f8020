import type { Node } from '@mallwright/contract/document'
import { readProps } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'

type Props = Readonly<Record<string, unknown>>

// Nodes are immutable: an edit produces another object.
const cache = new WeakMap<Node, Props>()

/** Props of a node at the current version with every default; cached per node object. */
export function readNode(definition: Definition, node: Node): Props {
  const before = cache.get(node)
  if (before) return before
  const read = readProps(definition, node)
  cache.set(node, read)
  return read
}
