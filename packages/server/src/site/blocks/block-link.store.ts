import { blockCode, blocksLinkedIn } from '@mallwright/contract/document'
import type { BlockContents, Document } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { orm, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { savedBlock } from '../../db/tables/block.table.ts'

const LINK = {
  columnCode: z.string(),
  title: z.string(),
  blockId: z.string(),
  /** The block's revision; 0 when the site has no such block any more. */
  revision: z.number(),
}

/** A saved draft that links to a block. */
export type BlockLink = Readonly<z.infer<z.ZodMiniObject<typeof LINK>>>

const LINKS = rows(
  LINK,
  `select page.column_code as "columnCode", readable_json(page.document)->>'title' as title, used.target_id as "blockId",
     coalesce(block.revision, 0) as revision
   from document_use used
   join site_page page on page.site_id = used.site_id and page.column_code = used.code
   left join saved_block block on block.site_id = used.site_id and block.linked and block.id = used.target_id
   where used.site_id = $1 and used.source = 'draft' and used.target_kind = 'block' and page.revision > 0
   order by page.column_code <> $2, title, page.column_code`,
)

/** Every link from a saved draft of a site to a block, each pair once: the home page first, then by title. */
export function listLinks(client: Queryable, siteId: string): Promise<BlockLink[]> {
  return LINKS.all(client, [siteId, HOME_COLUMN])
}

/** The drafts that link to a block. */
export async function pagesOf(client: Queryable, siteId: string, blockId: string): Promise<BlockLink[]> {
  return (await listLinks(client, siteId)).filter((link) => link.blockId === blockId)
}

/** Current documents and revisions of linked blocks. */
export interface LinkedContents {
  readonly blocks: BlockContents
  /** By the block's code. */
  readonly revisions: Readonly<Record<string, number>>
}

/** The linked blocks of documents; blocks of other sites, unlinked and removed ones are omitted. */
export async function readLinked(
  client: Queryable,
  siteId: string,
  documents: readonly Document[],
): Promise<LinkedContents> {
  const ids = [...new Set(documents.flatMap(blocksLinkedIn))]
  if (ids.length === 0) return { blocks: {}, revisions: {} }
  const blocks = await orm(client)
    .select({ id: savedBlock.id, document: savedBlock.document, revision: savedBlock.revision })
    .from(savedBlock)
    .where(and(eq(savedBlock.siteId, siteId), eq(savedBlock.isLinked, true), inArray(savedBlock.id, ids)))
    .orderBy(savedBlock.id)
  return {
    blocks: Object.fromEntries(blocks.map(({ id, document }) => [id, document])),
    revisions: Object.fromEntries(blocks.map(({ id, revision }) => [blockCode(id), revision])),
  }
}

/** Locks the blocks that a document links to against removal until the transaction ends. */
export async function lockLinkedBlocks(client: Transaction, siteId: string, document: Document): Promise<void> {
  const ids = blocksLinkedIn(document)
  if (ids.length === 0) return
  await orm(client)
    .select({ id: savedBlock.id })
    .from(savedBlock)
    .where(and(eq(savedBlock.siteId, siteId), inArray(savedBlock.id, ids)))
    .orderBy(savedBlock.id)
    .for('key share')
}
