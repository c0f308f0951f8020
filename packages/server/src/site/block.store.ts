import type { Transaction } from '../db/database.ts'
import { notify } from '../db/pub-sub.ts'

/** A stored block. */
export interface Block {
  readonly id: string
  readonly name: string
  /** Linked blocks are expanded at publish; unlinked ones were copied into pages. */
  readonly isLinked: boolean
  readonly document: unknown
  readonly revision: number
  readonly editedBy: string
  readonly editedAt: Date
}

/** A listed block, without its document. */
export interface ListedBlock extends Omit<Block, 'document'> {
  /** How many modules it has at the top. */
  readonly count: number
}

type Client = Pick<Transaction, 'query'>

const COLUMNS = 'id, name, linked as "isLinked", revision, edited_by as "editedBy", edited_at as "editedAt"'

/** The blocks of a site, last saved first. */
export async function listBlocks(client: Client, siteId: string): Promise<ListedBlock[]> {
  const { rows } = await client.query<ListedBlock>(
    `select ${COLUMNS}, json_array_length(document->'children') as count
     from saved_block where site_id = $1 order by edited_at desc, id`,
    [siteId],
  )
  return rows
}

/** One block of a site; `undefined` when it has no such. */
export async function readBlock(client: Client, siteId: string, id: string): Promise<Block | undefined> {
  const { rows } = await client.query<Block>(
    `select ${COLUMNS}, document from saved_block where site_id = $1 and id = $2`,
    [siteId, id],
  )
  return rows[0]
}

/** A block, locked against new links until the transaction ends. */
export async function lockBlock(client: Transaction, siteId: string, id: string): Promise<Block | undefined> {
  await client.query('select 1 from saved_block where site_id = $1 and id = $2 for update', [siteId, id])
  return readBlock(client, siteId, id)
}

/** Creates a block; `undefined` when the id is taken on any site. */
export async function addBlock(
  client: Transaction,
  siteId: string,
  block: Pick<Block, 'id' | 'name' | 'isLinked' | 'document' | 'editedBy'>,
): Promise<Pick<Block, 'revision' | 'editedAt'> | undefined> {
  const { rows } = await client.query<Pick<Block, 'revision' | 'editedAt'>>(
    `insert into saved_block (id, site_id, name, linked, document, revision, edited_by)
     values ($1, $2, $3, $4, $5, 1, $6) on conflict do nothing returning revision, edited_at as "editedAt"`,
    [block.id, siteId, block.name, block.isLinked, JSON.stringify(block.document), block.editedBy],
  )
  if (rows[0]) await notify(client, { kind: 'blocks', siteId })
  return rows[0]
}

/** Writes a block as the next revision. */
export async function writeBlock(
  client: Transaction,
  siteId: string,
  block: Pick<Block, 'id' | 'name' | 'document' | 'editedBy'>,
): Promise<Pick<Block, 'revision' | 'editedAt'>> {
  const { rows } = await client.query<Pick<Block, 'revision' | 'editedAt'>>(
    `update saved_block set name = $3, document = $4, revision = revision + 1, edited_by = $5, edited_at = now()
     where site_id = $1 and id = $2 returning revision, edited_at as "editedAt"`,
    [siteId, block.id, block.name, JSON.stringify(block.document), block.editedBy],
  )
  const written = rows[0]
  if (!written) throw new Error('a block is missing under the lock of its site')
  await notify(client, { kind: 'blocks', siteId })
  return written
}

/** Removes a block. */
export async function deleteBlock(client: Transaction, siteId: string, id: string): Promise<void> {
  await client.query('delete from saved_block where site_id = $1 and id = $2', [siteId, id])
  await notify(client, { kind: 'blocks', siteId })
}
