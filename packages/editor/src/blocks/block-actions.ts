import { emptyDocument, expandLinks, LINKED_BLOCK } from '@mallwright/contract/document'
import { newUuid } from '@mallwright/contract/values'
import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { MAX_BLOCK_BYTES } from '@mallwright/contract/site'
import type { BlockItem } from '@mallwright/contract/site'
import { linkedFault } from '@mallwright/modules/definitions'
import { text } from '@mallwright/shop-core/i18n'

import { copyPart, renewPart } from '../commands/copied-part.ts'
import type { CopiedPart } from '../commands/copied-part.ts'
import { callOf } from '../commands/define-command.ts'
import { insertBlock } from '../commands/insert-block.ts'
import { linkableIds, linkBlock } from '../commands/link-block.ts'
import { makeNode, newNodeId } from '../commands/make-node.ts'
import { planPaste } from '../commands/plan-paste.ts'
import { dropGesture } from '../gestures/drop-gesture.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import { actionContext } from '../studio/actions/possible-actions.ts'
import { refusalOf } from '../studio/actions/paste-refusal.ts'
import { isBlockDocument } from '../studio/block-document.ts'
import { blockStore, keepContent, loadBlocks, loadContent } from '../studio/block-store.ts'
import { knownContents, linkedState } from '../studio/linked-state.ts'
import type { Studio } from '../studio/studio.ts'
import { BLOCKS_TEXTS } from './blocks.texts.ts'

/** What became of an action on a block: done, or why not. */
export type BlockOutcome =
  | 'done'
  | keyof Pick<typeof BLOCKS_TEXTS, 'failed' | 'conflict' | 'gone' | 'tooMany' | 'tooLarge' | 'invalid' | 'inUse'>

/** Whether a block is larger than the server accepts. */
function isTooLarge(document: Document): boolean {
  return new TextEncoder().encode(JSON.stringify(document)).length > MAX_BLOCK_BYTES
}

/** The selection as the document of a block: in the place of a link stands what its block holds. A link of which that is not known stays, and no block takes it. */
export function blockOf({ api, page }: Studio): Document {
  const { children, nodes } = copyPart(page.documents.getState().document, page.selection.getState().selected)
  const selection = { ...emptyDocument(''), children: [...children], nodes: { ...nodes } }
  const state = blockStore(api).getState()
  return expandLinks(selection, knownContents(api, selection), (link) => {
    const linked = linkedState(state, link)
    return linked.kind !== 'gone' && linked.content === undefined
  })
}

/** The selected modules that a link could take the place of; empty when the selection cannot be a linked block. */
export function linkableSelection({ column, page }: Studio): NodeId[] {
  const { document } = page.documents.getState()
  const ids = linkableIds(document, page.selection.getState().selected)
  const fault = linkedFault(copyDocument(document, ids))
  return isBlockDocument(column) || fault ? [] : ids
}

function copyDocument(document: Document, ids: readonly NodeId[]): Document {
  const { children, nodes } = copyPart(document, ids)
  return { ...emptyDocument(''), children: [...children], nodes: { ...nodes } }
}

/** A block that is to be made. */
export interface NewBlock {
  readonly name: string
  readonly document: Document
  /** The modules of the page that a link to the block takes the place of; a copy replaces nothing. */
  readonly linkedIds?: readonly NodeId[]
}

/** Saves modules as a new block; a linked one then stands in the place of the modules, as one step. */
export async function addBlock({ api, page }: Studio, block: NewBlock): Promise<BlockOutcome> {
  const { name, document, linkedIds } = block
  if (isTooLarge(document)) return 'tooLarge'
  const cBlockUuid = newUuid()
  const bLinked = linkedIds !== undefined
  const answer = await api.saveBlock({
    body: { cBlockUuid, cBlockName: name, document, iRevision: 0, bLinked, cRequestUuid: newUuid() },
  })
  if (!answer.ok) {
    if (answer.failure === 'TOO_MANY_BLOCKS') return 'tooMany'
    return answer.failure === 'BLOCK_INVALID' ? 'invalid' : 'failed'
  }
  keepContent(api, { cBlockUuid, iRevision: answer.data.iRevision }, document)
  await loadBlocks(api)
  // The page may have become another one while the answer was on its way.
  const nodeIds = linkableIds(page.documents.getState().document, linkedIds ?? [])
  if (linkedIds && nodeIds.length === linkedIds.length) {
    page.run(callOf(linkBlock, { nodeIds, link: linkTo(cBlockUuid, newNodeId()) }))
  }
  return 'done'
}

function linkTo(block: string, id: NodeId): Node {
  return makeNode({ type: LINKED_BLOCK, version: 0 }, { id, props: { block } })
}

/** Gives a block another name. */
export async function renameBlock(studio: Studio, block: BlockItem, name: string): Promise<BlockOutcome> {
  return saveAgain(studio, block, { cBlockName: name })
}

/** Puts other modules in the place of what a block holds. */
export async function replaceBlock(studio: Studio, block: BlockItem, document: Document): Promise<BlockOutcome> {
  if (isTooLarge(document)) return 'tooLarge'
  return saveAgain(studio, block, { document })
}

async function saveAgain(
  { api }: Studio,
  { cBlockUuid, cBlockName, iRevision }: BlockItem,
  changes: { readonly cBlockName?: string; readonly document?: Document },
): Promise<BlockOutcome> {
  const body = { cBlockUuid, cBlockName, iRevision, cRequestUuid: newUuid(), ...changes }
  const answer = await api.saveBlock({ body })
  const outcome = answer.ok ? 'done' : outcomeOf(answer.failure)
  if (outcome !== 'failed') await loadBlocks(api)
  return outcome
}

/** Removes a block; copies on pages stay, and a linked one stays as long as pages use it. */
export async function removeBlock({ api }: Studio, block: BlockItem): Promise<BlockOutcome> {
  const { cBlockUuid, iRevision } = block
  const answer = await api.removeBlock({ body: { cBlockUuid, iRevision, cRequestUuid: newUuid() } })
  const outcome = answer.ok ? 'done' : outcomeOf(answer.failure)
  if (outcome === 'done') {
    blockStore(api).setState(({ blocks }) => ({
      blocks: typeof blocks === 'string' ? blocks : blocks.filter((one) => one.cBlockUuid !== cBlockUuid),
    }))
  }
  if (outcome !== 'failed') await loadBlocks(api)
  return outcome
}

function outcomeOf(failure: string): BlockOutcome {
  if (failure === 'REVISION_CONFLICT') return 'conflict'
  if (failure === 'BLOCK_INVALID') return 'invalid'
  if (failure === 'BLOCK_IN_USE') return 'inUse'
  return failure === 'BLOCK_UNKNOWN' ? 'gone' : 'failed'
}

/** Puts a copy of a block, or a link to it, into or beside the selection, as a click on it does. */
export async function insertBlockOf(studio: Studio, block: BlockItem): Promise<void> {
  const { api, announcer, column, page } = studio
  if (block.bLinked && isBlockDocument(column)) {
    announcer.notify(text(BLOCKS_TEXTS.noLinkInBlock))
    return
  }
  const content = await loadContent(api, block)
  if (typeof content === 'string') {
    announcer.notify(text(BLOCKS_TEXTS[content]))
    return
  }
  const plan = planPaste(partOf(block, content), { ...actionContext(studio), newId: newNodeId })
  if (!plan.ok) {
    announcer.notify(refusalOf(plan))
    return
  }
  page.run(callOf(insertBlock, plan.input))
  announcer.notify(text(BLOCKS_TEXTS.inserted, { name: block.cBlockName }))
}

/** A press on a block whose modules are here: drags a copy or a link onto the page, and inserts it at a tap. */
export function takeBlock(studio: Studio, event: PointerEvent, taken: { block: BlockItem; content: Document }): void {
  const { page, canvas, near, gestures } = studio
  const gesture = dropGesture({
    document: page.documents.getState().document,
    layout: canvas.layout(near.revision),
    rules: MODULE_RULES,
    dragged: { kind: 'block', part: renewPart(partOf(taken.block, taken.content), newNodeId) },
  })
  if (gesture) gestures.start(event, gesture, () => void insertBlockOf(studio, taken.block))
}

/** What a block puts on a page. */
function partOf({ bLinked, cBlockUuid }: BlockItem, { children, nodes }: Document): CopiedPart {
  if (!bLinked) return { children, nodes }
  const link = linkTo(cBlockUuid, 'link' as NodeId)
  return { children: [link.id], nodes: { [link.id]: link } }
}
