import type { Node, NodeId } from '@mallwright/contract'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'

import { makeNode } from '../commands/make-node.ts'

/** A new node of a module with what it starts with, itself first. */
export function makeNodes(definition: Definition, newId: () => NodeId): [Node, ...Node[]] {
  const below = (definition.holds?.first ?? []).flatMap(({ type, props }) => {
    const part = definitionOf(type)
    return part ? [makeNode(part, { id: newId(), props })] : []
  })
  const node = makeNode(definition, { id: newId() })
  return [{ ...node, ...(node.children && { children: below.map(({ id }) => id) }) }, ...below]
}
