import { LINKED_BLOCK, Node, NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from '../kit/define-command.ts'
import { nodeIn, insertChildren, topmost } from '../kit/node-tree.ts'
import { removeNode } from '../node/remove-node.ts'

const Input = z.object({
  /** Top-level modules; the link takes the position of the first one. */
  nodeIds: z.array(NodeId).check(z.minLength(1)),
  link: Node,
})

/** Replaces modules by a link to the block made from them, as one step. */
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

/** Whether all nodes are top-level modules. */
export function areOnPage(document: Document, nodeIds: readonly NodeId[]): boolean {
  return nodeIds.every((id) => document.children.includes(id))
}

/** Modules of a selection that a link can replace; empty when one is nested or locked. */
export function linkableIds(document: Document, selection: readonly NodeId[]): NodeId[] {
  const ids = topmost(document, selection)
  return areOnPage(document, ids) && ids.every((id) => !nodeIn(document, id).isLocked) ? ids : []
}
