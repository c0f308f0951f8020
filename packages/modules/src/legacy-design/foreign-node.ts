import { Node } from '@mallwright/contract/document'
import type { NodeId } from '@mallwright/contract/document'

import { definitionOf } from '../registry/definitions.ts'
import { optionAt } from '../kit/option-codecs/option-path.ts'
import { rawOf } from '../kit/option-codecs/raw-json.ts'
import type { RawJson } from '../kit/option-codecs/raw-json.ts'

/** The option under which a node travels that no options describe: a module of a newer build. Ours. */
const NODE_OPTION = 'nodeOpts'

/** The node that `writeForeign` wrote; `undefined` for options of any other origin. */
export function readForeignNode(options: unknown, id: NodeId): Node | undefined {
  const read = Node.safeParse(optionAt(options, NODE_OPTION))
  if (!read.success || read.data.children !== undefined) return undefined
  const { module, version } = read.data
  return version > (definitionOf(module)?.version ?? -1) ? { ...read.data, id } : undefined
}

/** A node that no options describe, as a module that only this product reads. What it holds is not written. */
export function writeForeignNode(node: Node): RawJson {
  const own = { ...node }
  delete own.children
  return rawOf({ id: node.id, componentName: node.module, [NODE_OPTION]: own })
}
