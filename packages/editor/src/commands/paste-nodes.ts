import { checkDocument, Node, NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from './define-command.ts'
import { nodeIn, parentOf, putChildren } from './node-tree.ts'

/** The most levels of nodes in each other and the most nodes of a page are the document's own limits. */
const Input = z.object({
  /** The nodes of the part under ids that the page does not have, each held once. */
  nodes: z.array(Node).check(z.minLength(1)),
  /** Where its topmost nodes go; indexes count the children that are there before. */
  puts: z.array(
    z.object({
      parentId: z.optional(NodeId),
      index: z.int().check(z.nonnegative()),
      nodeIds: z.array(NodeId).check(z.minLength(1)),
    }),
  ),
})
export type PasteInput = z.infer<typeof Input>

/** Puts a copied part into the page, as one step; its topmost nodes may go to several places. */
export const pasteNodes = defineCommand({
  name: 'node.paste',
  label: { zh: '粘贴', en: 'Paste' },
  input: Input,
  apply(document, { nodes, puts }) {
    const part: Document = {
      format: document.format,
      title: '',
      look: { background: '' },
      children: puts.flatMap(({ nodeIds }) => nodeIds),
      nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    }
    const checked = checkDocument(part)
    if (!checked.ok) throw new CommandError(`no part: ${checked.fault.path} ${checked.fault.reason}`)
    const known = nodes.find(({ id }) => Object.hasOwn(document.nodes, id))
    if (known) throw new CommandError(`node ${known.id} is already there`)
    // From behind, so that the indexes in front still count what was there before.
    for (const { parentId, index, nodeIds } of puts.toSorted((one, other) => other.index - one.index)) {
      putChildren(document, { parentId, index }, nodeIds)
    }
    for (const node of nodes) document.nodes[node.id] = structuredClone(node)
  },
  nodeIds: ({ puts }) => puts.flatMap(({ nodeIds }) => nodeIds),
})

/** The nodes that stand around a place, from the page down: how deep it lies. */
export function depthOf(document: Document, parentId: NodeId | undefined): number {
  let depth = 0
  for (let id = parentId; id !== undefined; id = parentOf(document, nodeIn(document, id).id)) depth++
  return depth
}
