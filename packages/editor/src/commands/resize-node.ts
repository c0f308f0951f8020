import { NodeId, Rect } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { defineCommand } from './define-command.ts'
import { nodeIn } from './node-tree.ts'

/** Gives a freely placed node another rect by one of its handles. */
export const resizeNode = defineCommand({
  name: 'node.resize',
  label: { zh: '调整大小', en: 'Resize' },
  input: z.object({ nodeId: NodeId, rect: Rect }),
  apply(document, { nodeId, rect }) {
    nodeIn(document, nodeId).rect = { ...rect }
  },
  nodeIds: ({ nodeId }) => [nodeId],
})
