import { blocksLinkedIn } from '@mallwright/contract/document'
import type { CompiledPage, Document } from '@mallwright/contract/document'
import { filesIn } from '@mallwright/contract/file'
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { command, orm } from '../db/query.ts'
import { documentUse } from '../db/tables/document-use.table.ts'
import { isFileId } from './file.store.ts'

/** A stored document: the draft of a page, by column code, or a saved block, by id. */
export interface DocumentKey {
  readonly siteId: string
  readonly source: 'draft' | 'block'
  readonly code: string
}

const SET_USES = command(
  `with used as (select kind, id from unnest($4::text[], $5::uuid[]) as target (kind, id)),
   stale as (
     delete from document_use where site_id = $1 and source = $2 and code = $3
       and (target_kind, target_id) not in (select kind, id from used))
   insert into document_use (site_id, source, code, target_kind, target_id)
   select $1, $2, $3, kind, id from used on conflict do nothing`,
)

const SET_RELEASE_USES = command(
  `insert into document_use (site_id, source, code, target_kind, target_id)
   select distinct $1::uuid, 'release', code, 'file', id from unnest($2::text[], $3::uuid[]) as used (code, id)`,
)

/** Records the files and blocks that a document refers to, in the transaction that writes it. */
export async function recordUses(client: Transaction, key: DocumentKey, document: Document): Promise<void> {
  const files = storedFilesIn(document.nodes)
  const blocks = blocksLinkedIn(document)
  const kinds = [...files.map(() => 'file'), ...blocks.map(() => 'block')]
  await SET_USES.run(client, [key.siteId, key.source, key.code, kinds, [...files, ...blocks]])
}

/** Removes the uses of a removed document. */
export async function removeUses(client: Transaction, { siteId, source, code }: DocumentKey): Promise<void> {
  await orm(client)
    .delete(documentUse)
    .where(and(eq(documentUse.siteId, siteId), eq(documentUse.source, source), eq(documentUse.code, code)))
}

/** Records the files of a site's current release in place of those of the release before. */
export async function recordReleaseUses(
  client: Transaction,
  siteId: string,
  content: Readonly<Record<string, CompiledPage>>,
): Promise<void> {
  await orm(client)
    .delete(documentUse)
    .where(and(eq(documentUse.siteId, siteId), eq(documentUse.source, 'release')))
  const uses = Object.entries(content).flatMap(([code, page]) => storedFilesIn(page.nodes).map((id) => ({ code, id })))
  await SET_RELEASE_USES.run(client, [siteId, uses.map(({ code }) => code), uses.map(({ id }) => id)])
}

function storedFilesIn(nodes: unknown): string[] {
  return [...new Set(filesIn(nodes))].filter(isFileId)
}
