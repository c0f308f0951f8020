import { blockCode, blocksLinkedIn, LINKED_BLOCK } from '@mallwright/contract/document'
import type { BlockContents, Document } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { savedBlock } from '../db/tables/block.table.ts'

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
  `select column_code as "columnCode", title, block_id as "blockId", revision from (
     select distinct page.column_code, page.document->>'title' as title, node.value->'props'->>'block' as block_id,
       coalesce(block.revision, 0) as revision
     from site_page page
     cross join lateral json_each(page.document->'nodes') as node
     left join saved_block block on block.site_id = page.site_id and block.linked
       and block.id::text = node.value->'props'->>'block'
     where page.site_id = $1 and page.revision > 0 and strpos(page.document::text, $2) > 0
       and node.value->>'module' = $2 and node.value->'props'->>'block' is not null) as link
   order by column_code <> $3, title, column_code`,
)

/** Every link from a saved draft of a site to a block, each pair once: the home page first, then by title. */
export function listLinks(client: Queryable, siteId: string): Promise<BlockLink[]> {
  return LINKS.all(client, [siteId, LINKED_BLOCK, HOME_COLUMN])
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
