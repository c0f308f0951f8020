import type { Label } from '@mallwright/contract/values'
import { definitionOf } from '@mallwright/modules/definitions'

import { nodesOfPart } from '../commands/copied-part.ts'
import type { CopiedPart } from '../commands/copied-part.ts'
import { nodeLabel } from '../studio/node-label.ts'

/** How much of one text other programs get. */
const MAX_WORDS = 20_000

/** What a part says, a line a text, for programs that know no modules; the names of its modules when it says nothing. */
export function wordsOfPart(part: CopiedPart, text: (label: Label) => string): string[] {
  const nodes = nodesOfPart(part)
  const words = nodes.flatMap(({ module, props }) =>
    Object.entries(definitionOf(module)?.fields ?? {}).flatMap(([name, { kind }]) => {
      const said = kind === 'text' ? props[name] : undefined
      return typeof said === 'string' && said.trim() !== '' ? [said.slice(0, MAX_WORDS)] : []
    }),
  )
  if (words.length > 0) return words
  return part.children.flatMap((id) => {
    const node = part.nodes[id]
    return node ? [nodeLabel(node, definitionOf(node.module), text)] : []
  })
}
