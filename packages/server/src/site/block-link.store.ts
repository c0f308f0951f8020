import { blockCode, blocksLinkedIn, LINKED_BLOCK } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import type { BlockContents, Document } from '@mallwright/contract/document'

import type { Transaction } from '../db/database.ts'

type Client = Pick<Transaction, 'query'>

/** A saved draft that shows a linked block. */
export interface BlockLink {
  readonly columnCode: string
  readonly title: string
  readonly blockId: string
  /** The block's revision; 0 when the site has no such block any more. */
  readonly revision: number
}

/** Every link from a saved draft of a site to a block, each pair once: the home page first, then by title. */
export async function listLinks(client: Client, siteId: string): Promise<BlockLink[]> {
  const { rows } = await client.query<BlockLink>(
    `select distinct page.column_code <> $3 as "isOther", page.column_code as "columnCode",
       page.document->>'title' as title, node.value->'props'->>'block' as "blockId",
       coalesce(block.revision, 0) as revision
     from site_page page
     cross join lateral json_each(page.document->'nodes') as node
     left join saved_block block on block.site_id = page.site_id and block.linked
       and block.id::text = node.value->'props'->>'block'
     where page.site_id = $1 and page.revision > 0 and strpos(page.document::text, $2) > 0
       and node.value->>'module' = $2 and node.value->'props'->>'block' is not null
     order by 1, 3, 2`,
    [siteId, LINKED_BLOCK, HOME_COLUMN],
  )
  return rows
}

/** The drafts that show a block. */
export async function pagesOf(client: Client, siteId: string, blockId: string): Promise<BlockLink[]> {
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
  client: Client,
  siteId: string,
  documents: readonly Document[],
): Promise<LinkedContents> {
  const ids = [...new Set(documents.flatMap(blocksLinkedIn))]
  if (ids.length === 0) return { blocks: {}, revisions: {} }
  const { rows } = await client.query<{ id: string; document: Document; revision: number }>(
    'select id, document, revision from saved_block where site_id = $1 and linked and id = any($2::uuid[]) order by id',
    [siteId, ids],
  )
  return {
    blocks: Object.fromEntries(rows.map(({ id, document }) => [id, document])),
    revisions: Object.fromEntries(rows.map(({ id, revision }) => [blockCode(id), revision])),
  }
}

/** Keeps the blocks that a document links to from being removed until the transaction ends. */
export async function lockLinkedBlocks(client: Transaction, siteId: string, document: Document): Promise<void> {
  const ids = blocksLinkedIn(document)
  if (ids.length === 0) return
  await client.query(
    'select 1 from saved_block where site_id = $1 and id = any($2::uuid[]) order by id for key share',
    [siteId, ids],
  )
}
