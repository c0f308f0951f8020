import { text } from '@mallwright/shop-core/i18n'

import { copyPart } from '../commands/copied-part.ts'
import { cutNodes } from '../commands/cut-nodes.ts'
import { callOf } from '../commands/define-command.ts'
import { topmost } from '../commands/node-tree.ts'
import { knownContents } from '../studio/linked-state.ts'
import type { Studio } from '../studio/studio.ts'
import { wrapClipping } from './carrier.ts'
import type { Carrier } from './carrier.ts'
import { CLIPBOARD_TEXTS } from './clipboard.texts.ts'
import { writeClipping } from './clipping.ts'
import { keptClipping } from './kept-clipping.ts'
import { wordsOfPart } from './part-words.ts'

/** How the selection is taken: copied, or cut out of the page. */
export type Taking = 'copy' | 'cut'

/** Takes the selection and says so. Gives what goes to the system clipboard; `undefined` when nothing was taken. */
export function takeSelection({ api, page, announcer }: Studio, taking: Taking): Carrier | undefined {
  const { document } = page.documents.getState()
  const { selected } = page.selection.getState()
  const ids = topmost(document, selected).filter((id) => taking === 'copy' || !document.nodes[id]?.isLocked)
  if (ids.length === 0) {
    if (selected.length > 0) announcer.notify(text(CLIPBOARD_TEXTS.locked))
    return undefined
  }
  const part = copyPart(document, ids)
  const json = writeClipping(part, location.origin, knownContents(api, part))
  if (json === undefined) {
    announcer.notify(text(CLIPBOARD_TEXTS.tooLargeToCopy))
    return undefined
  }
  const carrier = wrapClipping(json, wordsOfPart(part, text))
  keptClipping.set({ json, text: carrier.text })
  if (taking === 'cut') page.run(callOf(cutNodes, { nodeIds: ids }))
  announcer.notify(text(taking === 'cut' ? CLIPBOARD_TEXTS.cut : CLIPBOARD_TEXTS.copied, { count: ids.length }))
  return carrier
}
