import type { Node, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'

import { makeNode } from '../commands/kit/make-node.ts'

/** Options of new nodes. */
interface NewNodeOptions {
  readonly newId: () => NodeId
  /** Initial props by module type, besides the module's defaults. */
  readonly defaults?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined
  /** Initial content of the node itself. */
  readonly content?: Readonly<Record<string, unknown>> | undefined
}

/** A new node with its initial children, itself first. */
export function makeNodes(
  definition: Definition,
  { newId, defaults = {}, content }: NewNodeOptions,
): [Node, ...Node[]] {
  const below = (definition.accepts?.initialChildren ?? []).flatMap(({ type, props }) => {
    const child = definitionOf(type)
    return child ? [makeNode(child, { id: newId(), props })] : []
  })
  const node = makeNode(definition, {
    id: newId(),
    props: { ...definition.initialProps, ...defaults[definition.type], ...content },
  })
  return [{ ...node, ...(node.children && { children: below.map(({ id }) => id) }) }, ...below]
}
