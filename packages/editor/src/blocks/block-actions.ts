import { emptyDocument, newUuid } from '@mallwright/contract'
import type { BlockItem, Document } from '@mallwright/contract'
import { text } from '@mallwright/shop-core/i18n'

import { copyPart, renewPart } from '../commands/copied-part.ts'
import type { CopiedPart } from '../commands/copied-part.ts'
import { callOf } from '../commands/define-command.ts'
import { insertBlock } from '../commands/insert-block.ts'
import { newNodeId } from '../commands/make-node.ts'
import { planPaste } from '../commands/plan-paste.ts'
import { dropGesture } from '../gestures/drop-gesture.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import { actionContext } from '../studio/actions/possible-actions.ts'
import { refusalOf } from '../studio/actions/paste-refusal.ts'
import type { Studio } from '../studio/studio.ts'
import { blockStore, loadBlocks, loadContent } from './block-store.ts'
import { BLOCKS_TEXTS } from './blocks.texts.ts'

/** What became of an action on a block: done, or why not. */
export type BlockOutcome =
  | 'done'
  | keyof Pick<typeof BLOCKS_TEXTS, 'failed' | 'conflict' | 'gone' | 'tooMany' | 'tooLarge' | 'invalid'>

/** The largest block that the server takes, in characters of its JSON. */
const MAX_BLOCK_LENGTH = 300_000

/** The selection as the document of a block. */
export function blockOf({ page }: Studio): Document {
  const { children, nodes } = copyPart(page.documents.getState().document, page.selection.getState().selected)
  return { ...emptyDocument(''), children: [...children], nodes: { ...nodes } }
}

/** Saves modules as a new block. */
export async function addBlock({ api }: Studio, name: string, document: Document): Promise<BlockOutcome> {
  if (JSON.stringify(document).length > MAX_BLOCK_LENGTH) return 'tooLarge'
  const body = { cBlockUuid: newUuid(), cBlockName: name, document, iRevision: 0, cRequestUuid: newUuid() }
  const answer = await api.saveBlock({ body })
  if (!answer.ok) {
    if (answer.failure === 'TOO_MANY_BLOCKS') return 'tooMany'
    return answer.failure === 'BLOCK_INVALID' ? 'invalid' : 'failed'
  }
  await loadBlocks(api)
  return 'done'
}

/** Gives a block another name. */
export async function renameBlock(studio: Studio, block: BlockItem, name: string): Promise<BlockOutcome> {
  return saveAgain(studio, block, { cBlockName: name })
}

/** Puts other modules in the place of what a block holds. */
export async function replaceBlock(studio: Studio, block: BlockItem, document: Document): Promise<BlockOutcome> {
  if (JSON.stringify(document).length > MAX_BLOCK_LENGTH) return 'tooLarge'
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

/** Removes a block; modules that were put on pages from it stay. */
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
  return failure === 'BLOCK_UNKNOWN' ? 'gone' : 'failed'
}

/** Puts a copy of a block into or beside the selection, as a click on it does. */
export async function insertBlockOf(studio: Studio, block: BlockItem): Promise<void> {
  const { api, announcer, page } = studio
  const content = await loadContent(api, block)
  if (typeof content === 'string') {
    announcer.notify(text(BLOCKS_TEXTS[content]))
    return
  }
  const plan = planPaste(partOf(content), { ...actionContext(studio), newId: newNodeId })
  if (!plan.ok) {
    announcer.notify(refusalOf(plan))
    return
  }
  page.run(callOf(insertBlock, plan.input))
  announcer.notify(text(BLOCKS_TEXTS.inserted, { name: block.cBlockName }))
}

/** A press on a block whose modules are here: drags a copy onto the page, and inserts it at a tap. */
export function takeBlock(studio: Studio, event: PointerEvent, taken: { block: BlockItem; content: Document }): void {
  const { page, canvas, near, gestures } = studio
  const gesture = dropGesture({
    document: page.documents.getState().document,
    layout: canvas.layout(near.revision),
    rules: MODULE_RULES,
    dragged: { kind: 'block', part: renewPart(partOf(taken.content), newNodeId) },
  })
  if (gesture) gestures.start(event, gesture, () => void insertBlockOf(studio, taken.block))
}

function partOf({ children, nodes }: Document): CopiedPart {
  return { children, nodes }
}
