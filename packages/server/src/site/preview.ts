import { expandLinks } from '@mallwright/contract/document'
import type { CompiledPage } from '@mallwright/contract/document'
import { compilePage } from '@mallwright/modules/definitions'

import type { Queryable } from '../db/query.ts'
import { readPreviewTicket } from '../session/ticket.store.ts'
import { readLinked } from './blocks/block-link.store.ts'
import { readDraft } from './drafts/draft.store.ts'
import type { PageKey } from './drafts/draft.store.ts'

/** Whether a preview ticket is valid for a site. */
export async function isPreviewOf(client: Queryable, ticket: string | undefined, siteId: string): Promise<boolean> {
  return ticket !== undefined && (await readPreviewTicket(client, ticket))?.siteId === siteId
}

/** The saved draft that a preview ticket was made for, compiled; `undefined` for any other page or a ticket that ended. */
export async function readPreview(
  client: Queryable,
  ticket: string,
  page: PageKey,
): Promise<{ readonly page: CompiledPage; readonly revision: number } | undefined> {
  const grant = await readPreviewTicket(client, ticket)
  if (!grant || grant.siteId !== page.siteId || grant.columnCode !== page.columnCode) return undefined
  const draft = await readDraft(client, page)
  const { document } = draft
  const { blocks } = await readLinked(client, page.siteId, [document])
  return { page: compilePage(expandLinks(document, blocks), page.columnCode), revision: draft.revision }
}
