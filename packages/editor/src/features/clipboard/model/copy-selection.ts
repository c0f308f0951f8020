import { cutText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { definitionOf } from '@mallwright/modules/definitions'
import { text } from '@mallwright/shop-core/i18n'

import { createClipping, nodesOfClipping } from '../../../commands/kit/clipping.ts'
import type { Clipping } from '../../../commands/kit/clipping.ts'
import { callOf } from '../../../commands/kit/define-command.ts'
import { topmost } from '../../../commands/kit/node-tree.ts'
import { cutNodes } from '../../../commands/node/cut-nodes.ts'
import { nodeLabel } from '../../../document-store/node-label.ts'
import type { Studio } from '../../../studio/studio.ts'
import { cachedContents } from '../../blocks/model/link-state.ts'
import { lastClipping, writeClipping } from './clipboard-format.ts'
import { wrapClipping } from './clipboard-payload.ts'
import type { ClipboardPayload } from './clipboard-payload.ts'
import { CLIPBOARD_TEXTS } from './clipboard.texts.ts'

/** Copies the selection or cuts it out of the page. */
export type CopyMode = 'copy' | 'cut'

/** Copies or cuts the selection with a notice; gives the clipboard payload, `undefined` when nothing was copied. */
export function copySelection({ api, page, announcer }: Studio, taking: CopyMode): ClipboardPayload | undefined {
  const { document } = page.documents.getState()
  const { selected } = page.selection.getState()
  const ids = topmost(document, selected).filter((id) => taking === 'copy' || !document.nodes[id]?.isLocked)
  if (ids.length === 0) {
    if (selected.length > 0) announcer.notify(text(CLIPBOARD_TEXTS.locked))
    return undefined
  }
  const clipping = createClipping(document, ids)
  const json = writeClipping(clipping, location.origin, cachedContents(api, clipping))
  if (json === undefined) {
    announcer.notify(text(CLIPBOARD_TEXTS.tooLargeToCopy))
    return undefined
  }
  const payload = wrapClipping(json, describeClipping(clipping, text))
  lastClipping.set({ json, text: payload.text })
  if (taking === 'cut') page.run(callOf(cutNodes, { nodeIds: ids }))
  announcer.notify(text(taking === 'cut' ? CLIPBOARD_TEXTS.cut : CLIPBOARD_TEXTS.copied, { count: ids.length }))
  return payload
}

/** Maximum length of each text for other programs. */
const MAX_SUMMARY_LENGTH = 20_000

/** Plain text of a clipping, one line a text; the module names when it has no text. */
function describeClipping(clipping: Clipping, text: (label: Label) => string): string[] {
  const nodes = nodesOfClipping(clipping)
  const words = nodes.flatMap(({ module, props }) =>
    Object.entries(definitionOf(module)?.fields ?? {}).flatMap(([name, { kind }]) => {
      const value = kind === 'text' ? props[name] : undefined
      return typeof value === 'string' && value.trim() !== '' ? [cutText(value, MAX_SUMMARY_LENGTH)] : []
    }),
  )
  if (words.length > 0) return words
  return clipping.children.flatMap((id) => {
    const node = clipping.nodes[id]
    return node ? [nodeLabel(node, definitionOf(node.module), text)] : []
  })
}
