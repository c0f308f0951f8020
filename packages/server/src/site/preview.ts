import { expandLinks } from '@mallwright/contract/document'
import type { CompiledPage, Document } from '@mallwright/contract/document'
import { compilePage } from '@mallwright/modules/definitions'

import type { Database } from '../db/database.ts'
import { readPreviewTicket } from '../session/ticket.store.ts'
import { readLinked } from './block-link.store.ts'
import { readDraft } from './draft.store.ts'
import type { PageKey } from './draft.store.ts'

/** The saved draft that a preview ticket was made for, compiled; `undefined` for any other page or a ticket that ended. */
export async function readPreview(
  database: Database,
  ticket: string,
  page: PageKey,
): Promise<{ readonly page: CompiledPage; readonly revision: number } | undefined> {
  const grant = await readPreviewTicket(database, ticket)
  if (!grant || grant.siteId !== page.siteId || grant.columnCode !== page.columnCode) return undefined
  const draft = await readDraft(database.pool, page)
  const document = draft.document as Document
  const { blocks } = await readLinked(database.pool, page.siteId, [document])
  return { page: compilePage(expandLinks(document, blocks), page.columnCode), revision: draft.revision }
}
