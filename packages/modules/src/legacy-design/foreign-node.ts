import { Node } from '@mallwright/contract/document'
import type { NodeId } from '@mallwright/contract/document'

import { definitionOf } from '../registry/definitions.ts'
import { optionAt } from '../kit/option-codecs/option-path.ts'
import { rawOf } from '../kit/option-codecs/raw-json.ts'
import type { RawJson } from '../kit/option-codecs/raw-json.ts'

/** Option that contains a node without options of its own: a module of a newer build. Not in the specification. */
const NODE_OPTION = 'nodeOpts'

/** Reads a node written by `writeForeignNode`; `undefined` for options of any other origin. */
export function readForeignNode(options: unknown, id: NodeId): Node | undefined {
  const read = Node.safeParse(optionAt(options, NODE_OPTION))
  if (!read.success || read.data.children !== undefined) return undefined
  const { module, version } = read.data
  return version > (definitionOf(module)?.version ?? -1) ? { ...read.data, id } : undefined
}

/** Writes a node without a codec in a format of this product only. Its children are not written. */
export function writeForeignNode(node: Node): RawJson {
  const own = { ...node }
  delete own.children
  return rawOf({ id: node.id, componentName: node.module, [NODE_OPTION]: own })
}
