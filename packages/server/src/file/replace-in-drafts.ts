import { documentWithFile, filesIn } from '@mallwright/contract'
import type { Document, LibraryFile } from '@mallwright/contract'

import type { Transaction } from '../db/database.ts'
import { writeDraft } from '../site/draft.ts'
import { keepFiles } from './keep-files.ts'
import { standInOf } from './library-file.ts'

/** What to show in a file's place, and where not. */
export interface Replacement {
  readonly fileId: string
  readonly next: LibraryFile
  /** A page that is left alone; empty for none. */
  readonly exceptColumn: string
  readonly editedBy: string
}

/** A draft that was changed. */
export interface ChangedDraft {
  cColumnCode: string
  cColumnName: string
  iRevision: number
  /** How many places show the other file now. */
  iCount: number
}

/**
 * Shows another file wherever the drafts of a locked site show one: every changed draft is its next revision, so whoever
 * has it open meets the conflict of any other save.
 */
export async function replaceInDrafts(
  client: Transaction,
  siteId: string,
  { fileId, next, exceptColumn, editedBy }: Replacement,
): Promise<ChangedDraft[]> {
  const { rows } = await client.query<{ columnCode: string; document: Document }>(
    `select column_code as "columnCode", document from site_page
     where site_id = $1 and revision > 0 and column_code <> $2 and strpos(document::text, $3) > 0
     order by column_code for update`,
    [siteId, exceptColumn, fileId],
  )
  const changed: ChangedDraft[] = []
  for (const { columnCode, document } of rows) {
    const replaced = documentWithFile(document, fileId, standInOf(next))
    if (replaced === document) continue
    const written = await writeDraft(client, { siteId, columnCode }, { document: replaced, editedBy })
    const shown = Object.values(document.nodes).flatMap(({ props }) => filesIn(props))
    changed.push({
      cColumnCode: columnCode,
      cColumnName: document.title,
      iRevision: written.revision,
      iCount: shown.filter((one) => one === fileId).length,
    })
  }
  await keepFiles(client, siteId, { kind: 'kept', url: next.cUrl })
  return changed
}
