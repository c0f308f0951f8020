import type { Node } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import type { Definition } from '@mallwright/modules/definitions'

/** Display name of a node: its own name, else its module's label, else its type. */
export function nodeLabel(node: Node, definition: Definition | undefined, text: (label: Label) => string): string {
  return node.name ?? (definition ? text(definition.label) : node.module)
}
