import type { Node, NodeId } from '@mallwright/contract/document'
import { readProps } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'

/** Input of `node.setProps` for changed props. Props of an older module version are migrated and written completely. */
export function propsChange(
  node: Node,
  definition: Definition,
  changes: Readonly<Record<string, unknown>>,
): { nodeId: NodeId; version: number; props: Record<string, unknown> } {
  const base = node.version === definition.version ? {} : readProps(definition, node)
  return { nodeId: node.id, version: definition.version, props: { ...base, ...changes } }
}
