import { checkDocument, LINKED_BLOCK, Node, NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from './define-command.ts'
import { nodeIn, putChildren } from './node-tree.ts'
import { removeNode } from './remove-node.ts'

const Input = z.object({
  linkId: NodeId,
  /** What takes its place, under ids that the page does not have: each node held once, by `children` or by another. */
  children: z.array(NodeId),
  nodes: z.array(Node),
})
/** What unlinking takes. */
export type Unlinking = z.infer<typeof Input>

/** Puts copies of a block's modules in the place of its link, as one step: from then on they are the page's own. */
export const unlinkBlock = defineCommand({
  name: 'block.unlink',
  label: { zh: '取消联动', en: 'Unlink the block' },
  input: Input,
  apply(document, { linkId, children, nodes }) {
    if (nodeIn(document, linkId).module !== LINKED_BLOCK) throw new CommandError(`node ${linkId} is no link`)
    const index = document.children.indexOf(linkId)
    if (index < 0) throw new CommandError(`link ${linkId} does not stand on the page itself`)
    const part: Document = {
      format: document.format,
      title: '',
      look: { background: '' },
      children,
      nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    }
    const checked = checkDocument(part)
    if (!checked.ok) throw new CommandError(`no part: ${checked.fault.path} ${checked.fault.reason}`)
    const known = nodes.find(({ id }) => Object.hasOwn(document.nodes, id))
    if (known) throw new CommandError(`node ${known.id} is already there`)
    removeNode.apply(document, { nodeIds: [linkId] })
    putChildren(document, { parentId: undefined, index }, children)
    for (const node of nodes) document.nodes[node.id] = structuredClone(node)
  },
  nodeIds: ({ linkId, children }) => [...children, linkId],
})
