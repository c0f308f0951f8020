import { findBlockIssue, checkDocument } from '@mallwright/contract/document'
import { getBlock, getBlockList, MAX_BLOCK_BYTES, MAX_BLOCKS, removeBlock, saveBlock } from '@mallwright/contract/site'
import { linkedBlockIssue } from '@mallwright/modules/definitions'

import { retainFiles } from '../../file/retain-files.store.ts'
import { handle } from '../../gateway/handle.ts'
import { DONE, fail, Failed } from '../../gateway/failures/failure.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { revisionConflict } from '../drafts/draft-access.ts'
import { listLinks, pagesOf } from './block-link.store.ts'
import type { BlockLink } from './block-link.store.ts'
import { addBlock, deleteBlock, listBlocks, lockBlock, readBlock, writeBlock } from './block.store.ts'
import type { Block } from './block.store.ts'
import { editableSite, editorName, idempotencyKey } from '../../gateway/site-access.ts'
import { lockSite } from '../../gateway/site.store.ts'

/** Room for the other fields of a body that carries a block. */
const MAX_ENVELOPE_BYTES = 16 * 1024

/** Registers the handlers of saved blocks, which act on the site of the request's host. */
export function blockRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getBlockList, async ({ caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const links = await listLinks(database.pool, ownSite.id)
    const results = (await listBlocks(database.pool, ownSite.id)).map((block) => ({
      cBlockUuid: block.id,
      cBlockName: block.name,
      iRevision: block.revision,
      cEditedBy: block.editedBy,
      dEdited: wireTime(block.editedAt),
      iModuleCount: block.count,
      bLinked: block.isLinked,
      pages: wirePages(links.filter(({ blockId }) => blockId === block.id)),
    }))
    return { results }
  })
  handle(context, getBlock, async ({ body, caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const block = await readBlock(database.pool, ownSite.id, body.cBlockUuid)
    return block ? { document: block.document, iRevision: block.revision } : fail('BLOCK_UNKNOWN')
  })
  saveRoute(context)
  handle(context, removeBlock, async ({ body, caller, site, payload }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    return runIdempotent(database, idempotencyKey(removeBlock, { body, caller, payload }), {
      lock: (client) => lockSite(client, ownSite.id),
      work: async (client) => {
        const block = await lockBlock(client, ownSite.id, body.cBlockUuid)
        if (!block) return fail('BLOCK_UNKNOWN')
        if (block.revision !== body.iRevision) return revisionConflict(block)
        const pages = wirePages(await pagesOf(client, ownSite.id, block.id))
        const names = pages.map(({ cColumnName, cColumnCode }) => cColumnName || cColumnCode)
        if (pages.length > 0) return fail('BLOCK_IN_USE', { cPages: names.join('、'), pages })
        await deleteBlock(client, ownSite.id, block.id)
        return DONE
      },
    })
  })
}

function saveRoute(context: AppContext): void {
  const { database } = context
  handle(
    context,
    saveBlock,
    async ({ body, caller, site, payload }) => {
      const ownSite = editableSite(await site(), caller)
      if (ownSite instanceof Failed) return ownSite
      const isNew = body.iRevision === 0
      const checked = checkBlock(body.document, isNew)
      if (checked instanceof Failed) return checked
      return runIdempotent(database, idempotencyKey(saveBlock, { body, caller, payload }), {
        lock: (client) => lockSite(client, ownSite.id),
        work: async (client) => {
          const stored = await readBlock(client, ownSite.id, body.cBlockUuid)
          if (!isNew && !stored) return fail('BLOCK_UNKNOWN')
          if (stored && stored.revision !== body.iRevision) return revisionConflict(stored)
          const isLinked = stored ? stored.isLinked : body.bLinked
          const issue = checked && (isLinked ? linkedBlockIssue(checked) : findBlockIssue(checked))
          if (issue) return fail('BLOCK_INVALID', { cField: issue.path, cReason: issue.reason })
          const document = checked ?? stored?.document
          if (!document) return fail('BLOCK_UNKNOWN')
          await retainFiles(client, ownSite.id, checked?.nodes)
          const next = { id: body.cBlockUuid, name: body.cBlockName, isLinked, document, editedBy: editorName(caller) }
          if (!isNew) return answerOf(await writeBlock(client, ownSite.id, next))
          if ((await listBlocks(client, ownSite.id)).length >= MAX_BLOCKS)
            return fail('TOO_MANY_BLOCKS', { iMax: MAX_BLOCKS })
          const added = await addBlock(client, ownSite.id, next)
          return added ? answerOf(added) : fail('FIELD_INVALID', { cField: 'cBlockUuid' })
        },
      })
    },
    { bodyLimit: MAX_BLOCK_BYTES + MAX_ENVELOPE_BYTES },
  )
}

/** Checks a block's document: required for a new block, `undefined` leaves it unchanged. */
function checkBlock(value: unknown, isNeeded: boolean) {
  if (value === undefined && !isNeeded) return undefined
  const checked = checkDocument(value)
  if (!checked.ok) return fail('BLOCK_INVALID', { cField: checked.issue.path, cReason: checked.issue.reason })
  const isEmpty = checked.document.children.length === 0
  return isEmpty ? fail('BLOCK_INVALID', { cField: 'children', cReason: 'no modules' }) : checked.document
}

function answerOf({ revision, editedAt }: Pick<Block, 'revision' | 'editedAt'>) {
  return { iRevision: revision, dEdited: wireTime(editedAt) }
}

function wirePages(links: readonly BlockLink[]) {
  return links.map(({ columnCode, title }) => ({ cColumnCode: columnCode, cColumnName: title }))
}
