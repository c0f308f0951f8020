import type { Node, NodeId } from '@mallwright/contract/document'
import { readProps } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'

/** The input of `node.setProps` for some changed props. Props of an older version are written whole, at the current one. */
export function propsChange(
  node: Node,
  definition: Definition,
  changes: Readonly<Record<string, unknown>>,
): { nodeId: NodeId; version: number; props: Record<string, unknown> } {
  const base = node.version === definition.version ? {} : readProps(definition, node)
  return { nodeId: node.id, version: definition.version, props: { ...base, ...changes } }
}
