import { blockCode } from '@mallwright/contract/document'
import { and, desc, eq, max, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { notify } from '../../db/pub-sub.ts'
import { only, orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { savedBlock } from '../../db/tables/block.table.ts'
import { publishedDocument } from '../../db/tables/site.table.ts'
import { recordUses, removeUses } from '../../file/document-use.store.ts'
import type { DocumentKey } from '../../file/document-use.store.ts'

const LISTED = {
  id: savedBlock.id,
  name: savedBlock.name,
  isLinked: savedBlock.isLinked,
  revision: savedBlock.revision,
  editedBy: savedBlock.editedBy,
  editedAt: savedBlock.editedAt,
}

const WRITTEN = { revision: savedBlock.revision, editedAt: savedBlock.editedAt }

/** A stored block. */
export type Block = Readonly<Omit<typeof savedBlock.$inferSelect, 'siteId'>>

/** A listed block, without its document. */
export interface ListedBlock extends Omit<Block, 'document'> {
  /** Number of top-level modules. */
  readonly count: number
}

/** Revision and time of a saved block. */
export type WrittenBlock = Pick<Block, 'revision' | 'editedAt'>

/** The blocks of a site, last saved first. */
export function listBlocks(client: Queryable, siteId: string): Promise<ListedBlock[]> {
  return orm(client)
    .select({
      ...LISTED,
      count: sql`json_array_length(readable_json(${savedBlock.document})->'children')`.mapWith(Number),
    })
    .from(savedBlock)
    .where(eq(savedBlock.siteId, siteId))
    .orderBy(desc(savedBlock.editedAt), savedBlock.id)
}

/** One block of a site. */
export async function readBlock(client: Queryable, siteId: string, id: string): Promise<Block | undefined> {
  const [block] = await orm(client)
    .select({ ...LISTED, document: savedBlock.document })
    .from(savedBlock)
    .where(isBlock(siteId, id))
  return block
}

/** A block, locked against new links until the transaction ends. */
export async function lockBlock(client: Transaction, siteId: string, id: string): Promise<Block | undefined> {
  await orm(client).select({ id: savedBlock.id }).from(savedBlock).where(isBlock(siteId, id)).for('update')
  return readBlock(client, siteId, id)
}

/** Creates a block; `undefined` when the id is taken on any site. */
export async function addBlock(
  client: Transaction,
  siteId: string,
  block: Pick<Block, 'id' | 'name' | 'isLinked' | 'document' | 'editedBy'>,
): Promise<WrittenBlock | undefined> {
  // The revisions of a removed block that was published go on: a published revision never changes.
  const published = and(eq(publishedDocument.siteId, siteId), eq(publishedDocument.code, blockCode(block.id)))
  const [newest] = await orm(client)
    .select({ revision: max(publishedDocument.revision) })
    .from(publishedDocument)
    .where(published)
  const [created] = await orm(client)
    .insert(savedBlock)
    .values({ ...block, siteId, revision: (newest?.revision ?? 0) + 1 })
    .onConflictDoNothing()
    .returning(WRITTEN)
  if (!created) return undefined
  await recordUses(client, documentKey(siteId, block.id), block.document)
  await notify(client, { kind: 'blocks', siteId })
  return created
}

/** Writes a locked block as the next revision. */
export async function writeBlock(
  client: Transaction,
  siteId: string,
  { id, name, document, editedBy }: Pick<Block, 'id' | 'name' | 'document' | 'editedBy'>,
): Promise<WrittenBlock> {
  const written = await orm(client)
    .update(savedBlock)
    .set({ name, document, editedBy, revision: sql`${savedBlock.revision} + 1`, editedAt: sql`now()` })
    .where(isBlock(siteId, id))
    .returning(WRITTEN)
  await recordUses(client, documentKey(siteId, id), document)
  await notify(client, { kind: 'blocks', siteId })
  return only(written)
}

/** Removes a block. */
export async function deleteBlock(client: Transaction, siteId: string, id: string): Promise<void> {
  await orm(client).delete(savedBlock).where(isBlock(siteId, id))
  await removeUses(client, documentKey(siteId, id))
  await notify(client, { kind: 'blocks', siteId })
}

function documentKey(siteId: string, id: string): DocumentKey {
  return { siteId, source: 'block', code: id }
}

function isBlock(siteId: string, id: string) {
  return and(eq(savedBlock.siteId, siteId), eq(savedBlock.id, id))
}
