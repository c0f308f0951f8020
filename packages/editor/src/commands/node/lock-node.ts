import { NodeId } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { defineCommand } from '../kit/define-command.ts'
import type { ActionContext } from '../kit/define-command.ts'
import { nodeIn } from '../kit/node-tree.ts'

/** Locks nodes against dragging, resizing and deleting on the canvas, or unlocks them. */
export const lockNode = defineCommand({
  name: 'node.lock',
  label: { zh: '锁定或解锁', en: 'Lock or unlock' },
  input: z.object({ nodeIds: z.array(NodeId).check(z.minLength(1)), isLocked: z.boolean() }),
  apply(document, { nodeIds, isLocked }) {
    for (const id of nodeIds) {
      const node = nodeIn(document, id)
      if (isLocked) node.isLocked = true
      else delete node.isLocked
    }
  },
  targetsOf: ({ nodeIds }) => nodeIds,
  actions: [
    {
      name: 'node.lock',
      label: { zh: '锁定', en: 'Lock' },
      section: 'state',
      inputFor: (context) => toggled(context, true),
    },
    {
      name: 'node.unlock',
      label: { zh: '解锁', en: 'Unlock' },
      section: 'state',
      inputFor: (context) => toggled(context, false),
    },
  ],
})

function toggled({ document, selection }: ActionContext, isLocked: boolean) {
  const isOther = selection.some((id) => document.nodes[id] && (document.nodes[id].isLocked ?? false) !== isLocked)
  return isOther ? { nodeIds: [...selection], isLocked } : undefined
}
