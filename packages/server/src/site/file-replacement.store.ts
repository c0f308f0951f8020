import { blockCode, blockOfCode } from '@mallwright/contract/document'
import { replaceFileInDocument, filesIn } from '@mallwright/contract/file'
import type { Document } from '@mallwright/contract/document'
import type { LibraryFile } from '@mallwright/contract/file'

import type { Transaction } from '../db/database.ts'
import { writeBlock } from './block.store.ts'
import { writeDraft } from './draft.store.ts'
import { retainFiles } from '../file/retain-files.store.ts'
import { replacementFor } from '../file/library.store.ts'

/** A replacement of one file by another. */
export interface Replacement {
  readonly fileId: string
  readonly next: LibraryFile
  /** A page, or the code of a block, that is left alone; empty for none. */
  readonly exceptColumn: string
  readonly editedBy: string
}

/** A draft or a block that was changed. */
export interface ChangedDraft {
  cColumnCode: string
  cColumnName: string
  iRevision: number
  /** How many places show the other file now. */
  iCount: number
}

/** A draft or block that may show the file. */
interface ReplaceableDraft {
  readonly code: string
  readonly title: string
  readonly document: Document
  readonly write: (document: Document) => Promise<{ readonly revision: number }>
}

/**
 * Shows another file wherever the drafts and the blocks of a locked site show one: each that is changed is its next
 * revision, so editors that have it open get a revision conflict.
 */
export async function replaceInDrafts(
  client: Transaction,
  siteId: string,
  replacement: Replacement,
): Promise<ChangedDraft[]> {
  const { fileId, next } = replacement
  const changed: ChangedDraft[] = []
  const holders = [
    ...(await draftsWith(client, siteId, replacement)),
    ...(await blocksWith(client, siteId, replacement)),
  ]
  for (const { code, title, document, write } of holders) {
    const replaced = replaceFileInDocument(document, fileId, replacementFor(next))
    if (replaced === document) continue
    const shown = Object.values(document.nodes).flatMap(({ props }) => filesIn(props))
    changed.push({
      cColumnCode: code,
      cColumnName: title,
      iRevision: (await write(replaced)).revision,
      iCount: shown.filter((one) => one === fileId).length,
    })
  }
  await retainFiles(client, siteId, { kind: 'kept', url: next.cUrl })
  return changed
}

async function draftsWith(
  client: Transaction,
  siteId: string,
  { fileId, exceptColumn, editedBy }: Replacement,
): Promise<ReplaceableDraft[]> {
  const { rows } = await client.query<{ columnCode: string; document: Document }>(
    `select column_code as "columnCode", document from site_page
     where site_id = $1 and revision > 0 and column_code <> $2 and strpos(document::text, $3) > 0
     order by column_code for update`,
    [siteId, exceptColumn, fileId],
  )
  return rows.map(({ columnCode, document }) => ({
    code: columnCode,
    title: document.title,
    document,
    write: (replaced) => writeDraft(client, { siteId, columnCode }, { document: replaced, editedBy }),
  }))
}

async function blocksWith(
  client: Transaction,
  siteId: string,
  { fileId, exceptColumn, editedBy }: Replacement,
): Promise<ReplaceableDraft[]> {
  const { rows } = await client.query<{ id: string; name: string; document: Document }>(
    `select id, name, document from saved_block
     where site_id = $1 and id::text <> $2 and strpos(document::text, $3) > 0 order by id for no key update`,
    [siteId, blockOfCode(exceptColumn) ?? '', fileId],
  )
  return rows.map(({ id, name, document }) => ({
    code: blockCode(id),
    title: name,
    document,
    write: (replaced) => writeBlock(client, siteId, { id, name, document: replaced, editedBy }),
  }))
}
