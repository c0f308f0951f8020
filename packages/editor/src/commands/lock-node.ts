import { NodeId } from '@mallwright/contract'
import * as z from 'zod/mini'

import { defineCommand } from './define-command.ts'
import type { ActionContext } from './define-command.ts'
import { nodeIn } from './node-tree.ts'

/** Keeps a node from being dragged, resized and deleted on the canvas, or frees it again. */
export const lockNode = defineCommand({
  name: 'node.lock',
  label: { zh: '锁定或解锁', en: 'Lock or unlock' },
  input: z.object({ nodeId: NodeId, isLocked: z.boolean() }),
  apply(document, { nodeId, isLocked }) {
    const node = nodeIn(document, nodeId)
    if (isLocked) node.isLocked = true
    else delete node.isLocked
  },
  nodeIds: ({ nodeId }) => [nodeId],
  actions: [
    { name: 'node.lock', label: { zh: '锁定', en: 'Lock' }, inputFor: (context) => toggled(context, true) },
    { name: 'node.unlock', label: { zh: '解锁', en: 'Unlock' }, inputFor: (context) => toggled(context, false) },
  ],
})

function toggled({ document, selection: [nodeId, second] }: ActionContext, isLocked: boolean) {
  const node = nodeId && !second ? document.nodes[nodeId] : undefined
  return node && (node.isLocked ?? false) !== isLocked ? { nodeId: node.id, isLocked } : undefined
}
