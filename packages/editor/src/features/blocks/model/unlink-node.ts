import { blockCode } from '@mallwright/contract/document'
import type { NodeId } from '@mallwright/contract/document'
import { text } from '@mallwright/shop-core/i18n'

import { callOf } from '../../../commands/kit/define-command.ts'
import { newNodeId } from '../../../commands/kit/make-node.ts'
import { planUnlink, unlinkBlock } from '../../../commands/page/unlink-block.ts'
import type { Studio } from '../../../studio/studio.ts'
import { openDocument } from '../../saving/model/open-document.ts'
import { loadContent } from './blocks.queries.ts'
import type { SiteBlock } from './blocks.queries.ts'
import { BLOCKS_TEXTS } from './blocks.texts.ts'

/** Replaces a link by copies of its block's modules. */
export async function unlinkNode(studio: Studio, linkId: NodeId, block: SiteBlock): Promise<void> {
  const { api, announcer, page } = studio
  const content = await loadContent(api, block)
  if (typeof content === 'string') {
    announcer.notify(text(BLOCKS_TEXTS[content]))
    return
  }
  const { document } = page.documents.getState()
  const link = document.nodes[linkId]
  if (!link || link.isLocked) return
  const plan = planUnlink(document, link, { content, newId: newNodeId })
  if (!plan) announcer.notify(text(BLOCKS_TEXTS.unlinkFull))
  else if (page.run(callOf(unlinkBlock, plan))) announcer.notify(text(BLOCKS_TEXTS.unlinked))
}

/** Opens a linked block as a document of its own after saving the page. */
export async function editBlock(studio: Studio, { id }: SiteBlock): Promise<void> {
  await openAfterSave(studio, blockCode(id))
}

/** Opens another document after saving; notifies when saving failed. */
export async function openAfterSave(studio: Studio, code: string): Promise<void> {
  if (!(await openDocument(studio, code))) studio.announcer.notify(text(BLOCKS_TEXTS.notSaved))
}
