import { NodeId, Rect } from '@mallwright/contract'
import * as z from 'zod/mini'

import { defineCommand } from './define-command.ts'
import { nodeIn } from './node-tree.ts'

/** Puts freely placed nodes at other places; one step however many they are. */
export const placeNodes = defineCommand({
  name: 'node.place',
  label: { zh: '移动位置', en: 'Reposition' },
  input: z.object({ places: z.array(z.object({ nodeId: NodeId, rect: Rect })) }),
  apply(document, { places }) {
    for (const { nodeId, rect } of places) nodeIn(document, nodeId).rect = { ...rect }
  },
  nodeIds: ({ places }) => places.map(({ nodeId }) => nodeId),
})
