import {
  LINKED_BLOCK,
  MAX_NODES,
  Node,
  NodeId,
  checkDocument,
  intersectVisibility,
} from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { nodesOfClipping, withFreshIds } from '../kit/clipping.ts'
import { CommandError, defineCommand } from '../kit/define-command.ts'
import { nodeIn, insertChildren } from '../kit/node-tree.ts'
import { removeNode } from '../node/remove-node.ts'

const Input = z.object({
  linkId: NodeId,
  /** Replacement of the link: top-level ids and nodes under ids that the page does not use. */
  children: z.array(NodeId),
  nodes: z.array(Node),
})
/** Input of unlinking. */
export type UnlinkInput = z.infer<typeof Input>

/** Replaces a link by copies of its block's modules, as one step. */
export const unlinkBlock = defineCommand({
  name: 'block.unlink',
  label: { zh: '取消联动', en: 'Unlink the block' },
  input: Input,
  apply(document, { linkId, children, nodes }) {
    if (nodeIn(document, linkId).module !== LINKED_BLOCK) throw new CommandError(`node ${linkId} is no link`)
    const index = document.children.indexOf(linkId)
    if (index < 0) throw new CommandError(`link ${linkId} does not stand on the page itself`)
    const fragment: Document = {
      format: document.format,
      title: '',
      look: { background: '' },
      children,
      nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    }
    const checked = checkDocument(fragment)
    if (!checked.ok) throw new CommandError(`invalid nodes: ${checked.issue.path} ${checked.issue.reason}`)
    const taken = nodes.find(({ id }) => Object.hasOwn(document.nodes, id))
    if (taken) throw new CommandError(`node ${taken.id} is already there`)
    removeNode.apply(document, { nodeIds: [linkId] })
    insertChildren(document, { parentId: undefined, index }, children)
    for (const node of nodes) document.nodes[node.id] = structuredClone(node)
  },
  targetsOf: ({ linkId, children }) => [...children, linkId],
})

/** Plans unlinking: copies under fresh ids that inherit the link's visibility; invisible ones are hidden. `undefined` when the page would have too many modules. */
export function planUnlink(
  document: Document,
  link: Node,
  { content, newId }: { readonly content: Document; readonly newId: () => NodeId },
): UnlinkInput | undefined {
  const renewed = withFreshIds({ children: content.children, nodes: content.nodes }, newId)
  const nodes = nodesOfClipping(renewed)
  if (Object.keys(document.nodes).length - 1 + nodes.length > MAX_NODES) return undefined
  const tops = new Set(renewed.children)
  return {
    linkId: link.id,
    children: [...renewed.children],
    nodes: nodes.map((node) => (tops.has(node.id) ? withLinkVisibility(link, node) : node)),
  }
}

function withLinkVisibility(link: Node, { rect: _rect, group: _group, showing, ...node }: Node): Node {
  const common = intersectVisibility(link.showing, showing)
  const left = common ? common.showing : showing
  return {
    ...(node as Node),
    ...(left !== undefined && { showing: left }),
    ...((link.isHidden || !common) && { isHidden: true }),
  }
}
