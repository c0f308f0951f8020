import { blockCode } from '@mallwright/contract/document'
import type { BlockIssue, Document } from '@mallwright/contract/document'
import { MAX_BLOCK_BYTES } from '@mallwright/contract/site'
import { linkedBlockIssue } from '@mallwright/modules/definitions'

import type { Database } from '../../db/database.ts'
import { notify } from '../../db/pub-sub.ts'
import type { Queryable } from '../../db/query.ts'
import { retainFiles } from '../../file/retain-files.store.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import type { IdempotencyKey } from '../../gateway/idempotency.store.ts'
import { lockSite } from '../../gateway/site.store.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import { readBlock, writeBlock } from './block.store.ts'
import type { Block } from './block.store.ts'
import { revisionConflict } from '../drafts/draft-access.ts'
import type { Draft } from '../drafts/draft.store.ts'
import { invalidDocument } from '../drafts/save-draft.ts'
import type { ReadSent } from '../drafts/save-draft.ts'

/** Names a linked block of a site. */
export interface BlockKey {
  readonly siteId: string
  readonly blockId: string
}

/** A linked block as a draft, edited like a page: its name is the title. */
export async function readBlockDraft(
  client: Queryable,
  { siteId, blockId }: BlockKey,
): Promise<Draft | Failed<'BLOCK_UNKNOWN', undefined>> {
  const block = await readBlock(client, siteId, blockId)
  return block?.isLinked ? draftOf(block) : fail('BLOCK_UNKNOWN')
}

/** Saves a linked block as the next revision of its draft. Without a title its name does not change. */
export async function saveBlockDraft(
  database: Database,
  { siteId, blockId }: BlockKey,
  save: { readonly sent: ReadSent; readonly revision: number; readonly editedBy: string; readonly key: IdempotencyKey },
) {
  return runIdempotent(database, save.key, {
    lock: (client) => lockSite(client, siteId),
    work: async (client) => {
      const block = await readBlock(client, siteId, blockId)
      if (!block?.isLinked) return fail('BLOCK_UNKNOWN')
      if (block.revision !== save.revision) return revisionConflict(block)
      const document = save.sent(draftOf(block))
      if (document instanceof Failed) return document
      const issue = linkedBlockIssue(document) ?? sizeIssue(document)
      if (issue) return invalidDocument(issue)
      await retainFiles(client, siteId, document.nodes)
      const name = document.title.trim() || block.name
      const next = { id: blockId, name, document: { ...document, title: '' }, editedBy: save.editedBy }
      const written = await writeBlock(client, siteId, next)
      await notify(client, { kind: 'draft', siteId, columnCode: blockCode(blockId), revision: written.revision })
      return { iRevision: written.revision, dEdited: wireTime(written.editedAt) }
    },
  })
}

function draftOf(block: Block): Draft {
  return { ...block, document: { ...block.document, title: block.name } }
}

function sizeIssue(document: Document): BlockIssue | undefined {
  const isLarge = Buffer.byteLength(JSON.stringify(document)) > MAX_BLOCK_BYTES
  return isLarge ? { path: 'nodes', reason: `more than ${MAX_BLOCK_BYTES} bytes` } : undefined
}
