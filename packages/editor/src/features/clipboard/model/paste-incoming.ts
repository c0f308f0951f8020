import { LINKED_BLOCK, emptyDocument, expandLinks } from '@mallwright/contract/document'
import type { BlockContents, Node, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import { text } from '@mallwright/shop-core/i18n'

import { pasteRefusal } from '../../../actions/paste-refusal.ts'
import { actionContext } from '../../../actions/possible-actions.ts'
import { shortcutText } from '../../../actions/shortcut-text.ts'
import type { Clipping } from '../../../commands/kit/clipping.ts'
import { callOf } from '../../../commands/kit/define-command.ts'
import { makeNode, newNodeId } from '../../../commands/kit/make-node.ts'
import { locationOf } from '../../../commands/kit/node-tree.ts'
import { pasteNodes, planPaste } from '../../../commands/node/paste-nodes.ts'
import type { PasteInput } from '../../../commands/node/paste-nodes.ts'
import { nodeLabel } from '../../../document-store/node-label.ts'
import type { Studio } from '../../../studio/studio.ts'
import { uploadFile } from '../../assets/model/upload-file.ts'
import { UPLOAD_REASONS } from '../../assets/model/upload.texts.ts'
import { isBlockDocument } from '../../blocks/model/block-document.ts'
import { loadedBlocks } from '../../blocks/model/blocks.queries.ts'
import { linkedBlock, loadLinked } from '../../blocks/model/link-state.ts'
import { lastClipping, readClipping } from './clipboard-format.ts'
import type { ReadClipping } from './clipboard-format.ts'
import { unwrapClipping } from './clipboard-payload.ts'
import { CLIPBOARD_TEXTS } from './clipboard.texts.ts'
import type { Incoming } from './system-clipboard.ts'

/** Maximum length of pasted text that becomes a text module. */
const MAX_PASTED_TEXT = 200_000

/** Pastes modules, else a picture, else text, with a notice. `undefined` means an unreadable clipboard. */
export async function pasteIncoming(studio: Studio, incoming: Incoming | undefined, isInPlace = false): Promise<void> {
  const { announcer } = studio
  const read = clippingIn(incoming)
  if (read?.kind === 'clipping') {
    const clipping = await localClipping(studio, read)
    if (clipping.children.length === 0) announcer.notify(text(CLIPBOARD_TEXTS.linksGone))
    else pasteClipping(studio, clipping, isInPlace)
    return
  }
  const picture = incoming && pictureIn(incoming)
  if (picture) {
    await pastePicture(studio, picture)
    return
  }
  const words = incoming?.text.trim() ?? ''
  if (words !== '' && words.length <= MAX_PASTED_TEXT) {
    pasteClipping(studio, incomingClipping('text', { text: words }), false)
    return
  }
  if (read) announcer.notify(text(CLIPBOARD_TEXTS[read.kind]))
  else if (words !== '') announcer.notify(text(CLIPBOARD_TEXTS.tooLarge))
  else if (incoming) announcer.notify(text(CLIPBOARD_TEXTS.nothing))
  else announcer.notify(text(CLIPBOARD_TEXTS.forbidden, { keys: shortcutText({ key: 'v', isMod: true }) }))
}

/** The clipping of a paste; for plain text, the last clipping with the same text. */
function clippingIn(incoming: Incoming | undefined): ReadClipping | undefined {
  const json = incoming && unwrapClipping(incoming.html)
  if (json !== undefined) return readClipping(json, location.origin)
  const last = lastClipping.get()
  // Office programs change line endings.
  const isSame = incoming?.html === '' && incoming.text.replaceAll('\r\n', '\n') === last?.text
  return last && (!incoming || isSame) ? readClipping(last.json, location.origin) : undefined
}

/** A picture without text: office programs attach a rendering of copied text. */
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
  const { url, width, height } = outcome.stored
  pasteClipping(studio, incomingClipping('image', { picture: { url, width, height } }), false)
}

function incomingClipping(type: string, props: Readonly<Record<string, unknown>>): Clipping {
  const id = 'pasted' as NodeId
  const version = definitionOf(type)?.version ?? 0
  return { children: [id], nodes: { [id]: makeNode({ type, version }, { id, props }) } }
}

function pasteClipping(studio: Studio, clipping: Clipping, isInPlace: boolean): void {
  const plan = planPaste(clipping, { ...actionContext(studio), newId: newNodeId }, isInPlace)
  if (!plan.ok) {
    studio.announcer.notify(pasteRefusal(plan))
    return
  }
  studio.page.run(callOf(pasteNodes, plan.input))
  const left = plan.left.length > 0 ? ` · ${text(CLIPBOARD_TEXTS.left, { count: plan.left.length })}` : ''
  studio.announcer.notify(`${describePaste(studio, plan.input)}${left}`)
}

/** Number of pasted nodes; for a single one its position. */
function describePaste({ page }: Studio, { insertions }: PasteInput): string {
  const { document } = page.documents.getState()
  const [id, second] = insertions.flatMap(({ nodeIds }) => nodeIds)
  const node = id && document.nodes[id]
  const location = id && locationOf(document, id)
  if (!node || !location || second) {
    return text(CLIPBOARD_TEXTS.pasted, { count: insertions.reduce((sum, { nodeIds }) => sum + nodeIds.length, 0) })
  }
  const name = nodeLabel(node, definitionOf(node.module), text)
  const { rect } = node
  if (rect) return text(CLIPBOARD_TEXTS.pastedFreely, { name, x: Math.round(rect.x), y: Math.round(rect.y) })
  return text(CLIPBOARD_TEXTS.pastedInFlow, { name, index: location.index + 1, count: location.count })
}

/** The clipping adapted to this site: links stay where the block exists, else its content is pasted. */
export async function localClipping(
  { api, column }: Studio,
  { clipping, blocks }: { readonly clipping: Clipping; readonly blocks: BlockContents },
): Promise<Clipping> {
  if (!clipping.children.some((id) => clipping.nodes[id]?.module === LINKED_BLOCK)) return clipping
  const here = await loadLinked(api, clipping)
  const siteBlocks = loadedBlocks(api) ?? 'failed'
  const isKnown = (link: Node) => !isBlockDocument(column) && typeof linkedBlock(siteBlocks, link) === 'object'
  const document = { ...emptyDocument(''), children: [...clipping.children], nodes: { ...clipping.nodes } }
  const contents = { ...blocks, ...(here !== 'failed' && here) }
  const { children, nodes } = expandLinks(document, contents, isKnown)
  // Content that replaces a link has no original location.
  return clipping.children.every((id) => children.includes(id)) ? clipping : { children, nodes }
}
