import { LINKED_BLOCK, emptyDocument, expandLinks } from '@mallwright/contract/document'
import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { MAX_BLOCK_BYTES } from '@mallwright/contract/site'
import { newUuid } from '@mallwright/contract/values'
import { linkedBlockIssue } from '@mallwright/modules/definitions'
import { text } from '@mallwright/shop-core/i18n'

import { pasteRefusal } from '../../../actions/paste-refusal.ts'
import { actionContext } from '../../../actions/possible-actions.ts'
import { createClipping, withFreshIds } from '../../../commands/kit/clipping.ts'
import type { Clipping } from '../../../commands/kit/clipping.ts'
import { callOf } from '../../../commands/kit/define-command.ts'
import { makeNode, newNodeId } from '../../../commands/kit/make-node.ts'
import { planPaste } from '../../../commands/node/paste-nodes.ts'
import { insertBlock } from '../../../commands/page/insert-block.ts'
import { linkBlock, linkableIds } from '../../../commands/page/link-block.ts'
import { dropGesture } from '../../../gestures/drop-gesture.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import type { OpenPage } from '../../../document-store/open-page.ts'
import type { Studio } from '../../../studio/studio.ts'
import { isBlockDocument } from './block-document.ts'
import { cacheContent, forgetBlock, invalidateBlocks, loadContent, loadedBlocks } from './blocks.queries.ts'
import type { SiteBlock } from './blocks.queries.ts'
import { BLOCKS_TEXTS } from './blocks.texts.ts'
import { cachedContents, linkedBlock } from './link-state.ts'

/** Outcome of an action on a block. */
export type BlockOutcome =
  | 'done'
  | keyof Pick<typeof BLOCKS_TEXTS, 'failed' | 'conflict' | 'gone' | 'tooMany' | 'tooLarge' | 'invalid' | 'inUse'>

/** The selection as the document of a block, with links expanded. A link with unknown content stays, and saving refuses it. */
export function selectionAsBlock({ api, page }: Studio): Document {
  const { document } = page.documents.getState()
  const { children, nodes } = createClipping(document, page.selection.getState().selected)
  // A block of the whole page is a template, too, and keeps its background. Decision 0085.
  const look = isWholePage(page) ? { look: document.look } : undefined
  const selection = { ...emptyDocument(''), ...look, children: [...children], nodes: { ...nodes } }
  const blocks = loadedBlocks(api) ?? 'loading'
  const contents = cachedContents(api, selection)
  return expandLinks(selection, contents, (link) => {
    const block = linkedBlock(blocks, link)
    return block !== 'gone' && (typeof block === 'string' || contents[block.id] === undefined)
  })
}

/** Whether every module of the page is selected. */
export function isWholePage(page: OpenPage): boolean {
  const { children } = page.documents.getState().document
  const { selected } = page.selection.getState()
  return children.length > 0 && children.every((id) => selected.includes(id))
}

/** Selected modules that a link could replace; empty when the selection cannot become a linked block. */
export function linkableSelection({ column, page }: Studio): NodeId[] {
  const { document } = page.documents.getState()
  const ids = linkableIds(document, page.selection.getState().selected)
  const issue = linkedBlockIssue(copyDocument(document, ids))
  return isBlockDocument(column) || issue ? [] : ids
}

function copyDocument(document: Document, ids: readonly NodeId[]): Document {
  const { children, nodes } = createClipping(document, ids)
  return { ...emptyDocument(''), children: [...children], nodes: { ...nodes } }
}

/** A block to be created. */
export interface NewBlock {
  readonly name: string
  readonly document: Document
  /** Modules that the link replaces; absent for a block of copies. */
  readonly linkedIds?: readonly NodeId[]
}

/** Saves modules as a new block; a linked block then replaces the modules by a link, as one step. */
export async function addBlock({ api, page }: Studio, block: NewBlock): Promise<BlockOutcome> {
  const { name, document, linkedIds } = block
  if (isTooLarge(document)) return 'tooLarge'
  const id = newUuid()
  const answer = await api.saveBlock({
    body: {
      cBlockUuid: id,
      cBlockName: name,
      document,
      iRevision: 0,
      bLinked: linkedIds !== undefined,
      cRequestUuid: newUuid(),
    },
  })
  if (!answer.ok) {
    if (answer.failure === 'TOO_MANY_BLOCKS') return 'tooMany'
    return answer.failure === 'BLOCK_INVALID' ? 'invalid' : 'failed'
  }
  cacheContent(api, { id, revision: answer.data.iRevision }, document)
  await invalidateBlocks(api)
  // The page may have changed while the request was pending.
  const nodeIds = linkableIds(page.documents.getState().document, linkedIds ?? [])
  if (linkedIds && nodeIds.length === linkedIds.length) {
    page.run(callOf(linkBlock, { nodeIds, link: linkTo(id, newNodeId()) }))
  }
  return 'done'
}

function linkTo(block: string, id: NodeId): Node {
  return makeNode({ type: LINKED_BLOCK, version: 0 }, { id, props: { block } })
}

function isTooLarge(document: Document): boolean {
  return new TextEncoder().encode(JSON.stringify(document)).length > MAX_BLOCK_BYTES
}

/** Renames a block. */
export async function renameBlock(studio: Studio, block: SiteBlock, name: string): Promise<BlockOutcome> {
  return updateBlock(studio, block, { name })
}

/** Replaces the content of a block. */
export async function replaceBlock(studio: Studio, block: SiteBlock, document: Document): Promise<BlockOutcome> {
  if (isTooLarge(document)) return 'tooLarge'
  return updateBlock(studio, block, { document })
}

async function updateBlock(
  { api }: Studio,
  block: SiteBlock,
  { name = block.name, document }: { readonly name?: string; readonly document?: Document },
): Promise<BlockOutcome> {
  const body = { cBlockUuid: block.id, cBlockName: name, iRevision: block.revision, cRequestUuid: newUuid() }
  const answer = await api.saveBlock({ body: { ...body, ...(document && { document }) } })
  const outcome = answer.ok ? 'done' : outcomeOf(answer.failure)
  if (outcome !== 'failed') await invalidateBlocks(api)
  return outcome
}

/** Removes a block; copies on pages stay, and a linked block in use is refused. */
export async function removeBlock({ api }: Studio, block: SiteBlock): Promise<BlockOutcome> {
  const { id, revision } = block
  const answer = await api.removeBlock({ body: { cBlockUuid: id, iRevision: revision, cRequestUuid: newUuid() } })
  const outcome = answer.ok ? 'done' : outcomeOf(answer.failure)
  if (outcome === 'done') forgetBlock(api, id)
  if (outcome !== 'failed') await invalidateBlocks(api)
  return outcome
}

function outcomeOf(failure: string): BlockOutcome {
  if (failure === 'REVISION_CONFLICT') return 'conflict'
  if (failure === 'BLOCK_INVALID') return 'invalid'
  if (failure === 'BLOCK_IN_USE') return 'inUse'
  return failure === 'BLOCK_UNKNOWN' ? 'gone' : 'failed'
}

/** Inserts a copy of a block, or a link to it, in or beside the selection. */
export async function insertBlockOf(studio: Studio, block: SiteBlock): Promise<void> {
  const { api, announcer, column, page } = studio
  if (block.isLinked && isBlockDocument(column)) {
    announcer.notify(text(BLOCKS_TEXTS.noLinkInBlock))
    return
  }
  const content = await loadContent(api, block)
  if (typeof content === 'string') {
    announcer.notify(text(BLOCKS_TEXTS[content]))
    return
  }
  const plan = planPaste(clippingOf(block, content), { ...actionContext(studio), newId: newNodeId })
  if (!plan.ok) {
    announcer.notify(pasteRefusal(plan))
    return
  }
  page.run(callOf(insertBlock, plan.input))
  announcer.notify(text(BLOCKS_TEXTS.inserted, { name: block.name }))
}

/** Starts dragging a loaded block as copy or link; a tap inserts it. */
export function dragBlock(studio: Studio, event: PointerEvent, taken: { block: SiteBlock; content: Document }): void {
  const { page, canvas, nodeWindow, gestures } = studio
  const gesture = dropGesture({
    document: page.documents.getState().document,
    layout: canvas.layout(nodeWindow.revision),
    rules: MODULE_RULES,
    dragged: { kind: 'block', clipping: withFreshIds(clippingOf(taken.block, taken.content), newNodeId) },
  })
  if (gesture) gestures.start(event, gesture, () => void insertBlockOf(studio, taken.block))
}

/** Nodes that a block inserts into a page. */
function clippingOf({ isLinked, id }: SiteBlock, { children, nodes }: Document): Clipping {
  if (!isLinked) return { children, nodes }
  const link = linkTo(id, 'link' as NodeId)
  return { children: [link.id], nodes: { [link.id]: link } }
}
