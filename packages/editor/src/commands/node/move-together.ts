import { NodeId, Rect } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { leaveGroup } from '../kit/node-groups.ts'
import { CommandError, defineCommand } from '../kit/define-command.ts'
import { removeChild, nodeIn, parentOf, insertChildren, subtreeOf } from '../kit/node-tree.ts'

/** Moves several nodes next to each other to another location, in the given order. */
export const moveTogether = defineCommand({
  name: 'node.moveTogether',
  label: { zh: '移动多个', en: 'Move several' },
  input: z.object({
    nodeIds: z.array(NodeId).check(z.minLength(1)),
    parentId: z.optional(NodeId),
    /** Index of the first node among the remaining children of the new parent. */
    index: z.int().check(z.nonnegative()),
    /** Required when the new parent is a free container: one rect for each node, in order. */
    rects: z.optional(z.array(Rect)),
  }),
  apply(document, { nodeIds, parentId, index, rects }) {
    const isInside = nodeIds.some((id) => subtreeOf(document, id).some((below) => below.id === parentId))
    if (parentId !== undefined && isInside) throw new CommandError('a node cannot move into itself')
    if (new Set(nodeIds).size !== nodeIds.length) throw new CommandError('a node moves once')
    if (rects && rects.length !== nodeIds.length) throw new CommandError('each node needs a rect')
    for (const [at, id] of nodeIds.entries()) {
      const node = nodeIn(document, id)
      const from = parentOf(document, id)
      removeChild(document, from, id)
      const rect = rects?.[at]
      if (rect) node.rect = rect
      else if (from !== parentId) delete node.rect
      if (from !== parentId) leaveGroup(node)
    }
    insertChildren(document, { parentId, index }, nodeIds)
  },
  targetsOf: ({ nodeIds }) => nodeIds,
})
