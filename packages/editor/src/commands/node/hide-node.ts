import { NodeId } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { defineCommand } from '../kit/define-command.ts'
import type { ActionContext } from '../kit/define-command.ts'
import { nodeIn } from '../kit/node-tree.ts'

/** Hides nodes without deleting them, or shows them again. */
export const hideNode = defineCommand({
  name: 'node.hide',
  label: { zh: '隐藏或显示', en: 'Hide or show' },
  input: z.object({ nodeIds: z.array(NodeId).check(z.minLength(1)), isHidden: z.boolean() }),
  apply(document, { nodeIds, isHidden }) {
    for (const id of nodeIds) {
      const node = nodeIn(document, id)
      if (isHidden) node.isHidden = true
      else delete node.isHidden
    }
  },
  targetsOf: ({ nodeIds }) => nodeIds,
  actions: [
    {
      name: 'node.hide',
      label: { zh: '隐藏', en: 'Hide' },
      section: 'state',
      inputFor: (context) => toggled(context, true),
    },
    {
      name: 'node.show',
      label: { zh: '显示', en: 'Show' },
      section: 'state',
      inputFor: (context) => toggled(context, false),
    },
  ],
})

function toggled({ document, selection }: ActionContext, isHidden: boolean) {
  const isOther = selection.some((id) => document.nodes[id] && (document.nodes[id].isHidden ?? false) !== isHidden)
  return isOther ? { nodeIds: [...selection], isHidden } : undefined
}
