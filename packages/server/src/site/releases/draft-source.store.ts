import { blockCode, blockOfCode } from '@mallwright/contract/document'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { savedBlock } from '../../db/tables/block.table.ts'
import { sitePage } from '../../db/tables/site.table.ts'
import type { PublishedDocument, Sources } from './published-document.store.ts'

/** A saved draft as a possible source of a release: of a page, a site part or a linked block. */
export interface DraftSource extends PublishedDocument {
  readonly editedBy: string
  readonly editedAt: Date
  /** The page was removed: a publish takes it from the release. */
  readonly isRemoved: boolean
}

const PAGE = {
  code: sitePage.columnCode,
  document: sitePage.document,
  revision: sitePage.revision,
  editedBy: sitePage.editedBy,
  editedAt: sitePage.editedAt,
  isRemoved: sitePage.isRemoved,
}

const BLOCK = {
  id: savedBlock.id,
  name: savedBlock.name,
  document: savedBlock.document,
  revision: savedBlock.revision,
  editedBy: savedBlock.editedBy,
  editedAt: savedBlock.editedAt,
}

/** The drafts that differ from the live sources: removed pages only when they are live. */
export async function readPendingDrafts(client: Queryable, siteId: string, live: Sources): Promise<DraftSource[]> {
  const liveRevision = (code: SQL) => sql`coalesce((${JSON.stringify(live)}::jsonb ->> ${code})::int, 0)`
  const page = liveRevision(sql`${sitePage.columnCode}`)
  const block = liveRevision(sql`('block:' || ${savedBlock.id})`)
  const pages = await selectPages(
    client,
    and(
      eq(sitePage.siteId, siteId),
      gt(sitePage.revision, 0),
      sql`case when ${sitePage.isRemoved} then ${page} > 0 else ${page} <> ${sitePage.revision} end`,
    ),
  )
  const blocks = await orm(client)
    .select(BLOCK)
    .from(savedBlock)
    .where(and(eq(savedBlock.siteId, siteId), eq(savedBlock.isLinked, true), sql`${block} <> ${savedBlock.revision}`))
  return [...pages.map(pageSource), ...blocks.map(blockSource)]
}

/** The drafts of codes; unknown codes are omitted. */
export function readDraftSources(client: Queryable, siteId: string, codes: readonly string[]): Promise<DraftSource[]> {
  return selectSources(client, siteId, { codes, isLocked: false })
}

/** The drafts of codes, locked against saves until the transaction ends; unknown codes are omitted. */
export function lockDraftSources(
  client: Transaction,
  siteId: string,
  codes: readonly string[],
): Promise<DraftSource[]> {
  return selectSources(client, siteId, { codes, isLocked: true })
}

async function selectSources(
  client: Queryable,
  siteId: string,
  { codes, isLocked }: { readonly codes: readonly string[]; readonly isLocked: boolean },
): Promise<DraftSource[]> {
  const blockIds = codes.flatMap((code) => blockOfCode(code) ?? [])
  const pagesQuery = selectPages(
    client,
    and(eq(sitePage.siteId, siteId), gt(sitePage.revision, 0), inArray(sitePage.columnCode, [...codes])),
  ).orderBy(sitePage.columnCode)
  const pages = await (isLocked ? pagesQuery.for('share') : pagesQuery)
  if (blockIds.length === 0) return pages.map(pageSource)
  const blocksQuery = orm(client)
    .select(BLOCK)
    .from(savedBlock)
    .where(and(eq(savedBlock.siteId, siteId), eq(savedBlock.isLinked, true), inArray(savedBlock.id, blockIds)))
    .orderBy(savedBlock.id)
  const blocks = await (isLocked ? blocksQuery.for('share') : blocksQuery)
  return [...pages.map(pageSource), ...blocks.map(blockSource)]
}

function selectPages(client: Queryable, condition: SQL | undefined) {
  return orm(client).select(PAGE).from(sitePage).where(condition)
}

function pageSource(row: Omit<DraftSource, 'title'>): DraftSource {
  return { ...row, title: row.document.title }
}

function blockSource({ id, name, ...row }: Omit<DraftSource, 'title' | 'code' | 'isRemoved'> & BlockName): DraftSource {
  return { ...row, code: blockCode(id), title: name, isRemoved: false }
}

interface BlockName {
  readonly id: string
  readonly name: string
}
