import { NodeId } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { defineCommand } from '../kit/define-command.ts'
import { withGroups } from '../kit/node-groups.ts'
import { nodeIn } from '../kit/node-tree.ts'

/** Names a layer; an empty name restores the module's label. */
export const renameNode = defineCommand({
  name: 'node.rename',
  label: { zh: '重命名', en: 'Rename' },
  input: z.object({ nodeId: NodeId, name: z.string().check(z.maxLength(60)) }),
  apply(document, { nodeId, name }) {
    const node = nodeIn(document, nodeId)
    if (name.trim() === '') delete node.name
    else node.name = name.trim()
  },
  targetsOf: ({ nodeId }) => [nodeId],
})

/** Names a group by its members; an empty name restores their number. */
export const renameGroup = defineCommand({
  name: 'node.renameGroup',
  label: { zh: '重命名', en: 'Rename' },
  input: z.object({ nodeIds: z.array(NodeId).check(z.minLength(1)), name: z.string().check(z.maxLength(60)) }),
  apply(document, { nodeIds, name }) {
    for (const id of withGroups(document, nodeIds)) {
      const node = nodeIn(document, id)
      if (name.trim() === '' || node.group === undefined) delete node.groupName
      else node.groupName = name.trim()
    }
  },
  targetsOf: ({ nodeIds }) => nodeIds,
})
