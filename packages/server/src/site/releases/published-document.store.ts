import type { Document } from '@mallwright/contract/document'
import { blockCode, blocksLinkedIn } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { orm, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { publishedDocument } from '../../db/tables/site.table.ts'

/** What a release is composed of: the published revision by code of a page, site part or linked block. */
export type Sources = Readonly<Record<string, number>>

/** A published revision of a page, site part or linked block. */
export interface PublishedDocument {
  readonly code: string
  readonly revision: number
  readonly title: string
  readonly document: Document
}

const OUTLINES = rows(
  { code: z.string(), blocks: z.array(z.string()) },
  `select p.code, p.blocks from jsonb_each_text($2::jsonb) as source (code, revision)
   join published_document p on p.site_id = $1 and p.code = source.code and p.revision = source.revision::int`,
)

const DOCUMENTS = rows(
  { code: z.string(), revision: z.number(), title: z.string(), document: z.string() },
  `select p.code, p.revision, p.title, p.document::text as document
   from jsonb_each_text($2::jsonb) as source (code, revision)
   join published_document p on p.site_id = $1 and p.code = source.code and p.revision = source.revision::int`,
)

/** Records documents as published. A revision never changes, so one that is recorded stays. */
export async function recordPublished(
  client: Transaction,
  siteId: string,
  documents: readonly PublishedDocument[],
): Promise<void> {
  if (documents.length === 0) return
  const values = documents.map((published) => ({
    siteId,
    ...published,
    blocks: blocksLinkedIn(published.document).map(blockCode),
  }))
  await orm(client).insert(publishedDocument).values(values).onConflictDoNothing()
}

/** The linked blocks of recorded sources by code; sources of older servers may have no record. */
export async function readLinkedCodes(
  client: Queryable,
  siteId: string,
  sources: Sources,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await OUTLINES.all(client, [siteId, JSON.stringify(sources)])
  return new Map(found.map(({ code, blocks }) => [code, blocks]))
}

/** Recorded documents by code. */
export async function readPublished(
  client: Queryable,
  siteId: string,
  sources: Sources,
): Promise<ReadonlyMap<string, PublishedDocument>> {
  if (Object.keys(sources).length === 0) return new Map()
  const found = await DOCUMENTS.all(client, [siteId, JSON.stringify(sources)])
  // Recorded from checked drafts.
  return new Map(found.map((row) => [row.code, { ...row, document: JSON.parse(row.document) as Document }]))
}
