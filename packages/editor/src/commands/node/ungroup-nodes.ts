import { NodeId } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { defineCommand } from '../kit/define-command.ts'
import { groupOf, leaveGroup, withGroups } from '../kit/node-groups.ts'
import { nodeIn } from '../kit/node-tree.ts'

/** Dissolves the groups of the nodes; positions stay. */
export const ungroupNodes = defineCommand({
  name: 'node.ungroup',
  label: { zh: '取消编组', en: 'Ungroup' },
  input: z.object({ nodeIds: z.array(NodeId) }),
  apply(document, { nodeIds }) {
    for (const id of withGroups(document, nodeIds)) leaveGroup(nodeIn(document, id))
  },
  targetsOf: ({ nodeIds }) => nodeIds,
  actions: [
    {
      name: 'node.ungroup',
      label: { zh: '取消编组', en: 'Ungroup' },
      section: 'group',
      shortcuts: [{ key: 'g', isMod: true, isShift: true }],
      inputFor: ({ document, selection }) => {
        const nodeIds = selection.filter((id) => groupOf(document, id).length > 1)
        return nodeIds.length > 0 ? { nodeIds: withGroups(document, nodeIds) } : undefined
      },
    },
  ],
})
