import type { NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import { text } from '@mallwright/shop-core/i18n'

import type { CopiedPart } from '../commands/copied-part.ts'
import { callOf } from '../commands/define-command.ts'
import { makeNode, newNodeId } from '../commands/make-node.ts'
import { placeOf } from '../commands/node-tree.ts'
import { pasteNodes } from '../commands/paste-nodes.ts'
import type { PasteInput } from '../commands/paste-nodes.ts'
import { planPaste } from '../commands/plan-paste.ts'
import { nodeLabel } from '../studio/node-label.ts'
import { refusalOf } from '../studio/actions/paste-refusal.ts'
import { actionContext } from '../studio/actions/possible-actions.ts'
import { shortcutText } from '../studio/actions/shortcut-text.ts'
import type { Studio } from '../studio/studio.ts'
import { UPLOAD_REASONS } from '../upload/upload.texts.ts'
import { uploadFile } from '../upload/upload-file.ts'
import { unwrapClipping } from './carrier.ts'
import { CLIPBOARD_TEXTS } from './clipboard.texts.ts'
import { partHere } from './linked-part.ts'
import { readClipping } from './clipping.ts'
import type { ReadClipping } from './clipping.ts'
import { keptClipping } from './kept-clipping.ts'
import type { Incoming } from './system-clipboard.ts'

/** The most characters that become a text module. */
const MAX_PASTED_TEXT = 200_000

/** Pastes what came: modules, else a picture, else words; and says what became of it. `undefined` is a clipboard that cannot be read. */
export async function pasteIncoming(studio: Studio, incoming: Incoming | undefined, isInPlace = false): Promise<void> {
  const { announcer } = studio
  const read = clippingIn(incoming)
  if (read?.kind === 'part') {
    const part = await partHere(studio, read)
    if (part.children.length === 0) announcer.notify(text(CLIPBOARD_TEXTS.linksGone))
    else pastePart(studio, part, isInPlace)
    return
  }
  const picture = incoming && pictureIn(incoming)
  if (picture) {
    await pastePicture(studio, picture)
    return
  }
  const words = incoming?.text.trim() ?? ''
  if (words !== '' && words.length <= MAX_PASTED_TEXT) {
    pastePart(studio, partOf('text', { text: words }), false)
    return
  }
  if (read) announcer.notify(text(CLIPBOARD_TEXTS[read.kind]))
  else if (words !== '') announcer.notify(text(CLIPBOARD_TEXTS.tooLarge))
  else if (incoming) announcer.notify(text(CLIPBOARD_TEXTS.nothing))
  else announcer.notify(text(CLIPBOARD_TEXTS.forbidden, { keys: shortcutText({ key: 'v', isMod: true }) }))
}

/** The modules in what came. Where only their words came, those that were copied last with these words. */
function clippingIn(incoming: Incoming | undefined): ReadClipping | undefined {
  const json = incoming && unwrapClipping(incoming.html)
  if (json !== undefined) return readClipping(json, location.origin)
  const kept = keptClipping.get()
  // An office program writes line ends of its own.
  const isSame = incoming?.html === '' && incoming.text.replaceAll('\r\n', '\n') === kept?.text
  return kept && (!incoming || isSame) ? readClipping(kept.json, location.origin) : undefined
}

/** A picture alone. Office programs send one along with the words that it shows. */
function pictureIn({ html, text: words, files }: Incoming): File | undefined {
  const isWritten = html !== '' && words.trim() !== ''
  return isWritten ? undefined : files.find(({ type }) => type.startsWith('image/'))
}

async function pastePicture(studio: Studio, file: File): Promise<void> {
  const { announcer, api } = studio
  announcer.notify(text(CLIPBOARD_TEXTS.uploading))
  const { signal } = new AbortController()
  const outcome = await uploadFile(api, file, { accepted: 'picture', signal, onProgress: () => undefined })
  if (!outcome.ok) {
    announcer.notify(text(UPLOAD_REASONS[outcome.reason]))
    return
  }
  const { cUrl: url, iWidth: width, iHeight: height } = outcome.stored
  pastePart(studio, partOf('image', { picture: { url, width, height } }), false)
}

function partOf(type: string, props: Readonly<Record<string, unknown>>): CopiedPart {
  const id = 'pasted' as NodeId
  const version = definitionOf(type)?.version ?? 0
  return { children: [id], nodes: { [id]: makeNode({ type, version }, { id, props }) } }
}

function pastePart(studio: Studio, part: CopiedPart, isInPlace: boolean): void {
  const plan = planPaste(part, { ...actionContext(studio), newId: newNodeId }, isInPlace)
  if (!plan.ok) {
    studio.announcer.notify(refusalOf(plan))
    return
  }
  studio.page.run(callOf(pasteNodes, plan.input))
  const left = plan.left.length > 0 ? ` · ${text(CLIPBOARD_TEXTS.left, { count: plan.left.length })}` : ''
  studio.announcer.notify(`${pastedWords(studio, plan.input)}${left}`)
}

/** How many were pasted; of one alone, where it stands now. */
function pastedWords({ page }: Studio, { puts }: PasteInput): string {
  const { document } = page.documents.getState()
  const [id, second] = puts.flatMap(({ nodeIds }) => nodeIds)
  const node = id && document.nodes[id]
  const place = id && placeOf(document, id)
  if (!node || !place || second) {
    return text(CLIPBOARD_TEXTS.pasted, { count: puts.reduce((sum, { nodeIds }) => sum + nodeIds.length, 0) })
  }
  const name = nodeLabel(node, definitionOf(node.module), text)
  const { rect } = node
  if (rect) return text(CLIPBOARD_TEXTS.pastedFreely, { name, x: Math.round(rect.x), y: Math.round(rect.y) })
  return text(CLIPBOARD_TEXTS.pastedInFlow, { name, index: place.index + 1, count: place.count })
}
