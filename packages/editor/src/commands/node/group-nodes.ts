import { NodeId } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from '../kit/define-command.ts'
import { leaveGroup } from '../kit/node-groups.ts'
import { nodeIn, parentOf } from '../kit/node-tree.ts'
import { selectedItems } from '../kit/selected-items.ts'

/** Groups items of one free container, so that they are selected and moved together. Existing groups among them are dissolved. */
export const groupNodes = defineCommand({
  name: 'node.group',
  label: { zh: '编组', en: 'Group' },
  input: z.object({
    nodeIds: z.array(NodeId).check(z.minLength(2)),
    /** Id of the new group, unique in the document. */
    group: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  apply(document, { nodeIds, group }) {
    const [first] = nodeIds
    const parentId = first && parentOf(document, first)
    const siblings = parentId ? nodeIn(document, parentId).children : undefined
    if (!nodeIds.every((id) => siblings?.includes(id))) throw new CommandError('a group stands in one container')
    for (const id of nodeIds) {
      const node = nodeIn(document, id)
      leaveGroup(node)
      node.group = group
    }
  },
  targetsOf: ({ nodeIds }) => nodeIds,
  actions: [
    {
      name: 'node.group',
      label: { zh: '编组', en: 'Group' },
      section: 'group',
      shortcuts: [{ key: 'g', isMod: true }],
      inputFor: (context) => {
        const selected = selectedItems(context)
        if (!selected || selected.bodies.length < 2) return undefined
        return { nodeIds: [...context.selection], group: context.newId() }
      },
    },
  ],
})
