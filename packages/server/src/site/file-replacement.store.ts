import { blockCode, blockOfCode } from '@mallwright/contract/document'
import { replaceFileInDocument, filesIn } from '@mallwright/contract/file'
import type { Document } from '@mallwright/contract/document'
import type { LibraryFile } from '@mallwright/contract/file'

import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { orm } from '../db/query.ts'
import { savedBlock } from '../db/tables/block.table.ts'
import { documentUse } from '../db/tables/document-use.table.ts'
import { sitePage } from '../db/tables/site.table.ts'
import { writeBlock } from './blocks/block.store.ts'
import { writeDraft } from './drafts/draft.store.ts'
import { retainFiles } from '../file/retain-files.store.ts'
import { replacementFor } from '../file/file.wire.ts'

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
  const documents = [
    ...(await draftsWith(client, siteId, replacement)),
    ...(await blocksWith(client, siteId, replacement)),
  ]
  for (const { code, title, document, write } of documents) {
    const replaced = replaceFileInDocument(document, fileId, replacementFor(next))
    if (replaced === document) continue
    const shown = Object.values(document.nodes).flatMap(({ props }) => filesIn(props))
    changed.push({
      cColumnCode: code,
      cColumnName: title,
      iRevision: (await write(replaced)).revision,
      iCount: shown.filter((id) => id === fileId).length,
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
  const drafts = await orm(client)
    .select({ columnCode: sitePage.columnCode, document: sitePage.document })
    .from(sitePage)
    .where(
      and(
        eq(sitePage.siteId, siteId),
        gt(sitePage.revision, 0),
        ne(sitePage.columnCode, exceptColumn),
        inArray(sitePage.columnCode, usedIn(client, { siteId, source: 'draft', fileId })),
      ),
    )
    .orderBy(sitePage.columnCode)
    .for('update')
  return drafts.map(({ columnCode, document }) => ({
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
  const blocks = await orm(client)
    .select({ id: savedBlock.id, name: savedBlock.name, document: savedBlock.document })
    .from(savedBlock)
    .where(
      and(
        eq(savedBlock.siteId, siteId),
        ne(sql`${savedBlock.id}::text`, blockOfCode(exceptColumn) ?? ''),
        inArray(sql`${savedBlock.id}::text`, usedIn(client, { siteId, source: 'block', fileId })),
      ),
    )
    .orderBy(savedBlock.id)
    .for('no key update')
  return blocks.map(({ id, name, document }) => ({
    code: blockCode(id),
    title: name,
    document,
    write: (replaced) => writeBlock(client, siteId, { id, name, document: replaced, editedBy }),
  }))
}

/** The codes of a site's documents that refer to a file. */
function usedIn(
  client: Transaction,
  use: { readonly siteId: string; readonly source: 'draft' | 'block'; readonly fileId: string },
) {
  return orm(client)
    .select({ code: documentUse.code })
    .from(documentUse)
    .where(
      and(
        eq(documentUse.siteId, use.siteId),
        eq(documentUse.source, use.source),
        eq(documentUse.targetKind, 'file'),
        eq(documentUse.targetId, use.fileId),
      ),
    )
}
