import { checkDocument } from '@mallwright/contract/document'
import { MAX_BLOCK_BYTES, saveColumnPage } from '@mallwright/contract/site'
import type { BlockIssue, Document } from '@mallwright/contract/document'
import { linkedBlockIssue } from '@mallwright/modules/definitions'

import { retainFiles } from '../file/retain-files.store.ts'
import type { Database, Transaction } from '../db/database.ts'
import { fail } from '../gateway/failure.ts'
import type { Failed } from '../gateway/failure.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import type { IdempotencyKey } from '../gateway/idempotency.store.ts'
import { readBlock, writeBlock } from './block.store.ts'
import type { Block } from './block.store.ts'
import type { Draft } from './draft.store.ts'
import { lockSite } from '../gateway/site.store.ts'

/** Names a linked block of a site. */
export interface BlockKey {
  readonly siteId: string
  readonly blockId: string
}

/** A linked block as a draft, edited like a page: its name is the title. */
export async function readBlockDraft(
  client: Pick<Transaction, 'query'>,
  { siteId, blockId }: BlockKey,
): Promise<Draft | Failed<'BLOCK_UNKNOWN', undefined>> {
  const block = await readBlock(client, siteId, blockId)
  if (!block?.isLinked) return fail('BLOCK_UNKNOWN')
  return { ...block, document: { ...(block.document as Document), title: block.name } }
}

/** Saves a linked block as the next revision of its draft. Without a title its name does not change. */
export async function saveBlockDraft(
  database: Database,
  key: BlockKey,
  save: {
    readonly document: unknown
    readonly revision: number
    readonly editedBy: string
    readonly request: Omit<IdempotencyKey, 'operation'>
  },
) {
  const { siteId, blockId } = key
  const checked = checkDocument(save.document)
  const fault = checked.ok ? (linkedBlockIssue(checked.document) ?? sizeFault(checked.document)) : checked.fault
  if (!checked.ok || fault) return fail('DOCUMENT_INVALID', { cField: fault?.path ?? '', cReason: fault?.reason ?? '' })
  const { document } = checked
  return runIdempotent(
    database,
    { ...save.request, operation: saveColumnPage },
    {
      lock: (client) => lockSite(client, siteId),
      work: async (client) => {
        const block = await readBlock(client, siteId, blockId)
        if (!block?.isLinked) return fail('BLOCK_UNKNOWN')
        if (block.revision !== save.revision) return blockConflict(block)
        await retainFiles(client, siteId, document.nodes)
        const name = document.title.trim() || block.name
        const next = { id: blockId, name, document: { ...document, title: '' }, editedBy: save.editedBy }
        const written = await writeBlock(client, siteId, next)
        return { iRevision: written.revision, dEdited: wireTime(written.editedAt) }
      },
    },
  )
}

/** Somebody else saved a block meanwhile. */
export function blockConflict(block: Pick<Block, 'revision' | 'editedBy' | 'editedAt'>) {
  return fail('REVISION_CONFLICT', {
    iRevision: block.revision,
    cEditedBy: block.editedBy,
    dEdited: wireTime(block.editedAt),
  })
}

function sizeFault(document: Document): BlockIssue | undefined {
  const isLarge = Buffer.byteLength(JSON.stringify(document)) > MAX_BLOCK_BYTES
  return isLarge ? { path: 'nodes', reason: `more than ${MAX_BLOCK_BYTES} bytes` } : undefined
}
