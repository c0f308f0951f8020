import { checkDocument } from '@mallwright/contract/document'
import type { Document, NodeId } from '@mallwright/contract/document'
import { original } from 'immer'
import type { Draft } from 'immer'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from '../kit/define-command.ts'

const Input = z.object({ document: z.unknown() })

/** Restores unsaved work of an earlier visit, as one step. */
export const restorePage = defineCommand({
  name: 'page.restore',
  label: { zh: '恢复未保存的修改', en: 'Restore unsaved changes' },
  input: Input,
  apply(draft, { document }) {
    const checked = checkDocument(document)
    if (!checked.ok) throw new CommandError(`no document: ${checked.issue.path} ${checked.issue.reason}`)
    replace(draft, checked.document)
  },
  targetsOf: () => [],
})

/** Nodes that are the same object on both sides are kept, so that only changed ones render. */
function replace(draft: Draft<Document>, next: Document): void {
  const { nodes, ...page } = next
  for (const key of Object.keys(draft)) if (!Object.hasOwn(next, key)) delete draft[key]
  Object.assign(draft, page)
  const before = original(draft)?.nodes ?? {}
  const ids = new Set([...Object.keys(before), ...Object.keys(nodes)] as NodeId[])
  for (const id of ids) {
    const node = nodes[id]
    if (!node) delete draft.nodes[id]
    else if (node !== before[id]) draft.nodes[id] = node
  }
}
