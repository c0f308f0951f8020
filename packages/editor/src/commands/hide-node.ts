import { NodeId } from '@mallwright/contract'
import * as z from 'zod/mini'

import { defineCommand } from './define-command.ts'
import type { ActionContext } from './define-command.ts'
import { nodeIn } from './node-tree.ts'

/** Takes a node off the page without deleting it, or brings it back. */
export const hideNode = defineCommand({
  name: 'node.hide',
  label: { zh: '隐藏或显示', en: 'Hide or show' },
  input: z.object({ nodeId: NodeId, isHidden: z.boolean() }),
  apply(document, { nodeId, isHidden }) {
    const node = nodeIn(document, nodeId)
    if (isHidden) node.isHidden = true
    else delete node.isHidden
  },
  nodeIds: ({ nodeId }) => [nodeId],
  actions: [
    { name: 'node.hide', label: { zh: '隐藏', en: 'Hide' }, inputFor: (context) => toggled(context, true) },
    { name: 'node.show', label: { zh: '显示', en: 'Show' }, inputFor: (context) => toggled(context, false) },
  ],
})

function toggled({ document, selection: [nodeId, second] }: ActionContext, isHidden: boolean) {
  const node = nodeId && !second ? document.nodes[nodeId] : undefined
  return node && (node.isHidden ?? false) !== isHidden ? { nodeId: node.id, isHidden } : undefined
}
