import { NodeId } from '@mallwright/contract/document'
import { replaceFileIn } from '@mallwright/contract/file'
import { current } from 'immer'
import * as z from 'zod/mini'

import { defineCommand } from '../kit/define-command.ts'
import { nodeIn } from '../kit/node-tree.ts'

/** Replaces a picture or video in every module that shows it. */
export const replaceFileUses = defineCommand({
  name: 'file.replace',
  label: { zh: '替换素材', en: 'Replace a file' },
  input: z.object({
    fileId: z.string(),
    next: z.object({ url: z.string(), width: z.number(), height: z.number(), durationSec: z.number() }),
    /** Modules that show the file. */
    nodeIds: z.array(NodeId),
  }),
  apply(document, { fileId, next, nodeIds }) {
    for (const id of nodeIds) {
      const node = nodeIn(document, id)
      const props = current(node).props
      const changed = replaceFileIn(props, fileId, next)
      if (changed !== props) node.props = changed
    }
  },
  targetsOf: ({ nodeIds }) => nodeIds,
})
