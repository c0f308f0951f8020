import { LINKED_BLOCK, Node, NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from '../kit/define-command.ts'
import { nodeIn, insertChildren, topmost } from '../kit/node-tree.ts'
import { removeNode } from '../node/remove-node.ts'

const Input = z.object({
  /** Modules of the page itself; the link stands where the first of them stood. */
  nodeIds: z.array(NodeId).check(z.minLength(1)),
  link: Node,
})

/** Puts a link in the place of the modules that its block was made from, as one step. */
export const linkBlock = defineCommand({
  name: 'block.link',
  label: { zh: '存为联动区块', en: 'Turn into a linked block' },
  input: Input,
  apply(document, { nodeIds, link }) {
    if (link.module !== LINKED_BLOCK || link.children) throw new CommandError('no link')
    if (Object.hasOwn(document.nodes, link.id)) throw new CommandError(`node ${link.id} is already there`)
    if (!areOnPage(document, nodeIds)) throw new CommandError('only modules of the page itself become a link')
    const index = document.children.findIndex((id) => nodeIds.includes(id))
    removeNode.apply(document, { nodeIds })
    insertChildren(document, { parentId: undefined, index }, [link.id])
    document.nodes[link.id] = structuredClone(link)
  },
  targetsOf: ({ link, nodeIds }) => [link.id, ...nodeIds],
})

/** Whether nodes are modules that stand on the page itself. */
export function areOnPage(document: Document, nodeIds: readonly NodeId[]): boolean {
  return nodeIds.every((id) => document.children.includes(id))
}

/** The modules of a selection that a link can take the place of; empty when one stands elsewhere or is locked. */
export function linkableIds(document: Document, selection: readonly NodeId[]): NodeId[] {
  const ids = topmost(document, selection)
  return areOnPage(document, ids) && ids.every((id) => !nodeIn(document, id).isLocked) ? ids : []
}
