import type { Node, NodeId } from '@mallwright/contract'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'

import { makeNode } from '../commands/make-node.ts'
import { isSameJson } from '../document-store/same-json.ts'

/** What a new node is made with. */
interface NewNodeOptions {
  readonly newId: () => NodeId
  /** Props to start with by module type, besides the module's own defaults. */
  readonly defaults?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined
}

/** A new node of a module with what it starts with, itself first. */
export function makeNodes(definition: Definition, { newId, defaults = {} }: NewNodeOptions): [Node, ...Node[]] {
  const below = (definition.holds?.first ?? []).flatMap(({ type, props }) => {
    const part = definitionOf(type)
    return part ? [makeNode(part, { id: newId(), props })] : []
  })
  const node = makeNode(definition, { id: newId(), props: ownDefaults(definition, defaults[definition.type] ?? {}) })
  return [{ ...node, ...(node.children && { children: below.map(({ id }) => id) }) }, ...below]
}

/** Of the given props those that differ from the module's defaults, so that a document says only what it must. */
function ownDefaults({ fields }: Definition, props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const own = Object.entries(props).filter(([name, value]) => !isSameJson(fields[name]?.default, value))
  return Object.fromEntries(own)
}
