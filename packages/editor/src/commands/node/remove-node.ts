import { NodeId } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { defineCommand } from '../kit/define-command.ts'
import { removeChild, parentOf, subtreeOf, topmost } from '../kit/node-tree.ts'

/** Removes nodes with their descendants. */
export const removeNode = defineCommand({
  name: 'node.remove',
  label: { zh: '删除', en: 'Delete' },
  input: z.object({ nodeIds: z.array(NodeId) }),
  apply(document, { nodeIds }) {
    for (const id of topmost(document, nodeIds)) {
      removeChild(document, parentOf(document, id), id)
      for (const node of subtreeOf(document, id)) delete document.nodes[node.id]
    }
  },
  targetsOf: ({ nodeIds }) => nodeIds,
  actions: [
    {
      name: 'node.remove',
      label: { zh: '删除', en: 'Delete' },
      section: 'remove',
      shortcuts: [{ key: 'Delete' }, { key: 'Backspace' }],
      inputFor: ({ document, selection }) => {
        const nodeIds = topmost(document, selection).filter((id) => !document.nodes[id]?.isLocked)
        return nodeIds.length > 0 ? { nodeIds } : undefined
      },
    },
  ],
})
